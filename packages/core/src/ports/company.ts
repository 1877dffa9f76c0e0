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
import type { NewUserInvitation } from '../account/invitation/new-user-invitation.ts'
import type { ResendUserInvitation } from '../account/invitation/open-user-invitation.ts'
import type { UserInvitation, UserInvitationId } from '../account/invitation/user-invitation.ts'
import type { CompanyReport, CompanyReportId } from '../account/report/company-report.ts'
import type { Scope } from '../account/scopes.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { UserId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

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
