import { isBroker } from '../../account/company.ts'
import { isNamed } from '../../account/person.ts'
import { isMade } from '../../account/company.ts'
import { paths } from '../../routes/paths.ts'
import { routeOf } from '../../routes/route-table.ts'
import { type GuardStep, goHome, signedIn, storeTarget } from './guard-step.ts'

/**
 * Leaving a code page requires a company, then the user's names.
 *
 * Source: section 4, "Navigation guard, step 7". Choice: a visitor may go back from the code page, and the screen that
 * asks is always open.
 */
export const missingInformation = signedIn(request => {
  const { to, from, user } = request
  if (from === null || !routeOf(from).checksUserAndCompanyOnLeaving) return undefined
  if (!isMade(user.company)) {
    if (to.name === 'sign-up-details') return undefined
    const stored = from === 'login-code' ? {} : storeTarget(request)
    return { kind: 'go', to: paths.signUpDetails(), ...stored }
  }
  return isNamed(user) || to.name === 'required-information'
    ? undefined
    : { kind: 'go', to: paths.requiredInformation() }
})

/** Login and sign-up are for visitors. Source: section 4, "Navigation guard, step 8"; section 6, "Authentication". */
export const anonymousOnly = signedIn(({ to }) =>
  to.authentication === 'anonymous-only' ? goHome : undefined,
)

/**
 * All other routes require a sign-in, also unknown paths.
 *
 * Source: section 4, "Navigation guard, step 9"; section 6, "Authentication".
 */
export const authentication: GuardStep = request =>
  request.user === null && request.to.authentication === 'needed'
    ? { kind: 'go', to: paths.login(), ...storeTarget(request) }
    : undefined

/**
 * Only companies that are brokers may use the portal.
 *
 * Empty: without an onboarding site, a user whose company does not exist yet completes the sign-up in this portal and
 * then continues to the saved target; for a company that is not a broker the address is empty.
 * Source: section 4, "Navigation guard, step 10". Choice: screens open to both signed-in users and visitors are exempt,
 * since a user in the middle of a sign-up has no company yet.
 */
export const brokersOnly = signedIn(request => {
  const { to, user, onboardingUrl } = request
  if (to.authentication !== 'needed' || isBroker(user.company)) return undefined
  return onboardingUrl === '' && !isMade(user.company)
    ? { kind: 'go', to: paths.signUpDetails(), ...storeTarget(request) }
    : { kind: 'leave', url: onboardingUrl }
})
