import type { BrandOrigins } from '../../account/brand.ts'
import type { CurrentUser, FeatureFlags } from '../../account/user.ts'
import type { Route, RouteName } from '../../routes/route-table.ts'

/** The input of the guard for one navigation. Source: section 4, "Navigation guard". */
export interface NavigationRequest {
  /** Where the navigation goes: path and query, without the base. */
  readonly to: string
  /** The current path, without the base; null when the portal opens. */
  readonly from: string | null
  /** The user as step 1 has just refreshed them; null for a visitor. */
  readonly user: CurrentUser | null
  /** Refreshed in step 1 with the user. No step reads them yet. */
  readonly flags?: FeatureFlags
  /** The host name the portal is open on, never a whole address. */
  readonly host: string
  readonly origins: BrandOrigins
  /** The onboarding site for companies that are not brokers. Empty: none. */
  readonly onboardingUrl: string
  /** The value stored under `redirect_url_after_sigin` (sic). */
  readonly savedTarget: string | null
}

/**
 * What to do with the saved target: `store` the requested address, `clear` it, or `consume` it: remove it, because the
 * decision redirects to it.
 */
export type SavedTargetEffect = 'store' | 'clear' | 'consume'

/** `stay` at the requested address, `go` to another address in the portal, or `leave` the portal. */
export type NavigationDecision =
  | { readonly kind: 'stay'; readonly savedTarget?: SavedTargetEffect }
  | { readonly kind: 'go'; readonly to: string; readonly savedTarget?: SavedTargetEffect }
  | { readonly kind: 'leave'; readonly url: string; readonly savedTarget?: SavedTargetEffect }

/** A navigation request with its routes matched. `target` is the saved target if it is accepted. */
export interface GuardRequest extends Omit<NavigationRequest, 'to' | 'from' | 'flags'> {
  readonly to: Route
  readonly from: RouteName | null
  readonly target: string | undefined
  readonly isExpired: boolean
}

/** A request of a signed-in user. */
export type SignedInRequest = GuardRequest & { readonly user: CurrentUser }

/** One step: its decision, or undefined to continue with the next step. */
export type GuardStep = (request: GuardRequest) => NavigationDecision | undefined

/** A step that skips visitors. Choice: steps 3 to 7 and 10 to 13 skip them; step 9 does not. */
export const signedIn =
  (step: (request: SignedInRequest) => NavigationDecision | undefined): GuardStep =>
  request =>
    isSignedIn(request) ? step(request) : undefined

const isSignedIn = (request: GuardRequest): request is SignedInRequest => request.user !== null

/** The redirect from a closed screen: Home is open to every user who passes the later steps. */
export const goHome: NavigationDecision = { kind: 'go', to: '/' }

/**
 * Saves the requested address. Choice: Home never replaces another target, as it is the default.
 */
export const storeTarget = ({ to, target }: GuardRequest): { readonly savedTarget?: 'store' } =>
  to.name === 'home' && target !== undefined ? {} : { savedTarget: 'store' }
