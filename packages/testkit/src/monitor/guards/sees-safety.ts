import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'
import type { Actor } from '../session/actor.ts'
import { RESTRICTION } from '../session/scopes.ts'

/** Whether safety data, and what was decided on it, is kept from somebody. Source: section 6, "Safety data". */
export const blocksSafety = (actor: Pick<Actor, 'user'>): boolean => actor.user.scopes.includes(RESTRICTION)

/** Not for users whose scope blocks safety data. Source: section 6, "Safety data". */
export const seesSafety: Guard = ({ actor }) => {
  if (actor !== null && blocksSafety(actor)) throw forbidden('Safety data is not open to you.')
}
