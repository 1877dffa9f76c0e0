import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import type { Brand } from '../brand.ts'
import { isSameEmail } from '../email-text.ts'
import type { FeatureToggles } from '../feature-toggles.ts'
import { mayManageUsers, type ScopeHolder } from '../scope-rights.ts'
import type { Scope } from '../scopes.ts'
import { readInvitationEmail } from './invitation-email.ts'
import { grantableScopes, invitedScopes } from './invitation-scopes.ts'
import type { UserInvitation } from './user-invitation.ts'

/** An invitation ready to send. */
export interface NewUserInvitation {
  readonly email: string
  readonly scopes: readonly Scope[]
  readonly site: Brand
}

/** What the check of an invitation knows. */
export interface UserInvitationCircumstances {
  readonly inviter: ScopeHolder
  readonly toggles: Pick<FeatureToggles, 'showsScopeManagement'>
  /** The company's invitations that the portal has loaded; the server knows all of them. */
  readonly invitations: readonly Pick<UserInvitation, 'email' | 'claimedAt'>[]
  /** Addresses of the company's users. */
  readonly colleagueEmails: readonly string[]
}

/** The address, unless it is invalid or needs no invitation. Refuses: with a message for the broker. */
const readNewEmail = (
  text: string,
  { invitations, colleagueEmails }: UserInvitationCircumstances,
): Outcome<string, string> => {
  const email = readInvitationEmail(text)
  if (!email.ok) return refused(email.refusal.message)
  if (colleagueEmails.some(each => isSameEmail(each, email.value)))
    return refused(`${email.value} is already at your company.`)
  // Someone who joined may have left since, and can be invited again.
  const isOpen = invitations.some(each => each.claimedAt === null && isSameEmail(each.email, email.value))
  return isOpen ? refused(`${email.value} already has an invitation. Resend that one.`) : email
}

/**
 * Reads the invitation form: the address trimmed, the scopes in the order of all scopes.
 *
 * Refuses: an inviter who does not manage users; otherwise all problems at once, by field: an address that is invalid,
 * invited or in the company already; a scope that the inviter may not give.
 * Source: section 3, "User invitation"; section 6, "Invitation scopes".
 */
export const readUserInvitation = (
  filled: NewUserInvitation,
  known: UserInvitationCircumstances,
): Outcome<NewUserInvitation, readonly Problem[]> => {
  const { inviter, toggles } = known
  if (!mayManageUsers(inviter)) return refused([{ field: null, message: 'Only an admin can invite people.' }])
  const email = readNewEmail(filled.email, known)
  const grantable = grantableScopes(inviter, toggles)
  const mayGive = !toggles.showsScopeManagement || filled.scopes.every(scope => grantable.includes(scope))
  if (email.ok && mayGive)
    return done({
      email: email.value,
      scopes: invitedScopes(inviter, filled.scopes, toggles),
      site: filled.site,
    })
  return refused([
    ...(email.ok ? [] : [{ field: 'email', message: email.refusal }]),
    ...(mayGive ? [] : [{ field: 'scopes', message: 'You can only give permissions that you have.' }]),
  ])
}
