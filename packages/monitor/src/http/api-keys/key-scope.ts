import { MANAGE_USERS } from '../../kernel/scopes.ts'
import { planGuard } from '../guards/guards.ts'
import { forbidden } from '../refused.ts'
import { type Call, type Route, requirementsOf } from '../route.ts'
import type { KeyScope } from './key-scopes.ts'

/** Whether a route is one that a person has to call: what starts or ends a session, and what manages users or billing. */
const isForPeople = ({ access, reads, ...route }: Route): boolean =>
  access === 'anyone' ||
  (access === 'account' && !reads) ||
  requirementsOf(route).some(({ scope, session }) => session === true || scope === MANAGE_USERS)

/**
 * The scope with which a key may call a route, by the rights of the route alone, so that a new route has its scope
 * without a list. Null: no key may.
 */
export const keyScopeOf = (route: Route): KeyScope | null => {
  if (isForPeople(route)) return null
  if (route.reads) return 'read'
  const plans = new Set(requirementsOf(route).map(({ plan }) => plan))
  if (plans.has('can_connect')) return 'connect'
  return plans.has('can_rule') ? 'override' : 'write'
}

const hasApi = planGuard('can_api')

/**
 * Refuses a call by a key that goes beyond what the key may do. A call of a session passes; the rights of the person are
 * checked as for any call. Refuses: 403.
 */
export function refuseBeyondKey(route: Route, call: Call): void {
  const key = call.actor?.key ?? null
  if (key === null) return
  void hasApi(call)
  const scope = keyScopeOf(route)
  if (scope === null) throw forbidden('An API key cannot do this. Sign in to do it.')
  if (!key.scopes.includes(scope))
    throw forbidden(`This API key cannot do this. Use a key with the "${scope}" permission.`)
}
