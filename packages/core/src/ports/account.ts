import type { ApiKey, ApiKeyId, CreatedApiKey, NewApiKey } from '../account/api-key.ts'
import type { Billing } from '../account/billing/billing.ts'
import type { CardNonce } from '../account/billing/card-nonce.ts'
import type { PlanId } from '../account/billing/plan.ts'
import type {
  ChangeOrderCounts,
  ChangeOrderFilter,
  ChangeOrderTab,
} from '../account/change-order/change-orders-address.ts'
import type {
  CompanyChangeOrder,
  CompanyChangeOrderId,
} from '../account/change-order/company-change-order.ts'
import type { CompanyUser } from '../account/company-user.ts'
import type { Digest } from '../account/digest/digest.ts'
import type { DigestPreferences } from '../account/digest/digest-preferences.ts'
import type { NewUserInvitation } from '../account/invitation/new-user-invitation.ts'
import type { ResendUserInvitation } from '../account/invitation/open-user-invitation.ts'
import type { UserInvitation, UserInvitationId } from '../account/invitation/user-invitation.ts'
import type { OAuthApplication } from '../account/oauth-application.ts'

import type { CompanyReport, CompanyReportId } from '../account/report/company-report.ts'
import type { Scope } from '../account/scopes.ts'
import type { OpenInvitation } from '../account/sign-up/open-invitation.ts'
import type { SignUpCodeParams, SignUpParams } from '../account/sign-up/sign-up-address.ts'

import type { CurrentUser, FeatureFlags } from '../account/user.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CompanyId, UserId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A card as its payment nonce, and the plan that it pays for. A card's number is never part of it. */
export interface AddPaymentMethod {
  readonly nonce: CardNonce
  readonly planId: PlanId
}

/**
 * The billing of the session's company. Each change returns the new state.
 *
 * Source: section 7, "Billing".
 */
export interface CompanyBilling {
  /** The plan and the payment methods. Open to an expired company. */
  current(signal?: CancelSignal): Promise<Outcome<Billing, Refusal>>
  /** Refuses: `invalid` on `planId` for the current plan and for one that is not offered. */
  changePlan(params: { readonly planId: PlanId }): Promise<Outcome<Billing, Refusal>>
  /** Refuses: `invalid` on `nonce` for a used or invalid one, on `planId` for a plan that is not offered. */
  addPaymentMethod(params: AddPaymentMethod): Promise<Outcome<Billing, Refusal>>
}

/** An entered card: its nonce, and its label on the page. */
export interface EnteredCard {
  readonly nonce: CardNonce
  /** "Visa ending in 4242". Null: the provider returns only the nonce. */
  readonly name: string | null
}

/** Why there is no card, with a message for the broker; a cancellation needs none. */
export type CardEntryRefusal =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-configured'; readonly message: string }
  /** The provider rejected the card, or returned no valid nonce. */
  | { readonly kind: 'declined'; readonly message: string }

/**
 * How a card is entered: `provider` shows the provider's own fields, `test` a picker of test cards that must be marked
 * as such and never asks for a number, `none` means that no provider is configured, which billing then says.
 */
export type CardEntryMode = 'provider' | 'test' | 'none'

/** Card entry. The card's number goes to the provider and nowhere else. Source: section 7, "Billing". */
export interface CardEntry {
  readonly mode: CardEntryMode
  /**
   * Waits until the broker has entered a card. Refuses: `cancelled` when they close it; an aborted signal closes it and
   * throws its reason, as in every port.
   */
  enter(signal?: CancelSignal): Promise<Outcome<EnteredCard, CardEntryRefusal>>
}

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

/** A decision about a change order. */
export interface DecideChangeOrder {
  readonly id: CompanyChangeOrderId
  /** Beyond section 7: an older monitor keeps none. Missing: none was given. */
  readonly reason?: string
}

/** The request for a list of change orders. */
export interface ChangeOrdersParams extends ChangeOrderFilter {
  /** Missing: all. */
  readonly tab?: ChangeOrderTab
  /** From 1, the default. */
  readonly page?: number
}

/** Changes to the company's record that await its decision. Source: section 7, "Company". */
export interface CompanyChangeOrders {
  /**
   * 50 a page, newest first, id as the last key. What narrows it is beyond section 7: only a monitor that counts has it.
   */
  list(params: ChangeOrdersParams, signal?: CancelSignal): Promise<Outcome<Page<CompanyChangeOrder>, Refusal>>
  /**
   * `GET company_change_orders/counts`: how many each tab has. Beyond section 7: `not-found` from a monitor without it.
   */
  count(params: ChangeOrderFilter, signal?: CancelSignal): Promise<Outcome<ChangeOrderCounts, Refusal>>
  /** One change order, as in the list. Refuses: `not-found` for another company's. */
  find(
    params: { readonly id: CompanyChangeOrderId },
    signal?: CancelSignal,
  ): Promise<Outcome<CompanyChangeOrder, Refusal>>
  /** Refuses: `conflict` if it was already decided, by any user; `invalid` on `reason` for one that is too long. */
  approve(params: DecideChangeOrder): Promise<Outcome<CompanyChangeOrder, Refusal>>
  /** Refuses: as `approve`. */
  reject(params: DecideChangeOrder): Promise<Outcome<CompanyChangeOrder, Refusal>>
}

