import {
  type CurrentUser,
  isExpired,
  type Load,
  type LoadId,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'
import { signedInUser } from '../shared/signed-in-user.ts'

/** Gives what follows for who asks. Refuses: a visitor, and a user whose company has expired. */
export const forUser = <T>(
  world: FakeWorld,
  give: (user: CurrentUser) => Outcome<T, Refusal>,
): Outcome<T, Refusal> => {
  const user = signedInUser(world)
  if (!user.ok) return user
  return isExpired(user.value)
    ? refused(refusal.forbidden('The subscription of your company has expired.'))
    : give(user.value)
}

/** The loads of the user's company. */
export const ownLoads = (world: FakeWorld, user: CurrentUser): readonly Load[] =>
  world.loads.filter(({ companyId }) => companyId === user.company?.id)

/** Gives what follows for one load of the user's company. Refuses: `not-found` for any other. */
export const forLoad = <T>(
  world: FakeWorld,
  wanted: LoadId,
  give: (load: Load, user: CurrentUser) => Outcome<T, Refusal>,
): Outcome<T, Refusal> =>
  forUser(world, user => {
    const load = ownLoads(world, user).find(({ id }) => id === wanted)
    return load === undefined ? refused(refusal.notFound) : give(load, user)
  })
