import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { ListLine } from './read-list.ts'

/** Why a line matched no carrier: it has no identifier, no carrier has it, or several have it. */
export type UnmatchedReason = 'unreadable' | 'not_found' | 'several'

export interface Unmatched {
  readonly line: number
  readonly text: string
  readonly reason: UnmatchedReason
}

export interface ListReceipt {
  readonly added: number
  readonly alreadySubscribed: number
  readonly unmatched: readonly Unmatched[]
}

/** The carriers with the identifiers of the lines: one index lookup for each. */
async function carriersOf(db: Kysely<Schema>, lines: readonly ListLine[]) {
  const requests = lines.flatMap(({ line, identifier }) =>
    identifier === null ? [] : [{ line, ...identifier }],
  )
  const { rows } = await sql<{ line: number; carriers: number[] }>`
    select asked.line, array_agg(distinct carriers.id) as carriers
    from json_to_recordset(${JSON.stringify(requests)}::json) as asked (line int, type text, key text, region text)
    join carrier_identifiers as numbers on numbers.is_type = asked.type and numbers.value_key = asked.key
      and (asked.region is null or numbers.region = asked.region)
    join carriers on carriers.id = numbers.carrier_id and carriers.is_findable
    group by asked.line`.execute(db)
  return new Map(rows.map(row => [row.line, row.carriers]))
}

/**
 * Subscribes a company to every carrier that a list names, in one transaction.
 *
 * A carrier that is named twice counts once. An identifier that several carriers have adds none of them.
 */
export const subscribeListed = (
  db: Kysely<Schema>,
  {
    companyId,
    userId,
    lines,
    at,
  }: { companyId: number; userId: number; lines: readonly ListLine[]; at: Date },
): Promise<ListReceipt> =>
  db.transaction().execute(async trx => {
    const found = await carriersOf(trx, lines)
    const ids = new Set<number>()
    const unmatched: Unmatched[] = []
    for (const { line, text, identifier } of lines) {
      const carriers = found.get(line) ?? []
      const [only] = carriers
      if (only !== undefined && carriers.length === 1) ids.add(only)
      else {
        const reason = identifier === null ? 'unreadable' : only === undefined ? 'not_found' : 'several'
        unmatched.push({ line, text, reason })
      }
    }
    if (ids.size === 0) return { added: 0, alreadySubscribed: 0, unmatched }
    const { rows } = await sql`
      insert into subscriptions (company_id, carrier_id, user_id, created_at)
      select ${companyId}::int, id, ${userId}::int, ${at}::timestamptz
      from unnest(${sql.val([...ids])}::int[]) as id order by id
      on conflict (company_id, carrier_id) do nothing returning id`.execute(trx)
    return { added: rows.length, alreadySubscribed: ids.size - rows.length, unmatched }
  })
