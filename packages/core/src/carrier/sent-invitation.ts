import { toDate } from 'date-fns'
import { calendarDateOf, formatCalendarDate } from '../shared/calendar-date.ts'
import type { Id } from '../shared/ids.ts'
import type { Fact } from './facts/fact.ts'

/** The newest invitation of a carrier to connect, and what became of it, as rows of carriers have it. */
export interface SentInvitation {
  readonly id: Id<'connection-invitation'>
  /** When it was last sent, an instant. */
  readonly sentAt: string
  /** An instant. Null: not delivered yet. */
  readonly deliveredAt: string | null
  /** Its mail was given up. False, too, where the monitor reports no failures. */
  readonly isUndeliverable: boolean
  /** When the carrier accepted it, an instant. Null: not yet, or not reported. */
  readonly claimedAt: string | null
}

interface Invited {
  readonly connection: object | null
  readonly invitation?: SentInvitation | null | undefined
}

/** The states of an invitation, the last one first. Source: section 3, "Connection invitation". */
export type SentInvitationState = 'answered' | 'failed' | 'delivered' | 'sent'

/**
 * The state of an invitation by what is known of it alone: that the carrier accepted it, that its mail was given up or
 * delivered, else that it was sent.
 *
 * Source: section 3, "Connection invitation".
 */
export const sentInvitationState = ({
  deliveredAt,
  isUndeliverable,
  claimedAt,
}: Omit<SentInvitation, 'id' | 'sentAt'>): SentInvitationState => {
  if (claimedAt !== null) return 'answered'
  if (isUndeliverable) return 'failed'
  return deliveredAt === null ? 'sent' : 'delivered'
}

const FACTS: Readonly<Record<SentInvitationState, Pick<Fact, 'text' | 'tone'>>> = {
  answered: { text: 'accepted', tone: 'plain' },
  failed: { text: 'not delivered', tone: 'incomplete' },
  delivered: { text: 'not accepted', tone: 'plain' },
  sent: { text: 'sending', tone: 'plain' },
}

/**
 * When a carrier was invited, and what became of it: "Invited Nov 29, 2026, not accepted".
 *
 * Source: section 3, "Connection invitation". Choice: whether a mail was opened is not known, so it is not said.
 */
export const invitationFact = (invitation: SentInvitation): Fact => {
  const { text, tone } = FACTS[sentInvitationState(invitation)]
  return { text: `Invited ${formatCalendarDate(calendarDateOf(toDate(invitation.sentAt)))}, ${text}`, tone }
}

/** The labels of what a broker is offered. Source: section 3, "Connection invitation"; the wording is ours. */
export const INVITATION_LABELS = { invite: 'Invite', resend: 'Resend' } as const

/**
 * What a broker is offered for a carrier without a connection: to invite it, or to resend the invitation that it has.
 *
 * Empty: null for one that is connected, or that has accepted. Source: section 3, "Connection invitation".
 */
export const offeredInvitation = ({ connection, invitation }: Invited): 'invite' | 'resend' | null => {
  if (connection !== null) return null
  if (invitation == null) return 'invite'
  return sentInvitationState(invitation) === 'answered' ? null : 'resend'
}
