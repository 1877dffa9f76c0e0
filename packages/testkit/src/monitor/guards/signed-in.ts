import { unauthenticated } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Source: section 6, "Authentication". */
export const signedIn: Guard = ({ actor }) => {
  if (actor === null) throw unauthenticated()
}
