import {
  type BrandOrigins,
  CallFailed,
  type CurrentUser,
  explainsBlock,
  type Failure,
  matchRoute,
  pathOf,
  paths,
  resolveNavigation,
  type SavedTarget,
} from '@fairhaul/core'
import type { AccountStore } from '../../stores/account-store.ts'
import type { Refreshed } from '../../stores/user-request.ts'

export interface GuardDeps {
  readonly account: AccountStore
  readonly savedTarget: SavedTarget
  readonly host: string
  readonly origins: BrandOrigins
  readonly onboardingUrl: string | null
  /** Whether the browser is following a redirect from a 406. */
  readonly isSentAway: () => boolean
  /** Whether this page was opened by Back or Forward. */
  readonly isOpenedByHistory: () => boolean
}

/** A navigation of the router, in paths without the base. */
export interface Navigation {
  readonly to: string
  /** Null for the portal's first navigation. */
  readonly from: string | null
}

/** Where the guard redirects to. Undefined: the navigation may proceed. */
export type Redirect =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'leave'; readonly url: string }
  /** The browser itself is leaving the page. */
  | { readonly kind: 'leaving' }

/** Carries out a decision that is made after the screen is shown. */
export type OnRedirect = (redirect: Redirect) => void

/**
 * Carries out core's decision about a navigation. `proceed` opens the screen; its result is returned.
 * Step 1, the refresh of user and flags, delays only the first navigation. Later navigations are decided with the known
 * user while the screen opens, and again with the refreshed user: before the screen is shown if the refresh has
 * finished by then, otherwise when it finishes, through `onRedirect`. A navigation that a newer one has replaced decides
 * nothing any more. Refuses: throws `CallFailed` when no user is
 * known and the monitor does not respond.
 * Source: section 4, "Navigation guard".
 */
export const passGuard = async <T>(
  deps: GuardDeps,
  navigation: Navigation,
  proceed: () => Promise<T>,
  onRedirect: OnRedirect,
  signal: AbortSignal,
): Promise<{ readonly kind: 'passed'; readonly value: T } | Redirect> => {
  const { account } = deps
  if (account.user === undefined) {
    const answer = await account.refreshIfStale()
    const blocked = account.user === undefined ? outside(deps, navigation, answer) : undefined
    if (blocked !== undefined) return blocked
    signal.throwIfAborted()
  }
  const known = account.user ?? null
  const early = decide(deps, navigation, known)
  if (early !== undefined) return early

  const opening = proceed()
  let isAnswered = false
  const again = () => (account.user === known ? undefined : decide(deps, navigation, account.user ?? null))
  const answered = afterThisTurn()
    .then(() => account.refreshIfStale())
    .then(() => {
      isAnswered = true
    })
  const value = await opening
  signal.throwIfAborted()
  if (isAnswered) return again() ?? { kind: 'passed', value }
  void answered.then(() => {
    if (signal.aborted) return
    const late = again()
    if (late !== undefined) onRedirect(late)
  })
  return { kind: 'passed', value }
}

/**
 * The screen's requests are sent before the refresh: the broker waits for them, and for the user only if it changes.
 */
const afterThisTurn = () => new Promise<void>(resolve => setTimeout(resolve))

const NOT_NAMED: Failure = {
  kind: 'unavailable',
  call: 'GET refresh_jwt',
  status: 406,
  requestId: null,
  detail: null,
}

const isBlock = (address: string) => explainsBlock(matchRoute(pathOf(address)).route.name)

/**
 * Handles a navigation for which the server has not identified the user. Undefined: it proceeds as a visitor's.
 * Refuses: throws when there is no usable response, and when a 406 is not followed.
 */
const outside = (deps: GuardDeps, { to, from }: Navigation, answer: Refreshed): Redirect | undefined => {
  if (answer.kind === 'unanswered') throw new CallFailed(answer.failure)
  if (answer.kind === 'answered' || isBlock(to)) return undefined
  if (answer.to.kind === 'pending-access-review') return { kind: 'go', to: paths.pendingAccessReview() }
  if (deps.isSentAway()) return { kind: 'leaving' }
  if (from !== null && isBlock(from)) return { kind: 'go', to: from }
  throw new CallFailed(NOT_NAMED)
}

/**
 * Whether the address of a navigation without a user may be saved for the next sign-in. Not after a sign-out, nor when
 * Back opens the page: the address is one that the person before has visited, and the next may be someone else.
 */
const maySave = ({ account, isOpenedByHistory }: GuardDeps, { from }: Navigation): boolean =>
  from === null ? !isOpenedByHistory() : !account.isSignedOut

const decide = (deps: GuardDeps, navigation: Navigation, user: CurrentUser | null): Redirect | undefined => {
  const { to, from } = navigation
  const before = deps.savedTarget.read()
  const settled = resolveNavigation({
    to,
    from,
    user,
    flags: deps.account.flags,
    host: deps.host,
    origins: deps.origins,
    onboardingUrl: deps.onboardingUrl ?? '',
    savedTarget: before,
  })
  if (settled.savedTarget === null) {
    if (before !== null) deps.savedTarget.clear()
  } else if (settled.savedTarget !== before && (user !== null || maySave(deps, navigation)))
    deps.savedTarget.store(settled.savedTarget)
  if (settled.kind === 'leave') return { kind: 'leave', url: settled.url }
  return settled.address === to ? undefined : { kind: 'go', to: settled.address }
}
