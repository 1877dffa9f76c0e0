import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import { IDENTIFIER_VALUE } from '../../carriers/identifier-value.ts'
import { allOfEach } from '../../carriers/read-records.ts'
import type { Schema } from '../../database/schema.ts'
import { blocksSafety } from '../../http/guards/guards.ts'
import { containing, containsInQuery, flagInQuery, idInQuery, sortedBy } from '../../http/fields.ts'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { nameOfUser } from '../../company/users/names-of.ts'
import { carriersOf } from '../../carriers/vehicles/carriers-of.ts'
import { wireVehicleCarrier } from '../../carriers/vehicles/wire-vehicle.ts'
import { readDocuments, wireDocument } from './documents.ts'
import { type ConfirmationReader, readerOf } from './own-creator.ts'
import { recipientsOf, wireRecipient } from './recipients.ts'
import { readSendings, wireSending } from '../sent-confirmations/wire-sending.ts'
import { shownVerdict, wireVerdictWhenSent } from './verdict-when-sent.ts'

const instant = z.string().nullable()

export const wireConfirmation = z.object({
  id: z.number(),
  /** Beyond section 4: "sent" is one that was sent from here and neither opened nor accepted yet. */
  status: z.enum(['sent', 'viewed', 'delivered']),
  creator_id: z.number(),
  creator_name: z.string().nullable(),
  carrier_id: z.number().nullable(),
  carrier_legal_name: z.string().nullable(),
  /** Beyond section 3: the carrier with its verdict now. */
  carrier: wireVehicleCarrier.nullable(),
  identifiers: z.array(z.object({ is_type: z.string(), value: z.string(), region: z.string().nullable() })),
  open_tickets_count: z.number(),
  viewed_at: instant,
  delivered_at: instant,
  load_id: z.number().nullable(),
  load_number: z.string().nullable(),
  /** The address of its newest e-mail, and how it relates to the carrier. */
  sent_to: z.string().nullable(),
  recipient: wireRecipient.nullable(),
  verdict_when_sent: wireVerdictWhenSent.nullable(),
  document: wireDocument.nullable(),
  /** How far one that was sent from here has come. Null: it was not. */
  sending: wireSending.nullable(),
  created_at: z.string(),
})

/** The filters of a list of rate confirmations. All that are sent must hold. */
export const confirmationFilters = z.strictObject({
  creator_id_eq: idInQuery.optional(),
  carrier_legal_name_cont: containsInQuery.optional(),
  status_eq: z.enum(['viewed', 'delivered'], 'Give viewed or delivered.').optional(),
  is_flagged_eq: flagInQuery.optional(),
  s: sortedBy('id desc'),
})

/** A rate confirmation with open tickets is flagged. Source: section 4, "Rate confirmation status". */
export const isFlagged = sql<boolean>`exists (select 1 from tickets
  where rate_confirmation_id = rate_confirmations.id and status <> 'closed')`

type Creator = Parameters<typeof nameOfUser>[0]

/** The rate confirmations that a user of a company may see, the greatest id first. */
export function ownConfirmations(
  db: Kysely<Schema>,
  { companyId, onlyCreator }: ConfirmationReader,
  requested: z.output<typeof confirmationFilters> = {},
) {
  const { creator_id_eq: creator, carrier_legal_name_cont: name, status_eq: status } = requested
  let own = db
    .selectFrom('rate_confirmations')
    .selectAll('rate_confirmations')
    // In the same statement: a list answers in few of them.
    .select(({ selectFrom, fn }) => [
      selectFrom('users')
        .select(
          sql<Creator>`json_build_object('first_name', first_name, 'last_name', last_name, 'email', email)`.as(
            'name',
          ),
        )
        .whereRef('users.id', '=', 'rate_confirmations.creator_id')
        .as('creator'),
      selectFrom('loads')
        .select('external_load_number')
        .whereRef('loads.id', '=', 'rate_confirmations.load_id')
        .whereRef('loads.company_id', '=', 'rate_confirmations.company_id')
        .as('load_number'),
      selectFrom('tickets')
        .select(fn.countAll<number>().as('count'))
        .whereRef('tickets.rate_confirmation_id', '=', 'rate_confirmations.id')
        .where('tickets.status', '<>', 'closed')
        .as('open_tickets_count'),
      // The newest e-mail that left for an address.
      selectFrom('rate_confirmation_mails as mails')
        .select('mails.to_address')
        .whereRef('mails.rate_confirmation_id', '=', 'rate_confirmations.id')
        .where('mails.is_received', '=', false)
        .where('mails.to_address', 'is not', null)
        .orderBy('mails.id', 'desc')
        .limit(1)
        .as('sent_to'),
    ])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
  if (onlyCreator !== null) own = own.where('creator_id', '=', onlyCreator)
  if (creator !== undefined) own = own.where('creator_id', '=', creator)
  if (name !== undefined) own = own.where('carrier_name_folded', 'like', containing(name))
  if (status !== undefined) own = own.where('status', '=', status)
  if (requested.is_flagged_eq === true) own = own.where(isFlagged)
  if (requested.is_flagged_eq === false) own = own.where(sql<boolean>`not ${isFlagged}`)
  return own
}

