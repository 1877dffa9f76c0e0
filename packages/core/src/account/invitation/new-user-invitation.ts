import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import type { Brand } from '../brand.ts'
import type { FeatureToggles } from '../feature-toggles.ts'
import { mayManageUsers, type ScopeHolder } from '../scope-rights.ts'
import type { Scope } from '../scopes.ts'
import { isSameEmail, readInvitationEmail } from './invitation-email.ts'
import { grantableScopes, invitedScopes } from './invitation-scopes.ts'
import { userInvitationState } from './user-invitation-state.ts'
import type { UserInvitation } from './user-invitation.ts'

/** An invitation to be sent. */
export interface NewUserInvitation {
  readonly email: string
  readonly scopes: readonly Scope[]
  readonly site: Brand
}

/** What is known when somebody is invited. */
export interface UserInvitationCircumstances {
  readonly inviter: ScopeHolder
  readonly toggles: Pick<FeatureToggles, 'showsScopeManagement'>
  /** Those of the company that the portal has seen; the server knows all of them. */
  readonly invitations: readonly Pick<UserInvitation, 'email' | 'claimedAt' | 'deliveredAt'>[]
  /** Addresses of people who are in the company. */
  readonly colleagueEmails: readonly string[]
}

const emailProblem = (
  email: string,
  { invitations, colleagueEmails }: UserInvitationCircumstances,
): string | null => {
  const known = invitations.filter(each => isSameEmail(each.email, email)).map(userInvitationState)
  if (known.includes('claimed') || colleagueEmails.some(each => isSameEmail(each, email)))
    return `${email} is in your company already.`
  return known.length > 0 ? `${email} has an invitation already. Send that one again.` : null
}

/**
 * Reads an invitation as it was filled in: the address trimmed, the scopes in the order of all scopes.
 *
 * Refuses: whoever does not manage users; else every problem at once, by field: an address that is none, or is invited
 * or in the company already; a scope that the inviter may not give.
 * Source: section 3, "User invitation"; section 6, "Invitation scopes".
 */
export const readUserInvitation = (
  filled: NewUserInvitation,
  known: UserInvitationCircumstances,
): Outcome<NewUserInvitation, readonly Problem[]> => {
  const { inviter, toggles } = known
  if (!mayManageUsers(inviter))
    return refused([{ field: null, message: 'Only somebody who manages users can invite.' }])
  const problems: Problem[] = []
  const email = readInvitationEmail(filled.email)
  const message = email.ok ? emailProblem(email.value, known) : email.refusal.message
  if (message !== null) problems.push({ field: 'email', message })
  const grantable = grantableScopes(inviter, toggles)
  if (toggles.showsScopeManagement && filled.scopes.some(scope => !grantable.includes(scope)))
    problems.push({ field: 'scopes', message: 'You can give only rights that you have yourself.' })
  if (!email.ok || problems.length > 0) return refused(problems)
  return done({
    email: email.value,
    scopes: invitedScopes(inviter, filled.scopes, toggles),
    site: filled.site,
  })
}
