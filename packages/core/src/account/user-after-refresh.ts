import type { Failure } from '../shared/failure.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { CurrentUser } from './user.ts'

/** How a refresh ended: with an outcome, or with nothing that is one. */
export type RefreshAnswer = Outcome<CurrentUser, Refusal> | { readonly ok: false; readonly failure: Failure }

/** Who is here after a refresh. `Known` is whatever stands for the user before: also null, or undefined. */
export interface UserAfterRefresh<KnownUser> {
  /** Null: nobody is signed in. */
  readonly user: CurrentUser | null | KnownUser
  /** Why the user is the one known before. Null: the server has said who is here. */
  readonly error: Refusal | Failure | null
}

/**
 * Who is here after the user was refreshed: whoever the server names, or nobody where it says that nobody is signed in.
 * Every other refusal, and a failure, is handed back beside whoever was known.
 *
 * Source: section 8, "Refresh user"; section 4, "Navigation guard, step 1". Choice: no answer is no sign-out, so that a
 * lost connection takes nobody's work away.
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
