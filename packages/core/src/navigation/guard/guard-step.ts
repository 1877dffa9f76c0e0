import type { BrandOrigins } from '../../account/brand.ts'
import type { CurrentUser, FeatureFlags } from '../../account/user.ts'
import type { Route, RouteName } from '../../routes/route-table.ts'

/** What the guard is asked before each navigation. Source: section 4, "Navigation guard". */
export interface NavigationRequest {
  /** Where the navigation goes: path and query, without the base. */
  readonly to: string
  /** The path it leaves, without the base; null when the portal has just opened. */
  readonly from: string | null
  /** The user as step 1 has just refreshed them; null for a visitor. */
  readonly user: CurrentUser | null
  /** Step 1 refreshes them with the user. No step asks one yet. */
  readonly flags?: FeatureFlags
  /** The host name the portal is open on, never a whole address. */
  readonly host: string
  readonly origins: BrandOrigins
  /** Where a company that is no broker is looked after. Empty: nowhere is. */
  readonly onboardingUrl: string
  /** What is kept under `redirect_url_after_sigin` (sic). */
  readonly savedTarget: string | null
}

/**
 * What to do with the saved target: `store` the address asked for, `clear` it, or `consume` it: remove it, because
 * the decision goes there.
 */
export type SavedTargetEffect = 'store' | 'clear' | 'consume'

/** What a navigation comes to: `stay` with it, `go` to another address in the portal, or `leave` the portal. */
export type NavigationDecision =
  | { readonly kind: 'stay'; readonly savedTarget?: SavedTargetEffect }
  | { readonly kind: 'go'; readonly to: string; readonly savedTarget?: SavedTargetEffect }
  | { readonly kind: 'leave'; readonly url: string; readonly savedTarget?: SavedTargetEffect }

/** A question whose addresses have been read. `target` is the saved target if it is one to go to. */
export interface GuardRequest extends Omit<NavigationRequest, 'to' | 'from' | 'flags'> {
  readonly to: Route
  readonly from: RouteName | null
  readonly target: string | undefined
  readonly isExpired: boolean
}

/** A question about somebody who is signed in. */
export type SignedInRequest = GuardRequest & { readonly user: CurrentUser }

/** The step's decision, or undefined when it has nothing against going on. */
export type GuardStep = (request: GuardRequest) => NavigationDecision | undefined

/** A step that a visitor passes. Choice: steps 3 to 7 and 10 to 13 have nothing to ask one; step 9 has. */
export const signedIn =
  (step: (request: SignedInRequest) => NavigationDecision | undefined): GuardStep =>
  request =>
    isSignedIn(request) ? step(request) : undefined

const isSignedIn = (request: GuardRequest): request is SignedInRequest => request.user !== null

/** Home is where a closed screen leads: it is open to every user whom the later steps let in. */
export const goHome: NavigationDecision = { kind: 'go', to: '/' }

/**
 * Keeps where the person was going. Choice: Home is where everyone lands anyway, so it never replaces another target.
 */
export const storeTarget = ({ to, target }: GuardRequest): { readonly savedTarget?: 'store' } =>
  to.name === 'home' && target !== undefined ? {} : { savedTarget: 'store' }
