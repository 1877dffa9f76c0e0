import type { UserInvitation } from './user-invitation.ts'

/** The states of a user invitation, last to first. Source: section 3, "User invitation". */
export const USER_INVITATION_STATES = ['claimed', 'delivered', 'failed', 'sent'] as const

/** One of the states. */
export type UserInvitationState = (typeof USER_INVITATION_STATES)[number]

/** The label of each state. */
export const USER_INVITATION_STATE_LABELS: Readonly<Record<UserInvitationState, string>> = {
  claimed: 'Joined',
  delivered: 'Delivered',
  failed: 'Not delivered',
  sent: 'Sent',
}

/**
 * The state of an invitation: claimed once its address has joined, else by its newest mail: delivered once it arrived,
 * failed once it was given up, else sent.
 *
 * Choice: a claim outranks delivery, also when no delivery was reported.
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
