import type { FeatureToggles } from '../feature-toggles.ts'
import { hasScope } from '../rights.ts'
import { isRestriction, opensNothing } from '../scope-labels.ts'
import { mayManageUsers, type ScopeHolder } from '../scope-rights.ts'
import { SCOPES, type Scope } from '../scopes.ts'

/** Whether the portal lets scopes be chosen. */
type ScopeToggles = Pick<FeatureToggles, 'showsScopeManagement'>

/** The scopes of a resent invitation. Source: section 6, "Invitation scopes". */
export const RESEND_SCOPES = ['sourcing', 'manage_users'] as const satisfies readonly Scope[]

/**
 * The scopes that a user may give to an invited person, in the order of all scopes.
 *
 * Empty: none without manage_users, and none to choose while scope management is hidden.
 * Choice: no one gives a scope that they do not hold; a scope that opens nothing, such as a restriction, may always be
 * given.
 * Source: section 6, "Invitation scopes"; section 6, "Scope management".
 */
export const grantableScopes = (inviter: ScopeHolder, toggles: ScopeToggles): readonly Scope[] =>
  toggles.showsScopeManagement && mayManageUsers(inviter)
    ? SCOPES.filter(scope => opensNothing(scope) || hasScope(inviter, scope))
    : []

/** The message for each reason why an inviter may not choose a scope. Source: section 6, "Invitation scopes". */
export const INVITATION_SCOPE_HINDRANCES = {
  'not-held': 'You can only give permissions that you have.',
  'passed-on': 'This restriction applies to you, so it applies to them too.',
} as const

/** Why an inviter may not choose a scope. Source: section 6, "Invitation scopes". */
export type InvitationScopeHindrance = keyof typeof INVITATION_SCOPE_HINDRANCES

/**
 * Why an inviter may not choose a scope: they do not hold it, or it is a restriction on them. Null: they may.
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
 * The scopes that an invitation carries, each once, in the order of all scopes: the chosen ones, or those of a resent
 * invitation while scope management is hidden.
 *
 * Choice: the inviter's restriction is passed on, so that no invitation opens what the inviter cannot see.
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
