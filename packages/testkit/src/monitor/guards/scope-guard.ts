import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Only users who hold a scope. Source: section 6, "Scopes". */
export const scopeGuard = (scope: string): Guard => {
  const guard: Guard = ({ actor }) => {
    if (!actor?.user.scopes.includes(scope)) throw forbidden(`You need the right "${scope}" to do this.`)
  }
  return Object.assign(guard, { requires: { scope } })
}
