import { type CarrierId, done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** What a call about one carrier gives: refused where no such carrier is. */
export const ofKnownCarrier = <T>(
  world: FakeWorld,
  carrierId: CarrierId,
  give: () => T,
): Outcome<T, Refusal> =>
  world.carriers.some(({ id }) => id === carrierId) ? done(give()) : refused(refusal.notFound)
