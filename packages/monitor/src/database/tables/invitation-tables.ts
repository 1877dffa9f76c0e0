import type { Generated } from 'kysely'
import type { Id, Instant, InstantByDefault } from './columns.ts'

/** At most one of an address is open in a company: neither claimed nor withdrawn. */
export interface UserInvitationsTable {
  id: Id
  company_id: number
  /** Lower case; the table refuses anything else. */
  email: string
  scopes: string[]
  /** The brand whose host the mail leads to. */
  site: 'main' | 'watchdog'
  /** The inviter. Null: no longer on record. */
  user_id: number | null
  /** How often it was mailed: the delivery state is of the newest mail. */
  sends: Generated<number>
  sent_at: Instant
  delivered_at: Instant | null
  delivery_failed_at: Instant | null
  claimed_at: Instant | null
  claimed_by_id: number | null
  /** When a round is due to send its mail. Null: nothing to send. */
  mail_due_at: Generated<Date | null>
  /** How many rounds have tried. */
  mail_tries: Generated<number>
  /** Set: it is no longer visible to anyone, and stays on record here. */
  withdrawn_at: Instant | null
  created_at: InstantByDefault
}

/** The invitation that a user was shown last: the one that they claim. */
export interface InvitationOffersTable {
  user_id: number
  user_invitation_id: number
}

export interface InvitationTables {
  invitation_offers: InvitationOffersTable
  user_invitations: UserInvitationsTable
}
