import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { secondsAfter } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { ConnectionInvitationsTable } from '../database/tables/onboarding-tables.ts'
import { conflict, missing } from '../http/refused.ts'
import { FIRST_ROUND_SECONDS } from '../mailbox/stored-sending.ts'
import type { Limit } from '../session/throttle.ts'

/** Choice: a limit an hour, as these mails go to people who have not asked for them. */
export const INVITED_CARRIERS: Limit = {
  name: 'connection-invitations-company',
  max: 500,
  seconds: 3600,
  message: 'Your company has sent many invitations. Try again later.',
}

/** Choice: a limit for mailing one invitation again. */
export const MAILS_OF_INVITATION: Limit = {
  name: 'connection-invitation-mails',
  max: 5,
  seconds: 3600,
  message: 'This invitation was sent recently. Try again later.',
}

/** A broker's own invitations, newest first. */
export const ownInvitations = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('connection_invitations')
    .selectAll()
    .where('issuer_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** Stores an invitation to be mailed. */
export const createInvitation = (
  db: Kysely<Schema>,
  made: {
    readonly companyId: number
    readonly carrierId: number
    readonly classificationIds: readonly number[]
    readonly email: string | null
    readonly personId: number | null
    readonly userId: number
    readonly at: Date
  },
) =>
  db
    .insertInto('connection_invitations')
    .values({
      issuer_id: made.companyId,
      carrier_id: made.carrierId,
      classification_ids: [...made.classificationIds],
      email: made.email,
      user_id_for_email: made.personId,
      invited_by: made.userId,
      mail_due_at: secondsAfter(made.at, FIRST_ROUND_SECONDS),
      created_at: made.at,
      updated_at: made.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Marks an invitation to be mailed again with new classifications; its delivery is pending again.
 *
 * Refuses: 404 for a missing or foreign one; 409 once the carrier has answered this or another invitation.
 */
export async function resendInvitation(
  db: Kysely<Schema>,
  again: {
    readonly companyId: number
    readonly id: number
    readonly classificationIds: readonly number[]
    readonly at: Date
  },
) {
  const sent = await db
    .updateTable('connection_invitations')
    .set(eb => ({
      classification_ids: [...again.classificationIds],
      sends: eb('sends', '+', 1),
      delivery: 'pending' as const,
      mail_due_at: secondsAfter(again.at, FIRST_ROUND_SECONDS),
      mail_tries: 0,
      delivered_at: null,
      updated_at: again.at,
    }))
    .where('id', '=', again.id)
    .where('issuer_id', '=', again.companyId)
    .where('claimed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('connections')
            .select('connections.id')
            .whereRef('connections.issuer_id', '=', 'connection_invitations.issuer_id')
            .whereRef('connections.carrier_id', '=', 'connection_invitations.carrier_id')
            .where('receiver_company_id', 'is not', null),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  if (sent !== undefined) return sent
  const found = await ownInvitations(db, again.companyId).where('id', '=', again.id).executeTakeFirst()
  throw found === undefined ? missing() : conflict('The carrier has already responded.')
}

/** A broker's invitation to a carrier to connect. Source: section 3, "Connection invitation". */
export const wireInvitation = z.object({
  id: z.number(),
  issuer_id: z.number(),
  carrier_id: z.number(),
  classification_ids: z.array(z.number()),
  /** Null for an invitation to a person, whose address the broker may not see. */
  email: z.string().nullable(),
  user_id_for_email: z.number().nullable(),
  delivery: z.enum(['pending', 'delivered', 'failed']),
  delivered_at: z.string().nullable(),
  claimed_at: z.string().nullable(),
  created_at: z.string(),
})

const instant = (moment: Date | null) => moment?.toISOString() ?? null

/** An invitation as it goes over the wire. */
export const wireInvitationOf = (
  row: Selectable<ConnectionInvitationsTable>,
): z.input<typeof wireInvitation> => ({
  ...row,
  delivered_at: instant(row.delivered_at),
  claimed_at: instant(row.claimed_at),
  created_at: row.created_at.toISOString(),
})
