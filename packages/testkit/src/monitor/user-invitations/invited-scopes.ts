import { invalid } from '../http/refused.ts'
import { FREE_TO_GIVE, RESTRICTION, type Scope, SCOPES } from '../session/scopes.ts'

/** What sending an invitation again carries, whoever sends it. Source: section 6, "Invitation scopes". */
const RESEND: ReadonlySet<Scope> = new Set<Scope>(['sourcing', 'manage_users'])

/**
 * The scopes that an invitation carries: those asked for, and a restriction of the inviter.
 *
 * Choice: nobody gives what they do not hold, but for the two scopes of sending again; what opens nothing may
 * always be given, and a restriction is passed on, so that no invitation opens what the inviter cannot see.
 * Refuses: 422 for a right that the inviter does not hold.
 */
export function invitedScopes(
  inviter: readonly string[],
  requests: readonly Scope[],
  { again }: { readonly again: boolean },
): readonly Scope[] {
  const mayGive = (scope: Scope) =>
    FREE_TO_GIVE.has(scope) || inviter.includes(scope) || (again && RESEND.has(scope))
  if (!requests.every(mayGive))
    throw invalid('user_invitation.scopes', 'You can give only rights that you have yourself.')
  return SCOPES.filter(
    scope => requests.includes(scope) || (scope === RESTRICTION && inviter.includes(RESTRICTION)),
  )
}
