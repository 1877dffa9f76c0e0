import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Only users who hold at least one of some scopes. Source: section 6, "Scopes". */
export const anyScopeGuard = (scopes: readonly string[]): Guard => {
  const guard: Guard = ({ actor }) => {
    if (!scopes.some(scope => actor?.user.scopes.includes(scope)))
      throw forbidden(
        `You need one of the rights ${scopes.map(scope => `"${scope}"`).join(', ')} to do this.`,
      )
  }
  return Object.assign(guard, { requires: { oneOf: scopes } })
}
