import type { Failure } from '../shared/failure.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { CurrentUser } from './user.ts'

/** How a refresh ended: with an outcome, or without a response. */
export type RefreshAnswer = Outcome<CurrentUser, Refusal> | { readonly ok: false; readonly failure: Failure }

/** The user after a refresh. `Known` is the type of the previous user: also null, or undefined. */
export interface UserAfterRefresh<KnownUser> {
  /** Null: no one is signed in. */
  readonly user: CurrentUser | null | KnownUser
  /** Why the previous user is kept. Null: the server has named the user. */
  readonly error: Refusal | Failure | null
}

/**
 * The user after a refresh: the one the server names, or none if it says that no one is signed in. Any other refusal,
 * or a failure, is returned with the previous user.
 *
 * Source: section 8, "Refresh user"; section 4, "Navigation guard, step 1". Choice: no response is not a sign-out, so
 * that a lost connection does not cost anyone their work.
 */
export const userAfterRefresh = <Known extends CurrentUser | null | undefined>(
  known: Known,
  answer: RefreshAnswer,
): UserAfterRefresh<Known> => {
  if (answer.ok) return { user: answer.value, error: null }
  if ('failure' in answer) return { user: known, error: answer.failure }
  return answer.refusal.kind === 'unauthenticated'
    ? { user: null, error: null }
    : { user: known, error: answer.refusal }
}
