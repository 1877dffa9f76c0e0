import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema, TableRow } from '../../database/schema.ts'
import { SAFETY_RULES } from '../../rules/terms/rule-types.ts'
import { blocksSafety } from '../guards/guards.ts'
import { missing } from '../refused.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import type { AuditKind } from './record-entry.ts'

/** The carriers of an entry that are named; the others are counted. */
const NAMED_CARRIERS = 3

export const wireAuditEntry = z.object({
  id: z.number(),
  kind: z.string(),
  occurred_at: z.string(),
  user_id: z.number(),
  user_name: z.string().nullable(),
  source: z.string(),
  request_id: z.string().nullable(),
  key: z.object({ id: z.number(), name: z.string() }).nullable(),
  subject: z
    .object({ is_type: z.string(), id: z.number().nullable(), label: z.string().nullable() })
    .nullable(),
  carriers: z.array(z.object({ id: z.number(), legal_name: z.string().nullable() })),
  carriers_count: z.number(),
  reason: z.string().nullable(),
  before: z.array(z.string()).nullable(),
  after: z.array(z.string()).nullable(),
  row_count: z.number().nullable(),
  /** The version of the company's policy that was in force. */
  policy_version: z.number().nullable(),
})

export interface AuditFilter {
  readonly kind?: AuditKind | undefined
  readonly userId?: number | undefined
  readonly carrierId?: number | undefined
  /** From this instant on. */
  readonly from?: Date | undefined
  /** Before this instant. */
  readonly before?: Date | undefined
}

/**
 * The entries of a company, as a user may see them: an override of a safety rule reveals safety data, so it is hidden
 * from users without access to that data. Source: section 6, "Safety data".
 */
const visibleEntries = (db: Kysely<Schema>, actor: Actor) => {
  const own = db.selectFrom('audit_entries').where('company_id', '=', companyOf(actor))
  return blocksSafety(actor)
    ? own.where(eb =>
        eb.or([eb('subject_type', 'is distinct from', 'rule'), eb('subject_label', '!~', SAFETY_RULES)]),
      )
    : own
}

/** The entries that a filter leaves, newest first. */
export const listedEntries = (db: Kysely<Schema>, actor: Actor, filter: AuditFilter) => {
  let entries = visibleEntries(db, actor)
  if (filter.kind !== undefined) entries = entries.where('kind', '=', filter.kind)
  if (filter.userId !== undefined) entries = entries.where('user_id', '=', filter.userId)
  if (filter.from !== undefined) entries = entries.where('occurred_at', '>=', filter.from)
  if (filter.before !== undefined) entries = entries.where('occurred_at', '<', filter.before)
  const { carrierId } = filter
  if (carrierId !== undefined)
    entries = entries.where('id', 'in', eb =>
      eb.selectFrom('audit_entry_carriers').select('entry_id').where('carrier_id', '=', carrierId),
    )
  return entries
    .leftJoin('audit_entry_reasons', 'audit_entry_reasons.entry_id', 'audit_entries.id')
    .selectAll('audit_entries')
    .select('audit_entry_reasons.reason as later_reason')
    .orderBy('id', 'desc')
}

/** Refuses: 404 for someone who is neither in the company nor in its log, whether they exist or not. */
export async function requireAuthor(db: Kysely<Schema>, actor: Actor, userId: number): Promise<void> {
  const companyId = companyOf(actor)
  const of = (table: 'audit_entries' | 'users', column: 'user_id' | 'id') =>
    sql`exists (select from ${sql.table(table)} where company_id = ${companyId} and ${sql.ref(column)} = ${userId})`
  const { rows } = await sql<{ is_known: boolean }>`
    select ${of('audit_entries', 'user_id')} or ${of('users', 'id')} as is_known`.execute(db)
  if (rows[0]?.is_known !== true) throw missing()
}

/** Everyone whom an entry names, by name. Empty: a log without entries has no one. */
export const authorsOf = async (db: Kysely<Schema>, actor: Actor) => {
  const found = await visibleEntries(db, actor)
    .select(['user_id', 'user_name'])
    .distinctOn('user_id')
    .orderBy('user_id')
    .orderBy('id', 'desc')
    .execute()
  const name = ({ user_name }: { readonly user_name: string | null }) => user_name ?? ''
  return found.toSorted((one, other) => name(one).localeCompare(name(other)) || one.user_id - other.user_id)
}

type Listed = TableRow<'audit_entries'> & { readonly later_reason: string | null }

interface CountedCarrier {
  readonly entry_id: number
  readonly id: number
  readonly legal_name: string | null
  readonly count: number
}

const carriersOf = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const { rows } = await sql<CountedCarrier>`
    select entry_id, carrier_id as id, carrier_name as legal_name, count from (
      select *, count(*) over (partition by entry_id)::integer as count,
        row_number() over (partition by entry_id order by carrier_id) as place
      from audit_entry_carriers where entry_id = any (${sql.val([...ids])}::int[])
    ) as numbered where place <= ${NAMED_CARRIERS} order by entry_id, place`.execute(db)
  const byEntry = new Map<number, CountedCarrier[]>()
  for (const row of rows) byEntry.set(row.entry_id, [...(byEntry.get(row.entry_id) ?? []), row])
  return byEntry
}

/** Entries as they go over the wire, with the first of their carriers. */
export const wireEntriesOf = async (
  db: Kysely<Schema>,
  entries: readonly Listed[],
): Promise<z.input<typeof wireAuditEntry>[]> => {
  const carriers = await carriersOf(
    db,
    entries.map(({ id }) => id),
  )
  return entries.map(
    ({ subject_type, subject_id, subject_label, later_reason, key_id, key_name, ...entry }) => {
      const named = carriers.get(entry.id) ?? []
      return {
        ...entry,
        occurred_at: entry.occurred_at.toISOString(),
        key: key_id === null ? null : { id: key_id, name: key_name ?? '' },
        subject:
          subject_type === null ? null : { is_type: subject_type, id: subject_id, label: subject_label },
        carriers: named.map(({ id, legal_name }) => ({ id, legal_name })),
        carriers_count: named[0]?.count ?? 0,
        reason: entry.reason ?? later_reason,
      }
    },
  )
}
