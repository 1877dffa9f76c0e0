import { describe, expect, it } from 'vitest'
import {
  aCarrierAgreement,
  aClassification,
  aConnection,
  aConnectionInProgress,
  aConnectionInvitation,
  aContractUpload,
  aNewConnectionInvitation,
  anIdentifier,
  aLoad,
  anOnboardingPacket,
  anUnassignedClassification,
  aPaywall,
  aPdfToUpload,
  aRateConfirmation,
  aTaxFormUpload,
  aUser,
  id,
} from '../builders/index.ts'
import {
  carrierAgreementsContract,
  classificationsContract,
  connectionInvitationsContract,
  connectionsContract,
  contractsContract,
  monitoredCarriersContract,
  onboardingPacketsContract,
  paymentTermsContract,
  subscriptionsContract,
  taxFormsContract,
} from '../contracts/index.ts'
import { fakeCarriers } from './carrier-fakes.ts'
import { aFleet, inOrder } from './carrier-world.ts'
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
import { fakeNotes } from './team-fakes.ts'
import { fakeClassifications } from './classification-fakes.ts'

/** Carriers 39 and 40 are connected; connection 3 is another company's. */
const connectedWorld = (change: Partial<FakeWorld> = {}) =>
  fakeWorld({
    carriers: aFleet(),
    connections: [
      aConnectionInProgress({ id: id(1), carrierId: id(39) }),
      aConnection({ id: id(2), carrierId: id(40), receiver: null, latestPacket: null }),
      aConnection({ id: id(3), carrierId: id(39), issuerId: id(2) }),
    ],
    onboardingPackets: [
      anOnboardingPacket({ id: id(10), connectionId: id(1), createdAt: '2026-10-01T08:00:00.000Z' }),
      anOnboardingPacket({ id: id(11), connectionId: id(1), createdAt: '2026-10-02T08:00:00.000Z' }),
      anOnboardingPacket({ id: id(12), connectionId: id(1), createdAt: '2026-10-02T08:00:00.000Z' }),
      anOnboardingPacket({ id: id(13), connectionId: id(3) }),
    ],
    carrierAgreements: [
      aCarrierAgreement({ id: id(20), onboardingPacketId: id(10) }),
      aCarrierAgreement({ id: id(21), onboardingPacketId: id(11), isBrokerUploaded: true }),
      aCarrierAgreement({ id: id(22), onboardingPacketId: id(13) }),
    ],
    connectionInvitations: [aConnectionInvitation({ id: id(30), carrierId: id(39) })],
    taxForms: [id(80), id(81)],
    taxFormsInPart: new Set([id<'tax-form'>(81)]),
    classifications: [
      aClassification({ id: id(2) }),
      aClassification({ id: id(3), companyId: null, isByBrokerElection: false }),
      aClassification({ id: id(4), isActive: false }),
      aClassification({ id: id(5), companyId: id(2) }),
    ],
    unassigned: new Map([[id<'carrier'>(39), [anUnassignedClassification()]]]),
    ...change,
  })

subscriptionsContract(async () => ({
  subscriptions: fakeSubscriptions(fakeWorld({ carriers: aFleet() })),
  nextCarrier: inOrder(),
  absent: id(999),
}))

const LOADS = [
  aLoad({ id: id(1), externalNumber: 'NL-1', carrierId: id(39), status: 'covered' }),
  aLoad({ id: id(2), externalNumber: 'NL-2', carrierId: id(39), status: 'progress' }),
  aLoad({ id: id(3), externalNumber: 'NL-3', carrierId: id(39), status: 'delivered' }),
]

connectionsContract(async () => {
  const world = connectedWorld({
    loads: LOADS,
    rateConfirmations: LOADS.map(load =>
      aRateConfirmation({
        id: id(load.id),
        carrierId: id(39),
        loadId: load.id,
        loadNumber: load.externalNumber,
      }),
    ),
  })
  return {
    connections: fakeConnections(world),
    issuerId: id(1),
    otherIssuerId: id(2),
    nextCarrier: inOrder(),
    packeted: id(1),
    booked: id(39),
    coworker: id(2),
    notes: fakeNotes(world),
    absent: id<'connection'>(999) as never,
  }
})

onboardingPacketsContract(async () => ({
  packets: fakeOnboardingPackets(connectedWorld()),
  connectionId: id(1),
  connectionWithout: id(2),
  foreignConnection: id(3),
  foreignPacket: id(13),
  absent: id<'connection'>(999) as never,
}))

carrierAgreementsContract(async () => ({
  agreements: fakeCarrierAgreements(connectedWorld()),
  carrierId: id(39),
  carrierWithout: id(40),
  foreignAgreement: id(22),
  absent: id<'carrier'>(999) as never,
}))

connectionInvitationsContract(async () => {
  const world = connectedWorld()
  return {
    invitations: fakeConnectionInvitations(world),
    carriers: fakeCarriers(world),
    connections: fakeConnections(world),
    issuerId: id(1),
    otherIssuerId: id(2),
    nextCarrier: inOrder(),
    userId: id(1),
    classificationId: id(2),
    closedClassification: id(4),
    answered: id(30),
    absent: id<'carrier'>(999) as never,
  }
})

