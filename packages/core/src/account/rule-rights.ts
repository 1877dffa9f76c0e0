import type { Paywall } from './paywall.ts'
import { hasScope } from './rights.ts'
import { mayManageUsers, type ScopeHolder } from './scope-rights.ts'

/**
 * Whether a user may set how old facts may be: the plan rules, and the user manages users.
 *
 * Source: section 6, "Scopes"; section 6, "Paywall gates". Choice: it changes every verdict of the company, so it is the
 * admins' to set.
 */
export const maySetFactAges = (user: ScopeHolder & { readonly paywall: Pick<Paywall, 'canRule'> }): boolean =>
  user.paywall.canRule && mayManageUsers(user)

/**
 * Whether a user may write the company's policy: the plan rules, and the user manages overrides and users.
 *
 * Source: section 6, "Scopes"; section 6, "Paywall gates". Choice: a policy says who may override what, so it takes both.
 */
export const mayWritePolicy = (user: ScopeHolder & { readonly paywall: Pick<Paywall, 'canRule'> }): boolean =>
  maySetFactAges(user) && hasScope(user, 'manage_rule_overrides')
