import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Scope } from '../scopes.ts'
import { RESEND_SCOPES } from './invitation-scopes.ts'
import { invitationState } from './invitation-state.ts'
import type { UserInvitation, UserInvitationId } from './user-invitation.ts'

/** An invitation to be sent again, and what it carries then. */
export interface ResendUserInvitation {
  readonly id: UserInvitationId
  readonly scopes: readonly Scope[]
}

/** Why an invitation can be neither sent again nor withdrawn. */
export interface ClaimedInvitation {
  readonly kind: 'claimed'
  readonly message: string
}

const claimed = ({ email }: UserInvitation) =>
  refused<ClaimedInvitation>({ kind: 'claimed', message: `${email} has joined already.` })

/**
 * What sending an invitation again asks of the server: the scopes sourcing and manage_users, whatever it carried.
 *
 * Refuses: `claimed`, once its address has joined. Source: section 6, "Invitation scopes".
 */
export const resendOf = (invitation: UserInvitation): Outcome<ResendUserInvitation, ClaimedInvitation> =>
  invitationState(invitation) === 'claimed'
    ? claimed(invitation)
    : done({ id: invitation.id, scopes: RESEND_SCOPES })

/** What withdrawing asks of the server. Refuses: `claimed`, as a colleague is no longer an invitation. */
export const withdrawalOf = (
  invitation: UserInvitation,
): Outcome<{ readonly id: UserInvitationId }, ClaimedInvitation> =>
  invitationState(invitation) === 'claimed' ? claimed(invitation) : done({ id: invitation.id })
