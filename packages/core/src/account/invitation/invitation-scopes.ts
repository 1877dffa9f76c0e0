import type { FeatureToggles } from '../feature-toggles.ts'
import { hasScope } from '../rights.ts'
import { mayManageUsers, type ScopeHolder } from '../scope-rights.ts'
import { isRestriction, opensNothing } from '../scope-words.ts'
import { type Scope, SCOPES } from '../scopes.ts'

/** Whether the portal lets scopes be chosen. */
type ScopeToggles = Pick<FeatureToggles, 'showsScopeManagement'>

/** What an invitation that is sent again carries. Source: section 6, "Invitation scopes". */
export const RESEND_SCOPES = ['sourcing', 'manage_users'] as const satisfies readonly Scope[]

/**
 * The scopes that somebody may choose for whom they invite, in the order of all scopes.
 *
 * Empty: none without manage_users, and none to choose while scope management is hidden.
 * Choice: nobody gives what they do not hold; what opens nothing, as a restriction does not, may always be given.
 * Source: section 6, "Invitation scopes"; section 6, "Scope management".
 */
export const grantableScopes = (inviter: ScopeHolder, toggles: ScopeToggles): readonly Scope[] =>
  toggles.showsScopeManagement && mayManageUsers(inviter)
    ? SCOPES.filter(scope => opensNothing(scope) || hasScope(inviter, scope))
    : []

/**
 * The scopes that an invitation carries, each once, in the order of all scopes: what was chosen, and where scope
 * management is hidden those of an invitation that is sent again.
 *
 * Choice: a restriction of the inviter is passed on, so that no invitation opens what the inviter cannot see.
 * Source: section 6, "Invitation scopes".
 */
export const invitedScopes = (
  inviter: ScopeHolder,
  chosen: readonly Scope[],
  toggles: ScopeToggles,
): readonly Scope[] => {
  const given: readonly Scope[] = toggles.showsScopeManagement ? chosen : RESEND_SCOPES
  return SCOPES.filter(scope => given.includes(scope) || (isRestriction(scope) && hasScope(inviter, scope)))
}
