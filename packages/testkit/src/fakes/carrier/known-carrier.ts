import { type CarrierId, done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** What a call about one carrier gives: refused to visitors, and where no such carrier is. */
export const ofKnownCarrier = <T>(
  world: FakeWorld,
  carrierId: CarrierId,
  give: () => T,
): Outcome<T, Refusal> => {
  if (world.user === null) return refused(refusal.unauthenticated)
  return world.carriers.some(({ id }) => id === carrierId) ? done(give()) : refused(refusal.notFound)
}
