import {
  ASSESSMENT_BUCKETS,
  CARRIER_LIST_TAB_NAMES,
  type Connection,
  type Outcome,
  type Page,
  type Refusal,
  tabOfConnection,
} from '@fairhaul/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arbitrary from '../arbitraries/index.ts'
import { id } from '../builders/index.ts'
import { valueOf } from '../contracts/index.ts'
import { aFleet } from './carrier-world.ts'
import { fakeConnectionInvitations } from './connection-invitation-fakes.ts'
import { fakeConnections } from './connection-fakes.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'
import { fakeMonitoredCarriers, fakeSubscriptions } from './monitored-carrier-fakes.ts'
import {
  fakeCarrierAgreements,
  fakeContracts,
  fakeOnboardingPackets,
  fakePaymentTerms,
  fakeTaxForms,
} from './onboarding-fakes.ts'
import { fakeClassifications } from './classification-fakes.ts'

const { holdsInTime } = arbitrary

const unique = <T extends { readonly id: number }>(rows: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(rows, { selector: row => row.id, maxLength })

const manyConnections = fc
  .array(arbitrary.connections, { maxLength: 130, size: 'max' })
  .map(rows => rows.map((row, index): Connection => ({ ...row, id: id(index + 1), issuerId: id(1) })))

const worlds: fc.Arbitrary<Partial<FakeWorld>> = fc.record({
  connections: unique(arbitrary.connections, 12),
  onboardingPackets: unique(arbitrary.onboardingPackets, 12),
  carrierAgreements: arbitrary.carrierAgreementLists,
  connectionInvitations: unique(arbitrary.connectionInvitations, 8),
  paymentTerms: unique(arbitrary.paymentTerms, 3),
  contracts: unique(arbitrary.contracts, 3),
  classifications: unique(arbitrary.classifications, 8),
  subscriptions: unique(arbitrary.subscriptions, 8),
})

const pagesOf = async <T>(
  request: (page: number) => Promise<Outcome<Page<T>, Refusal>>,
): Promise<readonly T[]> => {
  const rows: T[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = valueOf(await request(page))
    rows.push(...answer.items)
    pages = answer.pages
  }
  return rows
}

describe('laws of the fakes about connections', () => {
  it('the pages of all connection tabs show each connection with a tab once, and no other', async () => {
    await holdsInTime([manyConnections], async rows => {
      const connections = fakeConnections(fakeWorld({ carriers: aFleet(), connections: [...rows] }))
      for (const tab of CARRIER_LIST_TAB_NAMES) {
        const shown = await pagesOf(page => connections.listTab({ tab, page }))
        const expected = rows.filter(row => tabOfConnection(row) === tab).map(row => row.id)
        expect(shown.map(({ connection }) => connection.id)).toEqual(expected.toReversed())
      }
    })
  })

  it('the buckets of monitored carriers show each carrier once', async () => {
    await holdsInTime([fc.uniqueArray(fc.integer({ min: 1, max: 40 }))], async carrierIds => {
      const world = fakeWorld({ carriers: aFleet() })
      for (const each of carrierIds) await fakeSubscriptions(world).subscribe({ carrierId: id(each) })
      const shown = await Promise.all(
        ASSESSMENT_BUCKETS.map(async bucket =>
          pagesOf(page => fakeMonitoredCarriers(world).list({ bucket, page })),
        ),
      )
      expect(new Set(shown.flat().map(({ carrier }) => carrier.id))).toEqual(new Set(carrierIds))
      expect(shown.flat()).toHaveLength(carrierIds.length)
    })
  })

  it('every request to the connection fakes returns or is refused, and never throws', async () => {
    const params = fc.record({
      list: arbitrary.connectionsParams,
      tab: arbitrary.connectionTabParams,
      status: arbitrary.connectionStatusParams,
      dismissal: fc.record({ id: arbitrary.ids<'connection'>(), isDismissed: fc.boolean() }),
      block: arbitrary.doNotDispatchParams,
      packets: arbitrary.onboardingPacketsParams,
      packet: arbitrary.findOnboardingPacketParams,
      agreement: arbitrary.findCarrierAgreementParams,
      carrier: arbitrary.connectedCarrierParams,
      invitations: arbitrary.connectionInvitationsParams,
      invite: arbitrary.newConnectionInvitations,
      resend: arbitrary.resendConnectionInvitations,
      terms: arbitrary.paymentTermsParams,
      classifications: arbitrary.classificationsParams,
      contract: arbitrary.contractUploads,
      form: arbitrary.taxFormUploads,
      monitored: arbitrary.monitoredCarriersParams,
      upload: arbitrary.carrierListUploadParams,
    })
    await holdsInTime([worlds, params], async (change, params) => {
      const world = fakeWorld({ carriers: aFleet(), ...change })
      const connections = fakeConnections(world)
      const invitations = fakeConnectionInvitations(world)
      const outcomes: readonly Outcome<unknown, Refusal>[] = [
        await connections.list(params.list),
        await connections.listTab(params.tab),
        await connections.setStatus(params.status),
        await connections.setDismissed(params.dismissal),
        await connections.markDoNotDispatch(params.block),
        await fakeOnboardingPackets(world).list(params.packets),
        await fakeOnboardingPackets(world).find(params.packet),
        await fakeCarrierAgreements(world).find(params.agreement),
        await fakeCarrierAgreements(world).ofCarrier(params.carrier),
        await invitations.list(params.invitations),
        await invitations.create(params.invite),
        await invitations.resend(params.resend),
        await fakePaymentTerms(world).ofCompany(params.terms),
        await fakeClassifications(world).list(params.classifications),
        await fakeClassifications(world).unassigned(params.carrier),
        await fakeContracts(world).current(),
        await fakeContracts(world).uploadRedlined(params.contract),
        await fakeTaxForms(world).uploadRedlined(params.form),
        await fakeMonitoredCarriers(world).list(params.monitored),
        await fakeMonitoredCarriers(world).upload(params.upload),
      ]
      for (const outcome of outcomes)
        if (!outcome.ok) expect(['not-found', 'invalid', 'conflict']).toContain(outcome.refusal.kind)
    })
  })
})
