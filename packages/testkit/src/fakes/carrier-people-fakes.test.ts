import type { Outcome, Refusal } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import {
  aBlockByIds,
  aBlockByType,
  aCarrierDetail,
  aDirectoryContact,
  aDirectoryUser,
  aFinding,
  anAssociatedCarrier,
  aProcessAgent,
  aRevokedAssociate,
  aPaywall,
  aUser,
  id,
  someFederalInformation,
  someFederalTies,
  someSharedCounts,
} from '../builders/index.ts'
import {
  associatedCarriersContract,
  carrierDirectoryContract,
  carrierPeopleContract,
  carriersContract,
  carrierUpdatesContract,
  carrierVerdictsContract,
  hiddenRulesContract,
  cautionsContract,
  federalTieRecordsContract,
  editRequestsContract,
} from '../contracts/index.ts'
import { fakeCarriers, fakeCarrierUpdates, fakeCarrierVerdicts } from './carrier-fakes.ts'
import {
  fakeAssociatedCarriers,
  fakeCarrierDirectory,
  fakeCarrierPeople,
  fakeEditRequests,
  fakeFederalTieRecords,
} from './carrier-people-fakes.ts'
import { aFleet, inOrder } from './carrier-world.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'
import { fakeIdentityAlerts } from './identity-alert-fakes.ts'

import { fakeSubscriptions } from './monitored-carrier-fakes.ts'

const email = { kind: 'email', value: 'office@eaglemesa.example', since: null } as const
const associates = [
  anAssociatedCarrier({ id: id(8), sharedContacts: [email] }),
  anAssociatedCarrier({ id: id(9), shared: someSharedCounts({ email: 1 }), sharedContacts: [email] }),
  anAssociatedCarrier({ id: id(10), shared: someSharedCounts({ vehicle_vin: 4, email: null }) }),
]
const withAssociates = (change: Partial<FakeWorld> = {}) =>
  fakeWorld({
    carriers: aFleet(),
    associations: associates.map(associate => ({ carrierId: id<'carrier'>(7), associate })),
    ...change,
  })

associatedCarriersContract(async () => ({
  associated: fakeAssociatedCarriers(withAssociates()),
  carrierId: id(7),
  stranger: id(20),
  absent: id(999),
}))

cautionsContract(async () => {
  const world = withAssociates({ user: aUser({ scopes: ['manage_users'] }) })
  return {
    carriers: fakeCarriers(world),
    alerts: fakeIdentityAlerts(world),
    associated: fakeAssociatedCarriers(world),
    carrierId: id(7),
    today: todayIn(world),
  }
})

carrierDirectoryContract(async () => ({
  directory: fakeCarrierDirectory(
    fakeWorld({
      carriers: aFleet(),
      directories: [
        {
          carrierId: id(7),
          users: Array.from({ length: 60 }, (_, at) =>
            aDirectoryUser({
              id: id(at + 1),
              email: `user${at}@mesa.example`,
              ...(at === 0 && { phone: null, hides: ['phone'] }),
            }),
          ),
          dispatchUsers: [aDirectoryUser({ name: 'Ida Brook' })],
          contacts: [aDirectoryContact()],
          federalInformation: someFederalInformation(),
        },
      ],
    }),
  ),
  carrierId: id(7),
  silent: id(20),
  absent: id(999),
}))

carrierPeopleContract(async () => ({
  people: fakeCarrierPeople(fakeWorld({ carriers: aFleet() })),
  carrierId: id(7),
  silent: id(20),
  absent: id(999),
}))

editRequestsContract(async () => ({
  editRequests: fakeEditRequests(fakeWorld({ carriers: aFleet() })),
  nextCarrier: inOrder(),
  absent: id(999),
}))

