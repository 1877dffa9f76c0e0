import { mayOverride, type Refusal } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** Why rules are not open to a user. Empty: undefined when they are. */
export const refusedRules = ({ user }: FakeWorld): Refusal | undefined =>
  user?.paywall.canRule === true ? undefined : refusal.forbidden('Your plan does not include rules.')

/** Why a user may not change overrides. Empty: undefined when they may. */
export const refusedOverriding = (world: FakeWorld): Refusal | undefined => {
  const { user } = world
  const closed = refusedRules(world)
  if (closed !== undefined) return closed
  return user !== null && mayOverride(user) ? undefined : refusal.forbidden('You may not override rules.')
}