paymentTermsContract(async () => ({
  paymentTerms: fakePaymentTerms(connectedWorld()),
  companyId: id(1),
  otherCompanyId: id(2),
}))

contractsContract(async () => ({
  contracts: fakeContracts(connectedWorld()),
  onboardingPacketId: id(10),
  absent: id<'contract'>(999) as never,
}))

taxFormsContract(async () => ({
  taxForms: fakeTaxForms(connectedWorld()),
  onboardingPacketId: id(10),
  taxFormId: id(80),
  taxFormInPart: id(81),
  absent: id<'tax-form'>(999) as never,
}))

classificationsContract(async () => ({
  classifications: fakeClassifications(connectedWorld()),
  companyId: id(1),
  otherCompanyId: id(2),
  carrierId: id(39),
  absent: id(999),
}))

monitoredCarriersContract(async () => {
  const carriers = aFleet()
  carriers[39] = { ...carriers[39]!, identifiers: [anIdentifier({ type: 'MC', value: '778899' })] }
  const world = fakeWorld({ carriers })
  return {
    monitoredCarriers: fakeMonitoredCarriers(world),
    subscriptions: fakeSubscriptions(world),
    nextCarrier: inOrder(),
    one: {
      query: { kind: 'identifier-exact', type: 'MC', value: '778899', region: null },
      line: 'MC 778899',
      carrierId: id(40),
    },
    absentLine: 'MC 99',
  }
})

const paramsOf = (world: FakeWorld) => ({
  connections: [
    () => fakeConnections(world).list({ issuerId: id(1), carrierId: id(39) }),
    () => fakeConnections(world).listTab({ tab: 'my-carriers' }),
    () => fakeConnections(world).setStatus({ id: id(1), status: 'onboarded' }),
    () => fakeConnections(world).setDismissed({ id: id(1), isDismissed: true }),
    () => fakeConnections(world).markDoNotDispatch({ carrierId: id(39) }),
    () => fakeOnboardingPackets(world).list({ connectionId: id(1) }),
    () => fakeOnboardingPackets(world).find({ id: id(10) }),
    () => fakeCarrierAgreements(world).find({ id: id(20) }),
    () => fakeCarrierAgreements(world).ofCarrier({ carrierId: id(39) }),
    () => fakeConnectionInvitations(world).list({ issuerId: id(1) }),
    () => fakeConnectionInvitations(world).create(aNewConnectionInvitation()),
    () => fakeConnectionInvitations(world).resend({ id: id(30), classificationIds: [] }),
    () => fakeContracts(world).current(),
    () => fakeContracts(world).uploadRedlined(aContractUpload({ onboardingPacketId: id(10) })),
    () => fakeTaxForms(world).uploadRedlined(aTaxFormUpload({ onboardingPacketId: id(10) })),
  ],
  others: [
    () => fakePaymentTerms(world).ofCompany({ companyId: id(1) }),
    () => fakeClassifications(world).list({}),
    () => fakeClassifications(world).unassigned({ carrierId: id(39) }),
    () => fakeMonitoredCarriers(world).list({ bucket: 'pass' }),
    () => fakeMonitoredCarriers(world).upload({ file: aPdfToUpload() }),
  ],
})

const refusalsOf = async (params: readonly (() => Promise<unknown>)[]) =>
  Promise.all(
    params.map(async request => ((await request()) as { refusal?: { kind: string } }).refusal?.kind),
  )

describe('the fakes about connections', () => {
  it('the connection fakes refuse a visitor', async () => {
    const { connections, others } = paramsOf(connectedWorld({ user: null }))
    const kinds = await refusalsOf([...connections, ...others])
    expect(new Set(kinds)).toEqual(new Set(['unauthenticated']))
  })

  it('the connection fakes refuse only connection calls to a plan without connections', async () => {
    const user = aUser({ paywall: aPaywall({ canConnect: false }) })
    const { connections, others } = paramsOf(connectedWorld({ user }))
    expect(new Set(await refusalsOf(connections))).toEqual(new Set(['forbidden']))
    expect(await refusalsOf(others)).not.toContain('forbidden')
  })

  it('the connection fakes refuse someone without a company', async () => {
    const { connections, others } = paramsOf(connectedWorld({ user: aUser({ company: null }) }))
    expect(new Set(await refusalsOf([...connections, ...others]))).toEqual(new Set(['forbidden']))
  })

  it('the connection fakes return null where a company has no contract and no terms', async () => {
    const world = fakeWorld({ contracts: [], paymentTerms: [] })
    expect(await fakeContracts(world).current()).toEqual({ ok: true, value: null })
    expect(await fakePaymentTerms(world).ofCompany({ companyId: id(1) })).toEqual({ ok: true, value: null })
  })

  it('fakeMonitoredCarriers names the lines of an uploaded file that are not numbers', async () => {
    const world = fakeWorld({ carriers: aFleet() })
    const bytes = new TextEncoder().encode('DOT 3200000\nEagle 7\n')
    const file = aPdfToUpload({ arrayBuffer: async () => bytes.slice().buffer })
    expect(await fakeMonitoredCarriers(world).upload({ file })).toEqual({
      ok: true,
      value: { added: 1, addedIds: [1], alreadyMonitored: 0, notFound: ['Eagle 7'] },
    })
  })
})
