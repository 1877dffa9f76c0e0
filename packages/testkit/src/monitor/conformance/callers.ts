import { requirementsOf, type Route } from '../http/route.ts'
import type { Person } from '../testing/test-company.ts'

/** A kind of caller: who stands for it, and which routes are shut to it, with the status that says so. */
export interface Caller {
  readonly kind: string
  /** Null: nobody is signed in. */
  readonly person: Person | null
  /** The status that every call of a route gets; null where the route is open, whatever it answers then. */
  shut(route: Route): 401 | 403 | null
}

const scopeGuard = (route: Route) => requirementsOf(route).some(({ scope }) => scope !== undefined)
const planGuard = (route: Route) => requirementsOf(route).some(({ plan }) => plan !== undefined)
const forbiddenIf = (isShut: boolean) => (isShut ? 403 : null)
const isBrokers = ({ access }: Route) => access === 'broker'

/** The eight kinds of caller that there are. */
export const CALLERS: readonly Caller[] = [
  { kind: 'nobody', person: null, shut: ({ access }) => (access === 'anyone' ? null : 401) },
  { kind: 'somebody without a company', person: 'new', shut: route => forbiddenIf(isBrokers(route)) },
  { kind: "a carrier's company", person: 'trucker', shut: route => forbiddenIf(isBrokers(route)) },
  { kind: 'another company', person: 'south', shut: () => null },
  { kind: 'the company without the right', person: 'plain', shut: route => forbiddenIf(scopeGuard(route)) },
  { kind: 'the company with every right', person: 'north', shut: () => null },
  { kind: 'an expired company', person: 'ended', shut: route => forbiddenIf(isBrokers(route)) },
  { kind: 'a plan without it', person: 'unpaid', shut: route => forbiddenIf(planGuard(route)) },
]
