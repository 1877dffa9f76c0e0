import type { Connection } from './connection.ts'
import type { ConnectionInvitation } from './connection-invitation.ts'

/** Where an invitation of a carrier may stand, the last first. */
export const CONNECTION_INVITATION_STATES = ['answered', 'delivered', 'sent'] as const

/** One of them. */
export type ConnectionInvitationState = (typeof CONNECTION_INVITATION_STATES)[number]

/** The words for each state. */
export const CONNECTION_INVITATION_STATE_LABELS: Readonly<Record<ConnectionInvitationState, string>> = {
  answered: 'Answered',
  delivered: 'Delivered',
  sent: 'Sent',
}

/**
 * Where an invitation stands, given the connection of its broker and carrier if there is one.
 *
 * Choice: the carrier has answered once the connection has a receiver, whether or not a delivery was told.
 * Source: section 3, "Connection invitation".
 */
export const connectionInvitationState = (
  { issuerId, carrierId, deliveredAt }: ConnectionInvitation,
  connection: Pick<Connection, 'issuerId' | 'carrierId' | 'receiver'> | null,
): ConnectionInvitationState => {
  if (
    connection !== null &&
    connection.receiver !== null &&
    connection.issuerId === issuerId &&
    connection.carrierId === carrierId
  )
    return 'answered'
  return deliveredAt === null ? 'sent' : 'delivered'
}

/** Whether it makes sense to send it again: until the carrier has answered. */
export const mayResend = (state: ConnectionInvitationState): boolean => state !== 'answered'
