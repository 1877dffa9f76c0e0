import { type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { TIES_LOCK } from '../../database/later/ties/tie-triggers.ts'
import type { Schema } from '../../database/schema.ts'
import { batchesOf } from '../../kernel/batches-of.ts'
import type { EndsOfCarrier, TieFact } from '../../rules/assessment/tie-facts.ts'
import type { WireIdentityTie } from '../wire-cautions.ts'
import { endsOf, keysOf, nearOf, WEIGHTS } from './near.ts'

/** A carrier that agrees with another in something of its federal record that tells, or was it by the agency's own word. */
export interface Tie extends TieFact, Pick<WireIdentityTie, 'shared' | 'is_prior' | 'dot_number'> {
  /** Null: the agency names a number that no carrier that can be found has. */
  readonly carrier_id: number | null
  readonly legal_name: string | null
  /** The day of its newest published alert. */
  readonly reported_on: string | null
}

interface Row extends Omit<Tie, 'by'>, EndsOfCarrier {
  readonly of_id: number
}

const KINDS = Object.keys(WEIGHTS)

/** Carriers whose ties are read or stored by one statement. */
const BATCH = 100

const weightOf = ({ is_type, count, carriers_count }: Row['shared'][number]) =>
  (WEIGHTS[is_type] * count) / (carriers_count - 1)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What tells most of what both have. An earlier registration tells all. */
const byOf = ({ is_prior, shared }: Row): Tie['by'] => {
  const [most] = shared.toSorted(
    (one, other) =>
      weightOf(other) - weightOf(one) || KINDS.indexOf(one.is_type) - KINDS.indexOf(other.is_type),
  )
  return is_prior || most === undefined ? 'prior' : most.is_type
}

const byWeight = (one: Row, other: Row) =>
  Number(other.is_prior) - Number(one.is_prior) ||
  sum(other.shared.map(weightOf)) - sum(one.shared.map(weightOf))

/** Ties as rows of `near`, with what is on record of the carriers that can be found. */
const readRows = async (db: Kysely<Schema>, near: RawBuilder<unknown>): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select near.of_id, c.id as carrier_id, c.legal_name, near.is_prior, near.prior_dot as dot_number,
      coalesce((select value_key from carrier_identifiers as i where i.carrier_id = c.id and i.is_type = 'DOT'
        order by is_former, id limit 1), near.prior_dot) as dot,
      near.shared, coalesce(ends.revoked_on, '[]'::json) as revoked_on, coalesce(ends.orders, '[]'::json) as orders,
      (select max(file_date) from identity_alerts as a
        where a.carrier_id = c.id and a.unpublished_at is null) as reported_on
    from (${near}) as near
    left join carriers as c on c.id = near.tied_id and c.is_findable
    left join lateral (${endsOf}) as ends on c.id is not null
    where c.id is not null or near.is_prior
    order by of_id, carrier_id`.execute(db)
  return rows
}

const storedOf = (ids: readonly number[]) => sql`
  select carrier_id as of_id, tied_id, is_prior, prior_dot, shared from carrier_ties where carrier_id = ${anyOf(ids)}`

/** Those of some carriers whose ties are stored. */
const tiedOf = async (db: Kysely<Schema>, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('tied_carriers')
    .select('carrier_id')
    .where('carrier_id', '=', anyOf(ids))
    .execute()
  return new Set(rows.map(({ carrier_id }) => carrier_id))
}

/** The ties of some carriers, those that tell most first: as they are stored, or else as they are. */
export async function readTies(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Tie[]>> {
  if (ids.length === 0) return new Map()
  const tied = await tiedOf(db, ids)
  const rows = tied.size === 0 ? [] : [...(await readRows(db, storedOf([...tied])))]
  for (const batch of batchesOf(
    ids.filter(id => !tied.has(id)),
    BATCH,
  ))
    rows.push(...(await readRows(db, nearOf(batch))))
  const found = new Map<number, Row[]>(ids.map(id => [id, []]))
  for (const row of rows) found.get(row.of_id)?.push(row)
  return new Map(
    [...found].map(([id, own]) => [
      id,
      own.toSorted(byWeight).map(row => {
        const { of_id: _, ...tie } = row
        return { ...tie, by: byOf(row) }
      }),
    ]),
  )
}

/**
 * Stores the ties of some carriers, from whom a write that moves them will take them away. Call it before what depends on them
 * is read, and in no transaction: a write that is under way is waited for.
 */
export async function keepTies(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  const tied = await tiedOf(db, ids)
  for (const batch of batchesOf(
    ids.filter(id => !tied.has(id)),
    BATCH,
  ))
    await db.transaction().execute(async trx => {
      await sql`select pg_advisory_xact_lock(${sql.lit(TIES_LOCK)})`.execute(trx)
      const { rows } = await sql<{ carrier_id: number }>`
        insert into tied_carriers (carrier_id) select id from carriers where id = ${anyOf(batch)}
        on conflict do nothing returning carrier_id`.execute(trx)
      const added = rows.map(({ carrier_id }) => carrier_id)
      await sql`
        insert into carrier_tie_keys (carrier_id, kind, key_hash) select distinct carrier_id, kind, key_hash
        from (${keysOf(added)}) as keys`.execute(trx)
      await sql`
        insert into carrier_ties (carrier_id, tied_id, is_prior, prior_dot, shared)
        select of_id, tied_id, is_prior, prior_dot, shared from (${nearOf(added)}) as near`.execute(trx)
    })
}
