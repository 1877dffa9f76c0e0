import {
  type CurrentUser,
  type Failure,
  type FeatureFlagBoard,
  type FeatureFlags,
  failureOf,
  type RedirectTarget,
  type Session,
  type UserId,
  userAfterRefresh,
} from '@fairhaul/core'

/** The result of a refresh. `unanswered`: there was no usable response, so the user stays as known. */
export type Refreshed =
  | { readonly kind: 'answered'; readonly user: CurrentUser | null; readonly flags: FeatureFlags }
  | { readonly kind: 'unanswered'; readonly failure: Failure }
  /** A 406 or 418: the server redirects, and does not say who the user is. */
  | { readonly kind: 'redirected'; readonly to: RedirectTarget }

/** The flags of a page on which no one is signed in, or whose flags are not known. */
export const NO_FLAGS: FeatureFlags = new Set()

interface RefreshDeps {
  readonly session: Session
  readonly flagBoard: FeatureFlagBoard
}

/** Who is known before the response. */
interface KnownBefore {
  /** The user whose flags are requested together with the user. Null: no one. */
  readonly lastKnown: UserId | null
  /** The flags of a user, as known: they stay if theirs cannot be loaded. */
  readonly flagsOf: (userId: UserId) => FeatureFlags
}

/** Requests user and flags together. Never rejects. */
export async function requestUser(
  { session, flagBoard }: RefreshDeps,
  { lastKnown, flagsOf }: KnownBefore,
): Promise<Refreshed> {
  const early = lastKnown === null ? undefined : loadFlags(flagBoard, lastKnown)
  const found = await orFailure(session.current())
  if ('refusal' in found && found.refusal.kind === 'redirected')
    return { kind: 'redirected', to: found.refusal.to }
  const { user, error } = userAfterRefresh(null, found)
  if (error !== null) {
    return { kind: 'unanswered', failure: 'call' in error ? error : refusedRefresh(error.requestId) }
  }
  if (user === null) return { kind: 'answered', user, flags: NO_FLAGS }
  const flags = await (early !== undefined && user.id === lastKnown ? early : loadFlags(flagBoard, user.id))
  return { kind: 'answered', user, flags: flags ?? flagsOf(user.id) }
}

/** Undefined without a response: the flags stay as known. */
async function loadFlags(flagBoard: FeatureFlagBoard, userId: UserId): Promise<FeatureFlags | undefined> {
  try {
    const answer = await flagBoard.forUser({ userId })
    return answer.ok ? answer.value : undefined
  } catch {
    return undefined
  }
}

/** Resolves to the outcome, or to the failure of what was thrown. */
export const orFailure = <T>(pending: Promise<T>) =>
  pending.catch((thrown: unknown) => ({ ok: false, failure: failureOf(thrown) }) as const)

const refusedRefresh = (requestId: string | null): Failure => ({
  kind: 'unavailable',
  call: 'GET refresh_jwt',
  status: null,
  requestId,
  detail: null,
})
