import { paths } from '../../routes/paths.ts'
import { type NavigationDecision, signedIn, storeTarget } from './guard-step.ts'

const consume = (target: string | undefined): NavigationDecision | undefined =>
  target === undefined ? undefined : { kind: 'go', to: target, savedTarget: 'consume' }

/**
 * Redirects a company that may connect to its saved target.
 *
 * Source: section 4, "Navigation guard, step 11"; section 4, "Saved target". Choice: an expired company keeps its
 * target, or this step and step 13 would loop; screens that finish a sign-up or explain a block are not left for it.
 */
export const connectingTarget = signedIn(({ to, user, target, isExpired }) =>
  user.paywall.canConnect && !isExpired && to.authentication === 'needed' ? consume(target) : undefined,
)

/**
 * An expired company can open its account only; others are redirected to their saved target.
 *
 * Source: section 4, "Navigation guard, step 13"; section 4, "Saved target".
 */
export const expiredCompany = signedIn(request => {
  if (request.to.allowsExpired) return undefined
  return request.isExpired
    ? { kind: 'go', to: paths.myAccount({ tab: 4 }), ...storeTarget(request) }
    : consume(request.target)
})
