import type { CurrentUser } from '../../account/user.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** That a code was sent, or would have been: known and unknown addresses are answered alike. */
export interface CodeSent {
  /** How long the code lives. */
  readonly livesSeconds: number
  /** How long until another may be asked for. */
  readonly resendAfterSeconds: number
}

/** Who is here. Source: section 7, "Auth and user". */
export interface Session {
  /** The user of this session, renewed. `unauthenticated` when nobody is signed in. */
  current(signal?: CancelSignal): Promise<Outcome<CurrentUser, Refusal>>
  /** Asks for a one-time code to be sent to an address. */
  signIn(params: { readonly email: string }, signal?: CancelSignal): Promise<Outcome<CodeSent, Refusal>>
  /** Gives the code back, and is signed in. */
  enterCode(params: { readonly code: string }, signal?: CancelSignal): Promise<Outcome<CurrentUser, Refusal>>
  /** Ends the session. Source: section 7, "Auth and user"; section 4, "Sign-out". */
  signOut(): Promise<Outcome<void, Refusal>>
}
