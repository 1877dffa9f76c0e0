import { type CarrierPeople, done, PAGE_SIZE, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

const NO_USER = { carrierUsers: [], activeDispatchers: [], inactiveDispatchers: [], pendingDispatchers: [] }

/** `CarrierPeople` in memory. A carrier of which nothing is kept has nobody and no account. */
export const fakeCarrierPeople = (
  world: FakeWorld = fakeWorld(),
): CarrierPeople & FakeCalls<'redactedUsers' | 'companies'> => {
  const { control, answer } = userCalls<'redactedUsers' | 'companies'>(world)
  const isThere = (carrierId: number) => world.carriers.some(({ id }) => id === carrierId)
  return {
    ...control,
    redactedUsers: (params, signal) =>
      answer('redactedUsers', params, signal, () => {
        if (!isThere(params.carrierId)) return refused(refusal.notFound)
        return done(
          world.redactedUsers.find(({ carrierId }) => carrierId === params.carrierId)?.users ?? NO_USER,
        )
      }),
    companies: (params, signal) =>
      answer('companies', params, signal, () => {
        if (!isThere(params.carrierId)) return refused(refusal.notFound)
        const own = world.carrierAccounts.filter(({ carrierId }) => carrierId === params.carrierId)
        const byId = own.toSorted((one, other) => one.id - other.id)
        return done(pageOf(byId, params.page ?? 1, PAGE_SIZE))
      }),
  }
}
