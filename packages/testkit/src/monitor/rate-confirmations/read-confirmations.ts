import { type Kysely, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { allOfEach } from '../carriers/read-records.ts'
import type { Schema } from '../database/schema.ts'
import type { RateConfirmationsTable } from '../database/tables/paper-tables.ts'
import { containing, containsInQuery, flagInQuery, idInQuery, sortedBy } from '../http/fields.ts'

const instant = z.string().nullable()

export const wireConfirmation = z.object({
  id: z.number(),
  status: z.enum(['viewed', 'delivered']),
  creator_id: z.number(),
  carrier_id: z.number().nullable(),
  carrier_legal_name: z.string().nullable(),
  identifiers: z.array(z.object({ is_type: z.string(), value: z.string(), region: z.string().nullable() })),
  open_tickets_count: z.number(),
  viewed_at: instant,
  delivered_at: instant,
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
const isFlagged = sql<boolean>`exists (select 1 from tickets
  where rate_confirmation_id = rate_confirmations.id and status <> 'closed')`

/** The rate confirmations of a company, the greatest id first. */
export function ownConfirmations(
  db: Kysely<Schema>,
  companyId: number,
  requested: z.output<typeof confirmationFilters> = {},
) {
  const { creator_id_eq: creator, carrier_legal_name_cont: name, status_eq: status } = requested
  let own = db
    .selectFrom('rate_confirmations')
    .selectAll('rate_confirmations')
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
  if (creator !== undefined) own = own.where('creator_id', '=', creator)
  if (name !== undefined) own = own.where('carrier_name_folded', 'like', containing(name))
  if (status !== undefined) own = own.where('status', '=', status)
  if (requested.is_flagged_eq === true) own = own.where(isFlagged)
  if (requested.is_flagged_eq === false) own = own.where(sql<boolean>`not ${isFlagged}`)
  return own
}

type Row = Selectable<RateConfirmationsTable>

const readIdentifiers = (db: Kysely<Schema>, carriers: readonly number[]) =>
  db
    .selectFrom('carrier_identifiers')
    .select(['carrier_id', 'is_type', 'value', 'region'])
    .where('carrier_id', '=', sql<number>`any(${sql.val(carriers)}::int[])`)
    .orderBy('id')
    .execute()

const countOpenTickets = (db: Kysely<Schema>, rows: readonly Row[]) =>
  db
    .selectFrom('tickets')
    .select(({ fn }) => ['rate_confirmation_id', fn.countAll<number>().as('count')])
    .where('rate_confirmation_id', '=', sql<number>`any(${sql.val(rows.map(({ id }) => id))}::int[])`)
    .where('status', '<>', 'closed')
    .groupBy('rate_confirmation_id')
    .execute()

const stated = ({ stated_type, stated_value }: Row) =>
  stated_type === null || stated_value === null
    ? []
    : [{ is_type: stated_type, value: stated_value, region: null }]

/** A page of rows as it goes over the wire: two statements for any number of rows. */
export async function wireConfirmations(
  db: Kysely<Schema>,
  rows: readonly Row[],
): Promise<z.input<typeof wireConfirmation>[]> {
  if (rows.length === 0) return []
  const carriers = [...new Set(rows.flatMap(({ carrier_id }) => carrier_id ?? []))]
  const [identifiers, tickets] = await Promise.all([
    readIdentifiers(db, carriers),
    countOpenTickets(db, rows),
  ])
  const open = new Map(tickets.map(({ rate_confirmation_id, count }) => [rate_confirmation_id, count]))
  const held = allOfEach(identifiers)
  return rows.map(row => ({
    id: row.id,
    status: row.status,
    creator_id: row.creator_id,
    carrier_id: row.carrier_id,
    carrier_legal_name: row.carrier_legal_name,
    identifiers: row.carrier_id === null ? stated(row) : [...(held.get(row.carrier_id) ?? [])],
    open_tickets_count: open.get(row.id) ?? 0,
    viewed_at: row.viewed_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}
