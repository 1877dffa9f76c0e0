import { type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { type AssociationKind, HUB_ABOVE, KEYS_MAX } from './kinds.ts'

/** The most rows of one key that are read; more than enough to recognize a hub. */
const KEY_ROWS_MAX = 1_000

/** The limit above which a key is a hub, by a column of kinds. */
export const hubAboveOf = (column: string) =>
  sql`case ${sql.raw(column)} ${sql.join(
    Object.entries(HUB_ABOVE).map(([kind, most]) => sql`when ${sql.lit(kind)} then ${sql.lit(most)}`),
    sql` `,
  )} end`

/** The same, by the column `kind`. */
export const hubAbove = hubAboveOf('kind')

/**
 * Who holds the keys of some carriers, as the common tables `numbered` (of_id, kind, key, place) and `held` (of_id, kind,
 * key, carrier_id, holders).
 *
 * The keys are all that those carriers have, or those of `own` (carrier_id, kind, key). Each key (`keys` of a kind at most) is one index lookup with a limited number of rows (`keyRows`): the cost depends on the carriers' own keys, not on the
 * number of carriers.
 */
export const heldBy = (
  ids: readonly number[],
  {
    keyRows = KEY_ROWS_MAX,
    keys = KEYS_MAX,
    own = sql`select distinct carrier_id, kind, key from association_keys where carrier_id = ${anyOf(ids)}`,
  }: { readonly keyRows?: number; readonly keys?: number; readonly own?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> => sql`
  numbered as (
    select carrier_id as of_id, kind, key, row_number() over (partition by carrier_id, kind order by key) as place
    from (${own}) as keys
  ),
  held as (
    select own.of_id, own.kind, own.key, other.carrier_id,
      count(*) over (partition by own.of_id, own.kind, own.key) as holders
    from numbered as own cross join lateral (
      select distinct carrier_id from (
        select carrier_id from association_keys
        where association_keys.kind = own.kind and association_keys.key_hash = association_hash(own.kind, own.key)
          and association_keys.key = own.key
        limit ${sql.lit(keyRows)}
      ) as rows
    ) as other
    where own.place <= ${sql.lit(keys)}
  )`

/** Whether the key of a row of `held` is no one's own: a process agent's address, which many carriers give as theirs. */
export const ofProcessAgent: RawBuilder<boolean> = sql`(held.kind = 'address' and exists (
  select from process_agents as p where p.address_key = held.key collate "C"))`

/**
 * Who shares what with a carrier, as the common table `ties` (carrier_id, kinds, counts, total, key), and as
 * `passed_over` the kinds of which something was not compared: a hub's key, or keys above the limit. Only findable
 * carriers are included.
 */
const tiesOf = (carrierId: number): RawBuilder<unknown> => sql`
  ${heldBy([carrierId])},
  passed_over as (
    select kind from held where holders > ${hubAbove}
    union
    select kind from numbered where place > ${sql.lit(KEYS_MAX)}
  ),
  counted as (
    select carrier_id, kind, count(*)::int as shared from held
    where holders <= ${hubAbove} and carrier_id <> of_id and not ${ofProcessAgent}
    group by carrier_id, kind
  ),
  ties as (
    select counted.carrier_id, carriers.legal_name_key as key, array_agg(kind) as kinds,
      json_object_agg(kind, shared) as counts, sum(shared)::int as total
    from counted join carriers on carriers.id = counted.carrier_id and carriers.is_findable
    group by counted.carrier_id, carriers.legal_name_key
  )`

export interface Tie {
  readonly carrier_id: number
  /** How many of each kind are shared; a kind that is not shared has no entry. */
  readonly counts: Readonly<Partial<Record<AssociationKind, number>>>
}

/** One page of the carriers that share something of every required kind, the most shared first, ties by id. */
export async function pageOfTies(
  db: Kysely<Schema>,
  carrierId: number,
  params: { readonly required: readonly AssociationKind[]; readonly limit: number; readonly offset: number },
): Promise<{ ties: readonly Tie[]; total: number; passedOver: readonly AssociationKind[] }> {
  const { rows } = await sql<{ ties: Tie[]; total: number; passed_over: AssociationKind[] }>`
    with ${tiesOf(carrierId)},
    wanted as (select * from ties where kinds @> ${sql.val(params.required)}::text[])
    select
      (select count(*)::int from wanted) as total,
      array(select kind from passed_over) as passed_over,
      (select coalesce(json_agg(page), '[]') from (
        select carrier_id, counts from wanted
        order by total desc, cardinality(kinds) desc, key, carrier_id
        limit ${params.limit} offset ${params.offset}
      ) as page) as ties`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('A select without a table gave no row.')
  return { ties: found.ties, total: found.total, passedOver: found.passed_over }
}

/** Ids of all carriers that share a kind of thing, lowest first. */
export async function tiedBy(
  db: Kysely<Schema>,
  carrierId: number,
  kind: AssociationKind,
): Promise<readonly number[]> {
  const { rows } = await sql<{ carrier_id: number }>`
    with ${tiesOf(carrierId)}
    select carrier_id from ties where kinds @> array[${kind}::text] order by carrier_id`.execute(db)
  return rows.map(row => row.carrier_id)
}

/**
 * The ids of all carriers that share anything with each of some carriers, findable or not, by carrier: one statement.
 *
 * Empty: none for a carrier that is itself not findable.
 */
export async function associatesOfEach(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<{ of_id: number; associates: number[] }>`
    with ${heldBy(ids)}
    select of_id, array_agg(distinct carrier_id) as associates
    from held join carriers on carriers.id = of_id and carriers.is_findable
    where holders <= ${hubAbove} and carrier_id <> of_id and not ${ofProcessAgent} group by of_id`.execute(db)
  const found = new Map(rows.map(row => [row.of_id, new Set(row.associates)]))
  return new Map(ids.map(id => [id, found.get(id) ?? new Set<number>()]))
}
