import { done, type OnboardingPackets, PAGE_SIZE, packetsNewestFirst, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { connectingCompany, rowOrNotFound, andThen } from './signed-in-company.ts'
import { ownPackets } from './own-packets.ts'

/** `OnboardingPackets` in memory: those of the company's own connections. */
export const fakeOnboardingPackets = (
  world: FakeWorld = fakeWorld(),
): OnboardingPackets & FakeCalls<'list' | 'find'> => {
  const { control, answer } = userCalls<'list' | 'find'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(connectingCompany(world), company => {
          const own = world.connections.some(
            ({ id, issuerId }) => id === params.connectionId && issuerId === company,
          )
          if (!own) return refused(refusal.notFound)
          const rows = world.onboardingPackets.filter(
            ({ connectionId }) => connectionId === params.connectionId,
          )
          return done(pageOf(packetsNewestFirst(rows), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    find: (params, signal) =>
      answer('find', params, signal, () =>
        andThen(connectingCompany(world), company =>
          rowOrNotFound(ownPackets(world, company).find(({ id }) => id === params.id)),
        ),
      ),
  }
}
