import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type Author, recordEntry } from '../http/audit-log/record-entry.ts'
import { secondsAfter } from '../kernel/clock.ts'
import { notBefore } from '../database/not-before.ts'
import type { Schema, TableRow } from '../database/schema.ts'
import { wireSentInvitation } from '../carriers/short-connection.ts'
import { conflict, missing } from '../http/refused.ts'
import { FIRST_ROUND_SECONDS } from '../platform/mailbox/stored-sending.ts'
import { fullName } from '../http/session/full-name.ts'
import type { Limit } from '../http/throttle.ts'
import { refuseBlocked } from '../own-carriers/refuse-blocked.ts'
import { namesOf } from '../company/users/names-of.ts'

/** Choice: a limit an hour, as these mails go to people who have not requested them. */
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

/** Stores an invitation to be mailed. Refuses: 409 for a carrier that the company marked do not dispatch. */
export const createInvitation = (
  db: Kysely<Schema>,
  made: {
    readonly author: Author
    readonly carrierId: number
    readonly classificationIds: readonly number[]
    readonly email: string | null
    readonly personId: number | null
  },
) =>
  db.transaction().execute(async trx => {
    const { companyId, userId, at } = made.author
    await refuseBlocked(trx, companyId, made.carrierId)
    const stored = await trx
      .insertInto('connection_invitations')
      .values({
        issuer_id: companyId,
        carrier_id: made.carrierId,
        classification_ids: [...made.classificationIds],
        email: made.email,
        user_id_for_email: made.personId,
        invited_by: userId,
        mail_due_at: secondsAfter(at, FIRST_ROUND_SECONDS),
        created_at: notBefore('connection_invitations', { issuer_id: companyId }, at),
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    // The address stays with the invitation.
    await recordEntry(trx, made.author, { kind: 'carrier_invited', carrierIds: [made.carrierId] })
    return stored
  })

/**
 * Marks an invitation to be mailed again with new classifications; its delivery is pending again.
 *
 * Refuses: 404 for a missing or foreign one; 409 once the carrier has answered this or another invitation, and for one that
 * the company marked do not dispatch.
 */
export const resendInvitation = (
  db: Kysely<Schema>,
  again: {
    readonly author: Author
    readonly id: number
    readonly classificationIds: readonly number[]
  },
) =>
  db.transaction().execute(async trx => {
    const { companyId, at } = again.author
    const sent = await trx
      .updateTable('connection_invitations')
      .set(eb => ({
        classification_ids: [...again.classificationIds],
        sends: eb('sends', '+', 1),
        delivery: 'pending' as const,
        mail_due_at: secondsAfter(at, FIRST_ROUND_SECONDS),
        mail_tries: 0,
        delivered_at: null,
        updated_at: at,
      }))
      .where('id', '=', again.id)
      .where('issuer_id', '=', companyId)
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
    if (sent === undefined) {
      const found = await ownInvitations(trx, companyId).where('id', '=', again.id).executeTakeFirst()
      throw found === undefined ? missing() : conflict('The carrier has already responded.')
    }
    await refuseBlocked(trx, companyId, sent.carrier_id)
    await recordEntry(trx, again.author, { kind: 'carrier_invitation_resent', carrierIds: [sent.carrier_id] })
    return sent
  })

/** A broker's invitation to a carrier to connect. Source: section 3, "Connection invitation". */
export const wireInvitation = z.object({
  issuer_id: z.number(),
  carrier_id: z.number(),
  classification_ids: z.array(z.number()),
  /** Null for an invitation to a person, whose address the broker may not see. */
  email: z.string().nullable(),
  user_id_for_email: z.number().nullable(),
  ...wireSentInvitation.shape,
  created_at: z.string(),
  /** Beyond section 7: names. Null: not on record. */
  invited_by: z.string().nullable(),
  carrier_name: z.string().nullable(),
})

const instant = (moment: Date | null) => moment?.toISOString() ?? null

/** Invitations as they go over the wire, in the order given, with their names in two statements. */
export async function wireInvitationsOf(
  db: Kysely<Schema>,
  rows: readonly TableRow<'connection_invitations'>[],
): Promise<z.input<typeof wireInvitation>[]> {
  if (rows.length === 0) return []
  const carriers = await db
    .selectFrom('carriers')
    .select(['id', 'legal_name'])
    .where(
      'id',
      'in',
      rows.map(({ carrier_id }) => carrier_id),
    )
    .execute()
  const carrierNames = new Map(carriers.map(({ id, legal_name }) => [id, legal_name]))
  const userNames = await namesOf(
    db,
    rows.flatMap(({ invited_by }) => invited_by ?? []),
    fullName,
  )
  return rows.map(row => ({
    ...row,
    sent_at: (row.claimed_at === null ? row.updated_at : row.created_at).toISOString(),
    delivered_at: instant(row.delivered_at),
    claimed_at: instant(row.claimed_at),
    created_at: row.created_at.toISOString(),
    invited_by: userNames.get(row.invited_by ?? 0) ?? null,
    carrier_name: carrierNames.get(row.carrier_id) ?? null,
  }))
}

/** One of them. */
export async function wireInvitationOf(
  db: Kysely<Schema>,
  row: TableRow<'connection_invitations'>,
): Promise<z.input<typeof wireInvitation>> {
  const [wire] = await wireInvitationsOf(db, [row])
  if (wire === undefined) throw missing()
  return wire
}
