import { forbidden, Refused, unauthenticated } from '../refused.ts'
import type { Access, Guard } from '../route.ts'
import type { Actor } from '../session/actor.ts'
import { EXPIRED } from '../session/trial.ts'
import type { PaywallFlag } from '../../database/paywall-flags.ts'
import { sameText } from '../../kernel/hashing.ts'
import { RESTRICTION } from '../../kernel/scopes.ts'

const hostOf = (origin: string) => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/**
 * Refuses calls that another site makes a broker's browser send: by `sec-fetch-site`, by `origin`, and where a browser
 * sends neither, by `referer`.
 *
 * Choice: all calls, not only unsafe ones, as `GET sign_out` changes something too and no call is for other sites.
 */
const sameOriginOnly: Guard = ({ request, services }) => {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') throw forbidden('This request came from another site.')
  const source = request.headers.get('origin') ?? (site === null ? request.headers.get('referer') : null)
  if (source === null) return
  const host = hostOf(source)
  const own = [new URL(request.url).host, ...services.config.publicOrigins.map(hostOf)]
  if (host === null || !own.includes(host)) throw forbidden('This request came from another site.')
}

/** Source: section 6, "Company type". Someone still signing up has no company yet. */
export const brokerCompany: Guard = ({ actor }) => {
  if (actor?.company?.company_type !== 'broker') throw forbidden('Only a broker company can do this.')
}

/** Source: section 6, "Expired company". */
const notExpired: Guard = ({ actor }) => {
  if (actor?.company?.status === EXPIRED) throw forbidden("Your company's subscription or trial has ended.")
}

/** Whether the method of a call may change data. */
const isUnsafe = ({ method }: Request) => method !== 'GET' && method !== 'HEAD'

/**
 * An unsafe call of a session needs a header whose value only a page of the portal knows. A call with an API key needs
 * none, as no browser adds the key by itself.
 */
const csrfProof: Guard = ({ actor, request }) => {
  if (actor?.session == null || !isUnsafe(request)) return
  if (!sameText(request.headers.get('x-csrf-token') ?? '', actor.session.csrfToken))
    throw forbidden('Your session could not be verified. Reload the page.', 'csrf_token')
}

/** Before there is a session, the proof is a header that no form of another site can send. */
const signInProof: Guard = ({ request }) => {
  if (isUnsafe(request) && request.headers.get('x-csrf-token') !== 'sign-in')
    throw forbidden('Your sign-in could not be verified. Reload the page.')
}

/** Source: section 6, "Blocked access"; section 8, "General handling". */
const accessReviewed: Guard = ({ actor }) => {
  if (actor?.accessReviewPending)
    throw new Refused(418, [{ field: null, message: 'Your access is being reviewed.' }])
}

/** Source: section 6, "Authentication". */
export const signedIn: Guard = ({ actor }) => {
  if (actor === null) throw unauthenticated()
}

/**
 * Only a person who has signed in, never an API key. It is checked before the guards of a route, with what the key may
 * do; here it says so as data.
 */
export const sessionOnly: Guard = Object.assign(
  (({ actor }) => {
    if (actor?.session === null) throw forbidden('An API key cannot do this. Sign in to do it.')
  }) satisfies Guard,
  { requires: { session: true } as const },
)

/** The guards of each kind of access, in order. A route's own guards run after these. */
export const GUARDS_OF: Readonly<Record<Access, readonly Guard[]>> = {
  anyone: [sameOriginOnly, signInProof],
  account: [sameOriginOnly, signedIn, accessReviewed, csrfProof],
  broker: [sameOriginOnly, signedIn, accessReviewed, csrfProof, brokerCompany, notExpired],
}

/** A scope in a sentence: "manage users". */
const scopeText = (scope: string): string => `"${scope.replaceAll('_', ' ')}"`

/** Only users who hold a scope. Source: section 6, "Scopes". */
export const scopeGuard = (scope: string): Guard => {
  const guard: Guard = ({ actor }) => {
    if (!actor?.user.scopes.includes(scope))
      throw forbidden(`You need the ${scopeText(scope)} permission to do this.`)
  }
  return Object.assign(guard, { requires: { scope } })
}

/** Only users who hold at least one of some scopes. Source: section 6, "Scopes". */
export const anyScopeGuard = (scopes: readonly string[]): Guard => {
  const guard: Guard = ({ actor }) => {
    if (!scopes.some(scope => actor?.user.scopes.includes(scope)))
      throw forbidden(`You need one of these permissions to do this: ${scopes.map(scopeText).join(', ')}.`)
  }
  return Object.assign(guard, { requires: { oneOf: scopes } })
}

/** Only companies whose plan opens a feature. Source: section 6, "Paywall gates". */
export const planGuard = (plan: PaywallFlag): Guard => {
  const guard: Guard = ({ actor }) => {
    if (actor?.paywall[plan] !== true) throw forbidden('Your plan does not include this.')
  }
  return Object.assign(guard, { requires: { plan } })
}

/** Source: section 6, "Watchdog users": their carrier search may be limited. */
export const maySearchCarriers: Guard = ({ actor }) => {
  if (actor?.paywall.is_watchdog && !actor.watchdogLimits.can_carrier_search_for_watchdog)
    throw forbidden('Your account cannot search carriers.')
}

/** Whether a user sees more of carriers than the short profile. Source: section 6, "Watchdog users". */
export const isShownFullProfile = ({
  paywall,
  watchdogLimits,
}: Pick<Actor, 'paywall' | 'watchdogLimits'>): boolean =>
  !paywall.is_watchdog || watchdogLimits.can_view_full_carrier_profile_for_watchdog

/**
 * Source: section 6, "Watchdog users": they may see the short profile only: without the sections of the full one, a
 * carrier's people, and the carriers that share them.
 */
export const seesFullProfile: Guard = ({ actor }) => {
  if (actor !== null && !isShownFullProfile(actor))
    throw forbidden('Your account can only see the short profile.')
}

/** Whether safety data, and what was decided from it, is withheld from a user. Source: section 6, "Safety data". */
export const blocksSafety = (actor: Pick<Actor, 'user'>): boolean => actor.user.scopes.includes(RESTRICTION)

/** Not for users whose scope blocks safety data. Source: section 6, "Safety data". */
export const seesSafety: Guard = ({ actor }) => {
  if (actor !== null && blocksSafety(actor)) throw forbidden('You do not have access to safety data.')
}

/** The guard of the vehicle screens. Source: section 4, "Navigation guard", step 4; section 3, "Current user". */
export const showsVehicles: Guard = ({ actor }) => {
  if (actor?.company?.hide_vehicle_search) throw forbidden('Vehicle search is turned off for your company.')
}
