import { type Kysely, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import type { RateConfirmationMailsTable } from '../database/tables/paper-tables.ts'
import { containing, containsInQuery, idInQuery, sortedBy } from '../http/fields.ts'

const MAIL_STATUSES = ['completed', 'flagged', 'queued', 'sent', 'bounced'] as const
const status = z.enum(MAIL_STATUSES, 'This is not a valid e-mail status.')
const instant = z.string().nullable()

export const wireMail = z.object({
  id: z.number(),
  subject: z.string().nullable(),
  user_id: z.number(),
  creator_name: z.string().nullable(),
  status,
  rate_confirmation_id: z.number().nullable(),
  carrier_id: z.number().nullable(),
  flagged_at: instant,
  delivered_at: instant,
  created_at: z.string(),
})

/** The filters of a list of e-mails. All that are sent must hold. */
export const mailFilters = z.strictObject({
  creator_id_eq: idInQuery.optional(),
  subject_cont: containsInQuery.optional(),
  status_eq: status.optional(),
  status_not_in: z.array(status).max(MAIL_STATUSES.length).optional(),
  s: sortedBy('id desc'),
})

/** The e-mails of a company, the greatest id first. */
export function ownMails(
  db: Kysely<Schema>,
  companyId: number,
  requested: z.output<typeof mailFilters> = {},
) {
  const {
    creator_id_eq: creator,
    subject_cont: subject,
    status_eq: is,
    status_not_in: isNot = [],
  } = requested
  let own = db
    .selectFrom('rate_confirmation_mails')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
  if (creator !== undefined) own = own.where('user_id', '=', creator)
  if (subject !== undefined) own = own.where('subject_folded', 'like', containing(subject))
  if (is !== undefined) own = own.where('status', '=', is)
  // Written as the allowed statuses, which use an index.
  if (isNot.length > 0)
    own = own.where(
      'status',
      '=',
      sql<
        (typeof MAIL_STATUSES)[number]
      >`any(${sql.val(MAIL_STATUSES.filter(one => !isNot.includes(one)))}::text[])`,
    )
  return own
}

/** A page of rows as it goes over the wire, with the senders' names: one more statement. */
export async function wireMails(
  db: Kysely<Schema>,
  rows: readonly Selectable<RateConfirmationMailsTable>[],
): Promise<z.input<typeof wireMail>[]> {
  if (rows.length === 0) return []
  const senders = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(rows.map(({ user_id }) => user_id))])
    .execute()
  const names = new Map(
    senders.map(({ id, first_name, last_name }) => [
      id,
      [first_name, last_name].filter(Boolean).join(' ') || null,
    ]),
  )
  return rows.map(row => ({
    id: row.id,
    subject: row.subject,
    user_id: row.user_id,
    creator_name: names.get(row.user_id) ?? null,
    status: row.status,
    rate_confirmation_id: row.rate_confirmation_id,
    carrier_id: row.carrier_id,
    flagged_at: row.flagged_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}