type Row = Awaited<ReturnType<ReturnType<typeof ownConfirmations>['execute']>>[number]

/** One that the user may see. Refuses: 404. */
export async function requireConfirmation(db: Kysely<Schema>, actor: Actor, id: number): Promise<Row> {
  const found = await ownConfirmations(db, readerOf(actor)).where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

const readIdentifiers = (db: Kysely<Schema>, carriers: readonly number[]) =>
  db
    .selectFrom('carrier_identifiers')
    .select(['carrier_id', 'is_type', IDENTIFIER_VALUE.as('value'), 'region'])
    .where('carrier_id', '=', anyOf(carriers))
    .orderBy('id')
    .execute()

const stated = ({ stated_type, stated_value }: Row) =>
  stated_type === null || stated_value === null
    ? []
    : [{ is_type: stated_type, value: stated_value, region: null }]

/** A page of rows as it goes over the wire: a few statements for any number of rows. */
export async function wireConfirmations(
  services: Services,
  actor: Actor,
  rows: readonly Row[],
): Promise<z.input<typeof wireConfirmation>[]> {
  if (rows.length === 0) return []
  const { db } = services
  const carriers = [...new Set(rows.flatMap(({ carrier_id }) => carrier_id ?? []))]
  const [identifiers, documentOf, known, sendings] = await Promise.all([
    readIdentifiers(db, carriers),
    readDocuments(
      db,
      companyOf(actor),
      rows.map(({ uploaded_file_id }) => uploaded_file_id),
    ),
    carriersOf(services, actor, carriers),
    readSendings(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const held = allOfEach(identifiers)
  const addressedOf = ({ sent_to: address, carrier_id }: Row) =>
    address === null ? null : { carrier_id, address }
  const recipientOf = await recipientsOf(
    services,
    actor,
    rows.flatMap(row => addressedOf(row) ?? []),
  )
  return rows.map(row => {
    const addressed = addressedOf(row)
    return {
      id: row.id,
      status: row.status,
      creator_id: row.creator_id,
      creator_name: row.creator && nameOfUser(row.creator),
      carrier_id: row.carrier_id,
      carrier_legal_name: row.carrier_legal_name,
      carrier: (row.carrier_id !== null && known.get(row.carrier_id)) || null,
      identifiers: row.carrier_id === null ? stated(row) : [...(held.get(row.carrier_id) ?? [])],
      open_tickets_count: row.open_tickets_count ?? 0,
      viewed_at: row.viewed_at?.toISOString() ?? null,
      delivered_at: row.delivered_at?.toISOString() ?? null,
      load_id: row.load_id,
      load_number: row.load_number,
      sent_to: row.sent_to,
      recipient: addressed && recipientOf(addressed),
      verdict_when_sent: shownVerdict(row, blocksSafety(actor)),
      document: documentOf(row.uploaded_file_id, `/monitor/rate_confirmations/${row.id}/document`),
      sending: sendings.get(row.id) ?? null,
      created_at: row.created_at.toISOString(),
    }
  })
}
