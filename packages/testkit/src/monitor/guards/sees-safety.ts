import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Not for users whose scope blocks safety data. Source: section 6, "Safety data". */
export const seesSafety: Guard = ({ actor }) => {
  if (actor?.user.scopes.includes('block_safety_data')) throw forbidden('Safety data is not open to you.')
}
