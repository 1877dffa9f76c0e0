import type { UserInvitation } from './user-invitation.ts'

/** Where a user invitation may stand, the last first. Source: section 3, "User invitation". */
export const USER_INVITATION_STATES = ['claimed', 'delivered', 'failed', 'sent'] as const

/** Where one user invitation stands. */
export type UserInvitationState = (typeof USER_INVITATION_STATES)[number]

/** The words for each state. */
export const USER_INVITATION_STATE_LABELS: Readonly<Record<UserInvitationState, string>> = {
  claimed: 'Joined',
  delivered: 'Delivered',
  failed: 'Not delivered',
  sent: 'Sent',
}

/**
 * Where an invitation stands: claimed once its address has joined, else by its newest mail: delivered once it arrived,
 * failed once it was given up, else sent.
 *
 * Choice: joining says more than delivery, also when nobody told of a delivery.
 * Source: section 3, "User invitation".
 */
export const userInvitationState = ({
  claimedAt,
  deliveredAt,
  deliveryFailedAt,
}: Pick<UserInvitation, 'claimedAt' | 'deliveredAt' | 'deliveryFailedAt'>): UserInvitationState => {
  if (claimedAt !== null) return 'claimed'
  if (deliveredAt !== null) return 'delivered'
  return deliveryFailedAt === null ? 'sent' : 'failed'
}