/** Reports about the company. Source: section 7, "Company". */
export interface CompanyReports {
  /** 50 a page, by name, id as the last key. Request again to see the progress of a run. */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CompanyReport>, Refusal>>
  /** Starts a run and returns at once. Refuses: `conflict` while one is pending or running. */
  run(params: { readonly id: CompanyReportId }): Promise<Outcome<CompanyReport, Refusal>>
}

/** A page of the company's users. */
export interface CompanyUsersParams {
  /** From 1, the default. */
  readonly page?: number
  /** Only users with this scope. */
  readonly scope?: Scope
}

/** Part of a name or an address. */
export interface CompanyUserSearch {
  readonly term: string
  /** From 1, the default. */
  readonly page?: number
}

/** The complete new scopes of a user. */
export interface ScopeChange {
  readonly id: UserId
  readonly scopes: readonly Scope[]
}

/**
 * The users of the caller's own company. Another company's are not found. Source: section 7, "Auth and user".
 *
 * Choice: the scopes of others are for those who manage users. All other users see only their own, and of others the
 * two that decide who can be assigned alerts.
 */
export interface CompanyUsers {
  /**
   * 50 a page, by first name ascending, then by id; users without one come last. `forbidden` to filter by a scope that
   * the caller may not see of others.
   */
  list(params: CompanyUsersParams, signal?: CancelSignal): Promise<Outcome<Page<CompanyUser>, Refusal>>
  /** Users whose name or address contains the term, ignoring case; in list order. `invalid` on an empty `term`. */
  search(params: CompanyUserSearch, signal?: CancelSignal): Promise<Outcome<Page<CompanyUser>, Refusal>>
  /**
   * `forbidden` without the right to manage users; `invalid` on `scopes` if no one would be left with that right, for a
   * right that the caller does not have, and to lift a restriction that the caller is under.
   */
  changeScopes(params: ScopeChange): Promise<Outcome<CompanyUser, Refusal>>
  /** `forbidden` without the right to manage users, `invalid` for the last user with it. */
  remove(params: { readonly id: UserId }): Promise<Outcome<void, Refusal>>
}

/** Which features are on for a user. Source: section 7, "Auth and user". */
export interface FeatureFlagBoard {
  /** The enabled flags of a user. Refuses: `not-found` for another user. */
  forUser(params: { readonly userId: UserId }, signal?: CancelSignal): Promise<Outcome<FeatureFlags, Refusal>>
}

/** The programs that a company and its users connect to the portal. */
export interface Integrations {
  /**
   * The API key of the user's Outlook add-in. Another user's is not found.
   *
   * Source: section 7, "Auth and user".
   */
  outlookKey(
    params: { readonly userId: UserId },
    signal?: CancelSignal,
  ): Promise<Outcome<{ readonly key: string }, Refusal>>
  /**
   * The company's applications with an explicit classification, 50 a page, by id. Another company is not found.
   *
   * Source: section 7, "Connections and onboarding".
   */
  applications(
    params: { readonly companyId: CompanyId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<OAuthApplication>, Refusal>>
}

/**
 * The API keys of the caller, and for someone who manages users those of the whole company. Beyond section 7: a monitor
 * without them refuses each call as `not-found`.
 *
 * Source: section 6, "API keys".
 */
export interface ApiKeys {
  /** 50 a page, newest first, id as the last key; revoked and expired ones too. */
  list(params: { readonly page?: number }, signal?: CancelSignal): Promise<Outcome<Page<ApiKey>, Refusal>>
  /**
   * Makes a key, which only this response contains. Refuses: `forbidden` without the API in the plan, `invalid` on `name`
   * or `scopes`, and on no field for someone who has too many keys.
   */
  create(params: NewApiKey): Promise<Outcome<CreatedApiKey, Refusal>>
  /** The key stops working at once; a second time changes nothing. Refuses: `not-found` for a key of someone else. */
  revoke(params: { readonly id: ApiKeyId }): Promise<Outcome<void, Refusal>>
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

/** Invitations to join the company. Source: section 7, "Connections and onboarding". */
export interface UserInvitations {
  /** The company's, 50 a page, newest first, id as the last key. Source: section 9, "Page sizes". */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<UserInvitation>, Refusal>>
  /**
   * Refuses: `invalid` on `email` for an invalid or taken one, on `scopes` for a right that the caller does not have.
   */
  create(params: NewUserInvitation): Promise<Outcome<UserInvitation, Refusal>>
  /** Sends it again with the scopes given. Refuses: `invalid` once it is claimed. */
  resend(params: ResendUserInvitation): Promise<Outcome<UserInvitation, Refusal>>
  /** Withdraws it. Refuses: `invalid` once it is claimed, `not-found` once it is withdrawn. */
  remove(params: { readonly id: UserInvitationId }): Promise<Outcome<void, Refusal>>
}
