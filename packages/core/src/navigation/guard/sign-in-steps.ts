import { isBroker } from '../../account/company.ts'
import { isNamed } from '../../account/person.ts'
import { isMade } from '../../account/sign-up/sign-up-step.ts'
import { paths } from '../../routes/paths.ts'
import { routeOf } from '../../routes/route-table.ts'
import { type GuardStep, goHome, signedIn, storeTarget } from './guard-step.ts'

/**
 * Leaving a code page asks for the company, then for the user's names.
 *
 * Source: section 4, "Navigation guard, step 7". Choice: a visitor who goes back from the code page is let go, and the
 * screen that asks may always be reached.
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
 * Everything else asks a visitor to sign in, also a path that is not known.
 *
 * Source: section 4, "Navigation guard, step 9"; section 6, "Authentication".
 */
export const authentication: GuardStep = request =>
  request.user === null && request.to.authentication === 'needed'
    ? { kind: 'go', to: paths.login(), ...storeTarget(request) }
    : undefined

/**
 * Only a broker's company works here.
 *
 * Empty: where no onboarding site is configured, somebody whose company is not made yet finishes their sign-up in this
 * portal, and is where they were going afterwards; for a company that is no broker the address is empty.
 * Source: section 4, "Navigation guard, step 10". Choice: screens that are open to both signed-in users and visitors
 * are exempt, for a user who is still signing up has no company yet.
 */
export const brokersOnly = signedIn(request => {
  const { to, user, onboardingUrl } = request
  if (to.authentication !== 'needed' || isBroker(user.company)) return undefined
  return onboardingUrl === '' && !isMade(user.company)
    ? { kind: 'go', to: paths.signUpDetails(), ...storeTarget(request) }
    : { kind: 'leave', url: onboardingUrl }
})
