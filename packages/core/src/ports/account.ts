import type { Digest } from '../account/digest/digest.ts'
import type { DigestPreferences } from '../account/digest/digest-preferences.ts'
import type { OpenInvitation } from '../account/sign-up/open-invitation.ts'
import type { SignUpCodeParams, SignUpParams } from '../account/sign-up/sign-up-address.ts'
import type { CurrentUser, FeatureFlags } from '../account/user.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { UserId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'

/**
 * The digest of what turned among the carriers for the signed-in person. Beyond section 7.
 *
 * Refuses: `not-found` from a monitor without it; `forbidden` without the scope `connection_notifications`.
 * Source: section 6, "Scopes"; the call is ours.
 */
export interface Digests {
  /** The newest digest. Empty: null before the first. */
  latest(signal?: CancelSignal): Promise<Outcome<Digest | null, Refusal>>
  /** What the person chose. */
  preferences(signal?: CancelSignal): Promise<Outcome<DigestPreferences, Refusal>>
  /** Refuses: `invalid` on `kinds` for none. */
  savePreferences(params: Omit<DigestPreferences, 'timeZone'>): Promise<Outcome<DigestPreferences, Refusal>>
}

/** Which features are on for a user. Source: section 7, "Auth and user". */
export interface FeatureFlagBoard {
  /** The enabled flags of a user. Refuses: `not-found` for another user. */
  forUser(params: { readonly userId: UserId }, signal?: CancelSignal): Promise<Outcome<FeatureFlags, Refusal>>
}

/** A code was sent, or would have been: known and unknown addresses get the same response. */
export interface CodeSent {
  /** How long the code is valid. */
  readonly livesSeconds: number
  /** How long until another may be requested. */
  readonly resendAfterSeconds: number
  /** How many digits the code has: six, or twelve while someone attacks the address. Null: six. */
  readonly codeDigits: number | null
}

/** The session. Source: section 7, "Auth and user". */
export interface Session {
  /** The user of this session, refreshed. `unauthenticated` without a signed-in user. */
  current(signal?: CancelSignal): Promise<Outcome<CurrentUser, Refusal>>
  /** Requests a one-time code for an address. */
  signIn(params: { readonly email: string }, signal?: CancelSignal): Promise<Outcome<CodeSent, Refusal>>
  /** Submits the code and signs in. */
  enterCode(params: { readonly code: string }, signal?: CancelSignal): Promise<Outcome<CurrentUser, Refusal>>
  /** Ends the session. Source: section 7, "Auth and user"; section 4, "Sign-out". */
  signOut(): Promise<Outcome<void, Refusal>>
}

/** A person's names. */
export interface SignUpDetails {
  readonly firstName: string
  readonly lastName: string
}

/** The company of a new user. */
export interface NewCompany {
  readonly legalName: string
}

/**
 * Sign-up, step by step. Each step returns the updated user.
 *
 * Source: section 7, "Auth and user"; section 4, "Sign-in and sign-up".
 */
export interface SignUp {
  /**
   * Sends a code to an address. Known and unknown addresses get the same response; `conflict` when signed in already.
   */
  start(params: SignUpParams, signal?: CancelSignal): Promise<Outcome<CodeSent, Refusal>>
  /** Submits the code and signs in. `forbidden` when none was requested, `invalid` on `code` for a wrong one. */
  enterCode(params: SignUpCodeParams, signal?: CancelSignal): Promise<Outcome<CurrentUser, Refusal>>
  /** Submits the user's names. `invalid` on `firstName` or `lastName`. */
  giveDetails(params: SignUpDetails): Promise<Outcome<CurrentUser, Refusal>>
  /** Creates their company, a broker. `conflict` for a user with a company, `invalid` on `legalName`. */
  createCompany(params: NewCompany): Promise<Outcome<CurrentUser, Refusal>>
  /** Whether a company has invited this user. Empty: null, for which the server sends a 404. */
  checkForOpenInvitation(): Promise<Outcome<OpenInvitation | null, Refusal>>
  /** Joins the company that invited them, with its scopes. `not-found` without an open invitation. */
  claimOpenInvitation(): Promise<Outcome<CurrentUser, Refusal>>
}
