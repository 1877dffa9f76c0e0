import {
  type BrandOrigins,
  CallFailed,
  type CurrentUser,
  explainsBlock,
  type Failure,
  matchRoute,
  pathOf,
  paths,
  type SavedTarget,
  resolveNavigation,
} from '@fairhaul/core'
import type { AccountStore, Refreshed } from '../stores/account-store.ts'

export interface GuardDeps {
  readonly account: AccountStore
  readonly savedTarget: SavedTarget
  readonly host: string
  readonly origins: BrandOrigins
  readonly onboardingUrl: string | null
  /** Whether the browser is on its way to where a 406 has sent it. */
  readonly isSentAway: () => boolean
}

/** A navigation of the router, in paths without the base. */
export interface Navigation {
  readonly to: string
  /** Null when the portal has just opened. */
  readonly from: string | null
}

/** Where the guard wants the browser instead. Undefined: it may stay. */
export type Redirect =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'leave'; readonly url: string }
  /** The browser is leaving by itself. */
  | { readonly kind: 'leaving' }

/** How a decision that comes after the screen is shown is carried out. */
export type OnRedirect = (redirect: Redirect) => void

/**
 * Carries out what core decides of one navigation. `proceed` opens the screen; what it answers is answered here.
 *
 * Step 1, the refresh of user and flags, costs a wait on the first navigation alone. Later the user known before
 * decides at once, the screen opens meanwhile, and the refreshed user is asked about after it: before the screen is
 * shown if the answer is there by then, else as soon as it comes, through `onRedirect`.
 * Refuses: throws `CallFailed` when nobody is known and the monitor does not say.
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
  if (isAnswered) return again() ?? { kind: 'passed', value }
  void answered.then(() => {
    if (signal.aborted) return
    const late = again()
    if (late !== undefined) onRedirect(late)
  })
  return { kind: 'passed', value }
}

/** What the screen asks leaves before the refresh: the broker waits for that, and for the user only when it is another. */
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
 * What becomes of a navigation when the server has not said who is here. Undefined: it goes on, as a visitor's.
 *
 * Refuses: throws when nobody answers, and when a 406 names an address that may not be gone to.
 */
const outside = (deps: GuardDeps, { to, from }: Navigation, answer: Refreshed): Redirect | undefined => {
  if (answer.kind === 'unanswered') throw new CallFailed(answer.failure)
  if (answer.kind === 'answered' || isBlock(to)) return undefined
  if (answer.to.kind === 'pending-access-review') return { kind: 'go', to: paths.pendingAccessReview() }
  if (deps.isSentAway()) return { kind: 'leaving' }
  if (from !== null && isBlock(from)) return { kind: 'go', to: from }
  throw new CallFailed(NOT_NAMED)
}

const decide = (
  deps: GuardDeps,
  { to, from }: Navigation,
  user: CurrentUser | null,
): Redirect | undefined => {
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
  } else if (settled.savedTarget !== before) deps.savedTarget.store(settled.savedTarget)
  if (settled.kind === 'leave') return { kind: 'leave', url: settled.url }
  return settled.address === to ? undefined : { kind: 'go', to: settled.address }
}
