import { hasScope } from '../rights.ts'
import { type Scope, SCOPES } from '../scopes.ts'
import type { CurrentUser } from '../user.ts'

/** What an invitation that is sent again carries. Source: section 6, "Invitation scopes". */
export const RESEND_SCOPES = ['sourcing', 'manage_users'] as const satisfies readonly Scope[]

/** Takes something away instead of giving it, so anybody who invites may set it. */
const RESTRICTION: Scope = 'block_safety_data'

/**
 * The scopes that somebody may give to whom they invite, in the order of all scopes.
 *
 * Empty: none without manage_users, and none to choose while scope management is hidden.
 * Choice: nobody gives what they do not hold; hiding safety data is a restriction and may always be given.
 * Source: section 6, "Invitation scopes"; section 6, "Scope management".
 */
export const grantableScopes = (
  inviter: Pick<CurrentUser, 'scopes'>,
  isScopeManagementHidden: boolean,
): readonly Scope[] =>
  isScopeManagementHidden || !hasScope(inviter, 'manage_users')
    ? []
    : SCOPES.filter(scope => scope === RESTRICTION || hasScope(inviter, scope))

/**
 * The scopes that an invitation carries, in the order of all scopes: what was chosen, and where scope management is
 * hidden those of an invitation that is sent again.
 *
 * Choice: whoever may not see safety data passes that on, so that no invitation opens what the inviter cannot see.
 * Source: section 6, "Invitation scopes".
 */
export const invitedScopes = (
  inviter: Pick<CurrentUser, 'scopes'>,
  chosen: readonly Scope[],
  isScopeManagementHidden: boolean,
): readonly Scope[] => {
  const given: readonly Scope[] = isScopeManagementHidden ? RESEND_SCOPES : chosen
  return SCOPES.filter(
    scope => given.includes(scope) || (scope === RESTRICTION && hasScope(inviter, RESTRICTION)),
  )
}
