import type { SignUpParams, SignUpCodeParams } from '../account/sign-up/sign-up-address.ts'
import type { Billing } from '../account/billing/billing.ts'
import type { CardNonce } from '../account/billing/card-nonce.ts'
import type { PlanId } from '../account/billing/plan.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'

import type {
  CompanyChangeOrder,
  CompanyChangeOrderId,
} from '../account/change-order/company-change-order.ts'

import type { Page } from '../shared/page.ts'

import type { CompanyReport, CompanyReportId } from '../account/report/company-report.ts'

import type { CompanyUser } from '../account/company-user.ts'
import type { Scope } from '../account/scopes.ts'

import type { UserId, CompanyId } from '../shared/ids.ts'

import type { FeatureFlags, CurrentUser } from '../account/user.ts'

import type { OAuthApplication } from '../account/oauth-application.ts'

import type { OpenInvitation } from '../account/sign-up/open-invitation.ts'

import type { NewUserInvitation } from '../account/invitation/new-user-invitation.ts'
import type { ResendUserInvitation } from '../account/invitation/open-user-invitation.ts'
import type { UserInvitation, UserInvitationId } from '../account/invitation/user-invitation.ts'

/** A card, by what stands for it, and the plan it is to pay for. There is no place for a card's number. */
export interface AddPaymentMethod {
  readonly nonce: CardNonce
  readonly planId: PlanId
}

/**
 * How the company of the session pays. Each change answers with how it stands afterwards.
 *
 * Source: section 7, "Billing".
 */
export interface CompanyBilling {
  /** The plan and the payment methods. Open to an expired company. */
  current(signal?: CancelSignal): Promise<Outcome<Billing, Refusal>>
  /** Refuses: `invalid` on `planId` for the plan in force and for one that is not offered. */
  changePlan(params: { readonly planId: PlanId }): Promise<Outcome<Billing, Refusal>>
  /** Refuses: `invalid` on `nonce` for one that was used or is none, on `planId` for a plan that is not offered. */
  addPaymentMethod(params: AddPaymentMethod): Promise<Outcome<Billing, Refusal>>
}

/** A card that was entered: what stands for it, and what to call it on the page. */
export interface EnteredCard {
  readonly nonce: CardNonce
  /** "Visa ending in 4242"; null when the provider tells nothing but the nonce. */
  readonly name: string | null
}

/** Why there is no card, with words for the broker; what was cancelled needs none. */
export type CardEntryRefusal =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-configured'; readonly message: string }
  /** The provider did not take the card, or gave what is no nonce. */
  | { readonly kind: 'declined'; readonly message: string }

/**
 * Where a card is entered: `provider` is the provider's own fields, `test` a picker of test cards that has to be marked
 * as such and never asks for a number, `none` means that no provider is configured and billing says so.
 */
export type CardEntryMode = 'provider' | 'test' | 'none'

/** Entering a card. Its number goes to the provider and nowhere else. Source: section 7, "Billing". */
export interface CardEntry {
  readonly mode: CardEntryMode
  /**
   * Waits until the broker has entered a card. Refuses: `cancelled` when they close it; an aborted signal closes it
   * and throws its reason, as everywhere.
   */
  enter(signal?: CancelSignal): Promise<Outcome<EnteredCard, CardEntryRefusal>>
}

/** Changes to the company's record that wait for its decision. Source: section 7, "Company". */
export interface CompanyChangeOrders {
  /** 50 a page, newest first, id as the last key. */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CompanyChangeOrder>, Refusal>>
  /** One change order, as it is listed. Refuses: `not-found` for another company's. */
  find(
    params: { readonly id: CompanyChangeOrderId },
    signal?: CancelSignal,
  ): Promise<Outcome<CompanyChangeOrder, Refusal>>
  /** Refuses: `conflict` for one that was decided already, by whomever. */
  approve(params: { readonly id: CompanyChangeOrderId }): Promise<Outcome<CompanyChangeOrder, Refusal>>
  /** Refuses: as `approve`. */
  reject(params: { readonly id: CompanyChangeOrderId }): Promise<Outcome<CompanyChangeOrder, Refusal>>
}

