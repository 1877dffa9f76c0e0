import { type SentInvitationState, sentInvitationState } from '../carrier/sent-invitation.ts'
import type { Connection } from './connection.ts'
import type { ConnectionInvitation } from './connection-invitation.ts'

/** The label of each state. */
export const CONNECTION_INVITATION_STATE_LABELS: Readonly<Record<SentInvitationState, string>> = {
  answered: 'Answered',
  failed: 'Not delivered',
  delivered: 'Delivered',
  sent: 'Sent',
}

/**
 * The state of an invitation, given the connection of its broker and carrier if there is one.
 *
 * Choice: the carrier has answered once it has accepted the invitation or the connection has a receiver, whether or not a
 * delivery was reported.
 * Source: section 3, "Connection invitation".
 */
export const connectionInvitationState = (
  invitation: ConnectionInvitation,
  connection: Pick<Connection, 'issuerId' | 'carrierId' | 'receiver'> | null,
): SentInvitationState => {
  const isConnected =
    connection !== null &&
    connection.receiver !== null &&
    connection.issuerId === invitation.issuerId &&
    connection.carrierId === invitation.carrierId
  return isConnected ? 'answered' : sentInvitationState(invitation)
}

/** Whether it can be sent again: until the carrier has answered. */
export const mayResend = (state: SentInvitationState): boolean => state !== 'answered'
