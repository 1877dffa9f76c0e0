import { mayOverride, type Refusal } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** Why rules are not open to whoever asks. Empty: undefined when they are. */
export const refusedRules = ({ user }: FakeWorld): Refusal | undefined => {
  if (user === null) return refusal.unauthenticated
  return user.paywall.canRule ? undefined : refusal.forbidden('Your plan does not include rules.')
}

/** Why whoever asks may not change overrides. Empty: undefined when they may. */
export const refusedOverriding = (world: FakeWorld): Refusal | undefined => {
  const { user } = world
  const closed = refusedRules(world)
  if (closed !== undefined) return closed
  return user !== null && mayOverride(user) ? undefined : refusal.forbidden('You may not override rules.')
}
