import type { Paywall } from './paywall.ts'
import { hasScope } from './rights.ts'
import { mayManageUsers, type ScopeHolder } from './scope-rights.ts'
import type { CurrentUser } from './user.ts'

/**
 * Whether a user may set how old facts may be: the plan rules, and the user manages users.
 *
 * Source: section 6, "Scopes"; section 6, "Paywall gates". Choice: it changes every verdict of the company, so it is the
 * admins' to set.
 */
export const maySetFactAges = (user: ScopeHolder & { readonly paywall: Pick<Paywall, 'canRule'> }): boolean =>
  user.paywall.canRule && mayManageUsers(user)

/**
 * Whether a user may write the policy of the company: its draft, its versions, and what a second person decides about them.
 * Everyone in the company may read it.
 *
 * Source: section 6, "Scopes"; section 6, "Paywall gates". Choice: it takes both scopes, as a policy decides every verdict
 * and who may override which rule.
 */
export const mayWritePolicy = (user: Pick<CurrentUser, 'scopes' | 'paywall'>): boolean =>
  maySetFactAges(user) && hasScope(user, 'manage_rule_overrides')

/**
 * Whether a user sees which of the onboarded carriers are to be decided on again: the plan has rules and connections.
 *
 * Source: section 6, "Paywall gates".
 */
export const maySeeVettingDue = ({
  paywall,
}: {
  readonly paywall: Pick<Paywall, 'canRule' | 'canConnect'>
}): boolean => paywall.canRule && paywall.canConnect
