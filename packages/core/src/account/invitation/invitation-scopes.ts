import type { FeatureToggles } from '../feature-toggles.ts'
import { hasScope } from '../rights.ts'
import { mayManageUsers, type ScopeHolder } from '../scope-rights.ts'
import { isRestriction, opensNothing } from '../scope-labels.ts'
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

/** Why a scope of an invitation is not the inviter's to choose, in words. Source: section 6, "Invitation scopes". */
export const INVITATION_SCOPE_HINDRANCES = {
  'not-held': 'You can give only rights that you have yourself.',
  'passed-on': 'You are under it yourself, so it is passed on.',
} as const

/** Why a scope of an invitation is not the inviter's to choose. Source: section 6, "Invitation scopes". */
export type InvitationScopeHindrance = keyof typeof INVITATION_SCOPE_HINDRANCES

/**
 * Why a scope of an invitation is not the inviter's to choose: they do not hold it, or it is a restriction that they
 * are under. Null: it is.
 *
 * Source: section 6, "Invitation scopes".
 */
export const invitationScopeHindrance = (
  inviter: ScopeHolder,
  toggles: ScopeToggles,
  scope: Scope,
): InvitationScopeHindrance | null => {
  if (isRestriction(scope) && hasScope(inviter, scope)) return 'passed-on'
  return grantableScopes(inviter, toggles).includes(scope) ? null : 'not-held'
}

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