describe('the fakes about who a carrier is', () => {
  it("the fakes about a carrier's people refuse a visitor", async () => {
    const world = fakeWorld({ user: null })
    const carrierId = id<'carrier'>(7)
    const outcomes: readonly Outcome<unknown, Refusal>[] = await Promise.all([
      fakeAssociatedCarriers(world).list({ carrierId, required: [] }),
      fakeAssociatedCarriers(world).blockByType(aBlockByType()),
      fakeAssociatedCarriers(world).blockByIds(aBlockByIds()),
      fakeCarrierDirectory(world).find({ carrierId }),
      fakeCarrierDirectory(world).users({ carrierId }),
      fakeCarrierDirectory(world).follow({ carrierId, part: 'users' }),
      fakeCarrierPeople(world).redactedUsers({ carrierId }),
      fakeCarrierPeople(world).companies({ carrierId }),
      fakeEditRequests(world).create({ carrierId, message: 'The phone is wrong.' }),
    ])
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'unauthenticated' } })
  })

  it('fakeAssociatedCarriers blocks no carrier for a company whose plan has no connections', async () => {
    const world = withAssociates({ user: aUser({ paywall: aPaywall({ canConnect: false }) }) })
    for (const outcome of [
      await fakeAssociatedCarriers(world).blockByType(aBlockByType()),
      await fakeAssociatedCarriers(world).blockByIds(aBlockByIds()),
    ])
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'forbidden' } })
    expect(world.associations.map(({ associate }) => associate.connection)).toEqual([null, null, null])
  })

  it('the fakes show a block wherever the carrier is shown', async () => {
    const world = withAssociates()
    await fakeAssociatedCarriers(world).blockByIds(aBlockByIds())
    const detail = await fakeCarriers(world).detail({ id: id(8) })
    expect(detail).toMatchObject({ ok: true, value: { connection: { status: 'do_not_dispatch' } } })
  })
})

carrierUpdatesContract(async () => {
  const world = fakeWorld({ carriers: [aCarrierDetail()] })
  return {
    carriers: fakeCarriers(world),
    updates: fakeCarrierUpdates(world),
    id: aCarrierDetail().id,
    absent: id(999),
  }
})

carrierVerdictsContract(async () => {
  const world = fakeWorld({ carriers: aFleet() })
  const many = { kind: 'name-prefix', value: 'EAGLE' } as const
  return { carriers: fakeCarriers(world), verdicts: fakeCarrierVerdicts(world), many }
})

hiddenRulesContract(async () => {
  const world = fakeWorld({
    carriers: aFleet().map((carrier, at) => ({
      ...carrier,
      rulesAssessment: {
        findings: [
          aFinding({ ruleType: 'cargo_at_least_100000', result: 'pass' }),
          aFinding({
            ruleType: 'satisfactory_or_unrated_safety_rating',
            result: at % 2 === 0 ? 'pass' : 'fail',
          }),
        ],
        overrides: [],
        notices: [
          aFinding({ ruleType: 'bipd_at_least_850000', result: 'fail' }),
          aFinding({ ruleType: 'inspected_within_last_12_months', result: 'fail' }),
        ],
      },
    })),
  })
  const { user } = world
  const unsafe = {
    ...world,
    user: user && { ...user, scopes: [...user.scopes, 'block_safety_data' as const] },
  }
  const reader = (of: FakeWorld) => ({ carriers: fakeCarriers(of), verdicts: fakeCarrierVerdicts(of) })
  return { whole: reader(world), partial: reader(unsafe), many: { kind: 'name-prefix', value: 'EAGLE' } }
})

carriersContract(async () => {
  const world = fakeWorld({ carriers: aFleet() })
  return {
    carriers: fakeCarriers(world),
    subscriptions: fakeSubscriptions(world),
    many: { kind: 'name-prefix', value: 'EAGLE' },
    absent: id(999),
  }
})

federalTieRecordsContract(async () => ({
  ties: fakeFederalTieRecords(
    fakeWorld({
      carriers: [aCarrierDetail(), aCarrierDetail({ id: id(8) }), aCarrierDetail({ id: id(9) })],
      federalTies: [
        {
          carrierId: id(7),
          ties: someFederalTies({ processAgents: [aProcessAgent()], revoked: [aRevokedAssociate()] }),
        },
      ],
    }),
  ),
  carrierId: id(7),
  revoked: id(8),
  silent: id(9),
  absent: id(999),
}))
