import type { Kysely } from 'kysely'
import { secondsAfter } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { conflict, missing } from '../http/refused.ts'
import { FIRST_ROUND_SECONDS } from '../mailbox/kept-sending.ts'

/** A broker's own invitations, newest first. */
export const ownInvitations = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('connection_invitations')
    .selectAll()
    .where('issuer_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** Keeps an invitation that is to be mailed. */
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
 * Sends it anew, with the classifications that hold from now on; its delivery is open again.
 *
 * Refuses: 404 for a missing or foreign one; 409 once the carrier has answered, this or another invitation.
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
  throw found === undefined ? missing() : conflict('The carrier has answered already.')
}
