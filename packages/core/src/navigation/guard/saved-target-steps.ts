import { paths } from '../../routes/paths.ts'
import { type NavigationDecision, signedIn, storeTarget } from './guard-step.ts'

const consume = (target: string | undefined): NavigationDecision | undefined =>
  target === undefined ? undefined : { kind: 'go', to: target, savedTarget: 'consume' }

/**
 * A company that may connect goes where it was going before it signed in.
 *
 * Source: section 4, "Navigation guard, step 11"; section 4, "Saved target". Choice: while the company is expired the
 * target is kept, or this step and step 13 would send it round in a circle; and a screen that finishes a sign-up or
 * explains a block is not left for it.
 */
export const connectingTarget = signedIn(({ to, user, target, isExpired }) =>
  user.paywall.canConnect && !isExpired && to.authentication === 'needed' ? consume(target) : undefined,
)

/**
 * An expired company reaches its account only; others go where they were going before they signed in.
 *
 * Source: section 4, "Navigation guard, step 13"; section 4, "Saved target".
 */
export const expiredCompany = signedIn(request => {
  if (request.to.allowsExpired) return undefined
  return request.isExpired
    ? { kind: 'go', to: paths.myAccount({ tab: 4 }), ...storeTarget(request) }
    : consume(request.target)
})
