import type { OpenInvitation } from '../../account/sign-up/open-invitation.ts'
import type { CurrentUser } from '../../account/user.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'
import type { CodeSent } from './session.ts'

/** The address of somebody new, and where they came from. */
export interface SignUpParams {
  readonly email: string
  /** Who or what sent them here, as the link said; left out when it said nothing. */
  readonly referrer?: string
}

/** The code that was sent to an address. The link in the mail carries both. */
export interface SignUpCodeParams {
  readonly email: string
  readonly code: string
}

/** A person's names. */
export interface SignUpDetails {
  readonly firstName: string
  readonly lastName: string
}

/** A company that somebody new works for. */
export interface NewCompany {
  readonly legalName: string
}

/**
 * Becoming a user, step by step. Each answers with the user as they stand then.
 *
 * Source: section 7, "Auth and user"; section 4, "Sign-in and sign-up".
 */
export interface SignUp {
  /** Sends a code to an address. Known and unknown addresses are answered alike; `conflict` when signed in already. */
  start(params: SignUpParams, signal?: CancelSignal): Promise<Outcome<CodeSent, Refusal>>
  /** Gives the code back, and is signed in. `forbidden` when none was asked for, `invalid` on `code` for a wrong one. */
  enterCode(params: SignUpCodeParams, signal?: CancelSignal): Promise<Outcome<CurrentUser, Refusal>>
  /** Gives the person's names. `invalid` on `firstName` or `lastName`. */
  giveDetails(params: SignUpDetails): Promise<Outcome<CurrentUser, Refusal>>
  /** Makes their company, a broker. `conflict` for somebody who has one, `invalid` on `legalName`. */
  createCompany(params: NewCompany): Promise<Outcome<CurrentUser, Refusal>>
  /** Whether a company has invited this person. Empty: null, which the server says with a 404. */
  checkForOpenInvitation(): Promise<Outcome<OpenInvitation | null, Refusal>>
  /** Joins the company that has invited them, with its scopes. `not-found` without an open invitation. */
  claimOpenInvitation(): Promise<Outcome<CurrentUser, Refusal>>
}
