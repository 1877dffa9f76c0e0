import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import type { Schema, TableRow } from '../../database/schema.ts'
import { containing, containsInQuery, idInQuery, sortedBy } from '../../http/fields.ts'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { namesOf } from '../../company/users/names-of.ts'
import { readDocuments, wireDocument } from './documents.ts'
import { type ConfirmationReader, readerOf } from './own-creator.ts'
import { recipientsOf, wireRecipient } from './recipients.ts'

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
  carrier_legal_name: z.string().nullable(),
  direction: z.enum(['sent', 'received']),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** How the other side's address relates to the carrier. */
  recipient: wireRecipient.nullable(),
  document: wireDocument.nullable(),
  flagged_at: instant,
  delivered_at: instant,
  created_at: z.string(),
})

/** One with its text. */
export const wireMailDetail = wireMail.extend({ body: z.string().nullable() })

/** The filters of a list of e-mails. All that are sent must hold. */
export const mailFilters = z.strictObject({
  creator_id_eq: idInQuery.optional(),
  subject_cont: containsInQuery.optional(),
  status_eq: status.optional(),
  status_not_in: z.array(status).max(MAIL_STATUSES.length).optional(),
  s: sortedBy('id desc'),
})

type Row = TableRow<'rate_confirmation_mails'>

/** Every e-mail about what a user of a company may see: their own, and those about their own rate confirmations. */
const visibleMails = (db: Kysely<Schema>, { companyId, onlyCreator }: ConfirmationReader) => {
  const all = db.selectFrom('rate_confirmation_mails').selectAll().where('company_id', '=', companyId)
  return onlyCreator === null
    ? all
    : all.where(eb =>
        eb.or([
          eb('user_id', '=', onlyCreator),
          eb(
            'rate_confirmation_id',
            'in',
            eb.selectFrom('rate_confirmations').select('id').where('creator_id', '=', onlyCreator),
          ),
        ]),
      )
}

/** An e-mail or a reply that the user may see. Refuses: 404. */
export async function requireMail(db: Kysely<Schema>, actor: Actor, id: number): Promise<Row> {
  const found = await visibleMails(db, readerOf(actor)).where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

/** The most e-mails of one thread. Choice: a load has a handful. */
const THREAD_MAX = 200

/** The e-mails about one rate confirmation and the replies, the oldest first. The caller has checked whose it is. */
export const threadOf = (db: Kysely<Schema>, companyId: number, confirmationId: number) =>
  db
    .selectFrom('rate_confirmation_mails')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('rate_confirmation_id', '=', confirmationId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(THREAD_MAX)
    .execute()

/** The e-mails that a company sent, as a user sees them, the greatest id first. Choice: replies are in their threads only. */
export function ownMails(
  db: Kysely<Schema>,
  { companyId, onlyCreator }: ConfirmationReader,
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
    .where('is_received', '=', false)
    .orderBy('id', 'desc')
  if (onlyCreator !== null) own = own.where('user_id', '=', onlyCreator)
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

const readCarrierNames = (db: Kysely<Schema>, rows: readonly Row[]) =>
  db
    .selectFrom('carriers')
    .select(['id', 'legal_name'])
    .where('id', '=', anyOf(rows.flatMap(({ carrier_id }) => carrier_id ?? [])))
    .execute()

const readStatedNames = (db: Kysely<Schema>, rows: readonly Row[]) =>
  db
    .selectFrom('rate_confirmations')
    .select(['id', 'carrier_legal_name'])
    .where('id', '=', anyOf(rows.flatMap(({ rate_confirmation_id }) => rate_confirmation_id ?? [])))
    .execute()

const addressedOf = ({ carrier_id, is_received, from_address, to_address }: Row) => {
  const address = is_received ? from_address : to_address
  return address === null ? null : { carrier_id, address }
}

const urlOf = ({ id }: Row) => `/monitor/rate_confirmation_mails/${id}/document`

/** A page of rows as it goes over the wire, with the senders' and carriers' names: a few statements for any number. */
export async function wireMails(
  services: Services,
  actor: Actor,
  rows: readonly Row[],
): Promise<z.input<typeof wireMailDetail>[]> {
  if (rows.length === 0) return []
  const { db } = services
  const [senders, carriers, stated, documentOf, recipientOf] = await Promise.all([
    namesOf(
      db,
      rows.map(({ user_id }) => user_id),
    ),
    readCarrierNames(db, rows),
    readStatedNames(db, rows),
    readDocuments(
      db,
      companyOf(actor),
      rows.map(({ uploaded_file_id }) => uploaded_file_id),
    ),
    recipientsOf(
      services,
      actor,
      rows.flatMap(row => addressedOf(row) ?? []),
    ),
  ])
  const legalNames = new Map(carriers.map(({ id, legal_name }) => [id, legal_name]))
  const statedNames = new Map(stated.map(({ id, carrier_legal_name }) => [id, carrier_legal_name]))
  return rows.map(row => {
    const addressed = addressedOf(row)
    return {
      id: row.id,
      subject: row.subject,
      user_id: row.user_id,
      creator_name: senders.get(row.user_id) ?? null,
      status: row.status,
      rate_confirmation_id: row.rate_confirmation_id,
      carrier_id: row.carrier_id,
      carrier_legal_name:
        legalNames.get(row.carrier_id ?? 0) ?? statedNames.get(row.rate_confirmation_id ?? 0) ?? null,
      direction: row.is_received ? ('received' as const) : ('sent' as const),
      from: row.from_address,
      to: row.to_address,
      recipient: addressed && recipientOf(addressed),
      document: documentOf(row.uploaded_file_id, urlOf(row)),
      body: row.body,
      flagged_at: row.flagged_at?.toISOString() ?? null,
      delivered_at: row.delivered_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    }
  })
}
