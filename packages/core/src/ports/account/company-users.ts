import type { CompanyUser } from '../../account/company-user.ts'
import type { Scope } from '../../account/scopes.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

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
