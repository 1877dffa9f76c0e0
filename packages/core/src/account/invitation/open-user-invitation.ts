import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Scope } from '../scopes.ts'
import { RESEND_SCOPES } from './invitation-scopes.ts'
import type { UserInvitation, UserInvitationId } from './user-invitation.ts'
import { userInvitationState } from './user-invitation-state.ts'

/** An invitation to resend, with its scopes. */
export interface ResendUserInvitation {
  readonly id: UserInvitationId
  readonly scopes: readonly Scope[]
}

/** Why an invitation can be neither resent nor withdrawn. */
export interface ClaimedUserInvitation {
  readonly kind: 'claimed'
  readonly message: string
}

const claimed = ({ email }: UserInvitation) =>
  refused<ClaimedUserInvitation>({ kind: 'claimed', message: `${email} has already joined.` })

/**
 * The request to resend an invitation: the scopes sourcing and manage_users, whatever it carried.
 *
 * Refuses: `claimed`, once its address has joined. Source: section 6, "Invitation scopes".
 */
export const resendOfUserInvitation = (
  invitation: UserInvitation,
): Outcome<ResendUserInvitation, ClaimedUserInvitation> =>
  userInvitationState(invitation) === 'claimed'
    ? claimed(invitation)
    : done({ id: invitation.id, scopes: RESEND_SCOPES })

/** The request to withdraw an invitation. Refuses: `claimed`, as a colleague is no longer an invitation. */
export const withdrawalOfUserInvitation = (
  invitation: UserInvitation,
): Outcome<{ readonly id: UserInvitationId }, ClaimedUserInvitation> =>
  userInvitationState(invitation) === 'claimed' ? claimed(invitation) : done({ id: invitation.id })
