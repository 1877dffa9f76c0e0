import type { Connection } from './connection.ts'
import type { ConnectionInvitation } from './connection-invitation.ts'

/** The states of a connection invitation, the last one first. */
const CONNECTION_INVITATION_STATES = ['answered', 'failed', 'delivered', 'sent'] as const

/** One of these states. */
export type ConnectionInvitationState = (typeof CONNECTION_INVITATION_STATES)[number]

/** The label of each state. */
export const CONNECTION_INVITATION_STATE_LABELS: Readonly<Record<ConnectionInvitationState, string>> = {
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
  { issuerId, carrierId, deliveredAt, isUndeliverable, claimedAt }: ConnectionInvitation,
  connection: Pick<Connection, 'issuerId' | 'carrierId' | 'receiver'> | null,
): ConnectionInvitationState => {
  const isConnected =
    connection !== null &&
    connection.receiver !== null &&
    connection.issuerId === issuerId &&
    connection.carrierId === carrierId
  if (isConnected || claimedAt !== null) return 'answered'
  if (isUndeliverable) return 'failed'
  return deliveredAt === null ? 'sent' : 'delivered'
}

/** Whether it can be sent again: until the carrier has answered. */
export const mayResend = (state: ConnectionInvitationState): boolean => state !== 'answered'