/** Reports about the company. Source: section 7, "Company". */
export interface CompanyReports {
  /** 50 a page, by name, id as the last key. Asked again, it tells how far a run is. */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CompanyReport>, Refusal>>
  /** Starts a run and answers at once. Refuses: `conflict` while one waits or is under way. */
  run(params: { readonly id: CompanyReportId }): Promise<Outcome<CompanyReport, Refusal>>
}

/** Which users of the company. */
export interface CompanyUsersParams {
  /** From 1, which is the usual. */
  readonly page?: number
  /** Only those who hold it. */
  readonly scope?: Scope
}

/** Part of a name or an address. */
export interface CompanyUserSearch {
  readonly term: string
  /** From 1, which is the usual. */
  readonly page?: number
}

/** What a user may do from now on, whole. */
export interface ScopeChange {
  readonly id: UserId
  readonly scopes: readonly Scope[]
}

/**
 * The users of the caller's own company. Another company's are not found. Source: section 7, "Auth and user".
 *
 * Choice: the scopes of others are for those who manage users. Everybody else is told their own, and of others the two
 * that say whom alerts can be given to.
 */
export interface CompanyUsers {
  /**
   * 50 a page, by first name ascending, then by id; users without one come last. `forbidden` to ask who holds a scope
   * that the caller may not see of others.
   */
  list(params: CompanyUsersParams, signal?: CancelSignal): Promise<Outcome<Page<CompanyUser>, Refusal>>
  /** Those whose name or address contains the term, in any case; in the order of the list. `invalid` on an empty `term`. */
  search(params: CompanyUserSearch, signal?: CancelSignal): Promise<Outcome<Page<CompanyUser>, Refusal>>
  /**
   * `forbidden` without the right to manage users, `invalid` on `scopes` where nobody would be left who has it, for a right
   * that the caller does not hold, and to lift a restriction that the caller is under.
   */
  changeScopes(params: ScopeChange): Promise<Outcome<CompanyUser, Refusal>>
  /** `forbidden` without the right to manage users, `invalid` for the last who has it. */
  remove(params: { readonly id: UserId }): Promise<Outcome<void, Refusal>>
}

/** Which features are on for a user. Source: section 7, "Auth and user". */
export interface FeatureFlagBoard {
  /** The flags that are on for one user. Refuses: `not-found` for somebody else. */
  forUser(params: { readonly userId: UserId }, signal?: CancelSignal): Promise<Outcome<FeatureFlags, Refusal>>
}

/** The programs that a company and its users connect with the portal. */
export interface Integrations {
  /**
   * The key by which the user's Outlook add-in signs in. Another's is not found.
   *
   * Source: section 7, "Auth and user".
   */
  outlookKey(
    params: { readonly userId: UserId },
    signal?: CancelSignal,
  ): Promise<Outcome<{ readonly key: string }, Refusal>>
  /**
   * The company's applications that have an explicit classification, 50 a page, by id. Another company is not found.
   *
   * Source: section 7, "Connections and onboarding".
   */
  applications(
    params: { readonly companyId: CompanyId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<OAuthApplication>, Refusal>>
}

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

/** Whom the company asked to join it. Source: section 7, "Connections and onboarding". */
export interface UserInvitations {
  /** The company's, 50 a page, newest first, id as the last key. Source: section 9, "Page sizes". */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<UserInvitation>, Refusal>>
  /** Refuses: `invalid` on `email` for one that is none or is taken, on `scopes` for a right not held. */
  create(params: NewUserInvitation): Promise<Outcome<UserInvitation, Refusal>>
  /** Sends it again with the scopes given. Refuses: `invalid` once it is claimed. */
  resend(params: ResendUserInvitation): Promise<Outcome<UserInvitation, Refusal>>
  /** Withdraws it. Refuses: `invalid` once it is claimed, `not-found` once it is withdrawn. */
  remove(params: { readonly id: UserInvitationId }): Promise<Outcome<void, Refusal>>
}
