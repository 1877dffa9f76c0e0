import type { UserInvitation } from './user-invitation.ts'

/** Where a user invitation may stand, the last first. Source: section 3, "User invitation". */
export const USER_INVITATION_STATES = ['claimed', 'delivered', 'sent'] as const

/** Where one user invitation stands. */
export type UserInvitationState = (typeof USER_INVITATION_STATES)[number]

/** The words for each state. */
export const USER_INVITATION_STATE_LABELS: Readonly<Record<UserInvitationState, string>> = {
  claimed: 'Joined',
  delivered: 'Delivered',
  sent: 'Sent',
}

/**
 * Where an invitation stands: claimed once its address has joined, delivered once the mail arrived, else sent.
 *
 * Choice: joining says more than delivery, also when nobody told of a delivery.
 * Source: section 3, "User invitation".
 */
export const userInvitationState = ({
  claimedAt,
  deliveredAt,
}: Pick<UserInvitation, 'claimedAt' | 'deliveredAt'>): UserInvitationState => {
  if (claimedAt !== null) return 'claimed'
  return deliveredAt === null ? 'sent' : 'delivered'
}
