import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { insightCarriers } from '../insights/insight-carriers.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { all, type Condition, conditionsOf, hasIdentifier, LAST, numbersIn } from './conditions.ts'

/**
 * A search counts and pages up to this many: no one reads further, and counting half a million rows would cost more
 * than the rows.
 */
export const COUNT_MAX = 5_000

/** Fewer identifiers than this are rare: looking all of them up costs less than scanning names. */
const RARE_BELOW = 5_000

/** Whether few enough identifiers match; they are counted up to that limit. */
async function isRare(db: Kysely<Schema>, identifier: Parameters<typeof numbersIn>[0]): Promise<boolean> {
  const { rows } = await sql<{ seen: number }>`
    select count(*)::int as seen from (
      select from carrier_identifiers where ${numbersIn(identifier)} limit ${RARE_BELOW}
    ) as numbers`.execute(db)
  return (rows[0]?.seen ?? 0) < RARE_BELOW
}

/** The carriers with one of these insights; undefined when they are not rare. */
async function fewWith(
  db: Kysely<Schema>,
  { kinds }: NonNullable<CarrierFilter['insights']>,
): Promise<readonly number[] | undefined> {
  const { rows } = await sql<{ carrier_id: number }>`
    select carrier_id from (${insightCarriers(kinds)}) as found limit ${RARE_BELOW}`.execute(db)
  return rows.length < RARE_BELOW ? [...new Set(rows.map(row => row.carrier_id))] : undefined
}

/** The same filter with the counts that decide how to run it. */
export async function planSearch(db: Kysely<Schema>, filter: CarrierFilter): Promise<CarrierFilter> {
  const { identifier, insights } = filter
  const readsNumbers = identifier !== undefined && identifier.match !== 'exact'
  const ids = insights && (await fewWith(db, insights))
  return {
    ...filter,
    ...(readsNumbers && { identifier: { ...identifier, isRare: await isRare(db, identifier) } }),
    ...(insights && ids && { insights: { ...insights, ids } }),
  }
}

type Found = RawBuilder<{ id: number }>
type NameColumn = 'legal_name_key' | 'dba_name_key'

/** The carriers of one range of names, in its order, `most` at most. */
const rangeOf = (
  column: NameColumn,
  start: string,
  conditions: readonly Condition[],
  most: number,
): Found => {
  const key = sql.ref(`carriers.${column}`)
  return sql`(select carriers.id, ${key} as key from carriers
    where ${key} >= ${start} and ${key} < ${start + LAST} and ${all(conditions)}
    order by ${key}, carriers.id limit ${most})`
}

/**
 * Two index ranges on name keys, merged; an "or" condition over both columns would read the whole table. Each range
 * gives as many rows as the page needs, because the order within a range is the order of the result.
 *
 * Choice: a carrier is sorted by the name that matched, the first of the two if both did.
 */
const byNameStart = (start: string, conditions: readonly Condition[], most: number): Found => sql`
  select id, min(key) as key, 1 as rank from (
    ${rangeOf('legal_name_key', start, conditions, most)}
    union all
    ${rangeOf('dba_name_key', start, conditions, most)}
  ) as found group by id`

const byLegalName = (conditions: readonly Condition[], most: number, rank: number): Found => sql`
  (select carriers.id, carriers.legal_name_key as key, ${sql.lit(rank)}::int as rank from carriers
    where ${all(conditions)} order by carriers.legal_name_key, carriers.id limit ${most})`

/** Carriers whose identifier equals the requested one, then those whose identifier starts with it. */
function byNumber(
  filter: CarrierFilter,
  identifier: NonNullable<CarrierFilter['identifier']>,
  most: number,
): Found {
  const { identifier: _, ...rest } = filter
  const others = conditionsOf(rest)
  const whole = hasIdentifier({ ...identifier, match: 'exact' })
  return sql`
    ${byLegalName([...others, whole], most, 0)}
    union all
    ${byLegalName([...others, hasIdentifier(identifier), sql`not ${whole}`], most, 1)}`
}

function foundBy(filter: CarrierFilter, most: number): Found {
  const { identifier, nameStart } = filter
  if (nameStart !== undefined) return byNameStart(nameStart, conditionsOf(filter), most)
  if (identifier?.match === 'start' && identifier.key !== '') return byNumber(filter, identifier, most)
  return byLegalName(conditionsOf(filter), most, 1)
}

/** The ids of a page of a search, in order: an exact number first, then the stripped name, then the id. */
export async function searchIds(
  db: Kysely<Schema>,
  filter: CarrierFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<readonly number[]> {
  const most = Math.min(offset + limit, COUNT_MAX)
  if (offset >= most) return []
  const { rows } = await sql<{ id: number }>`
    select id from (${foundBy(filter, most)}) as found
    order by rank, key, id limit ${most - offset} offset ${offset}`.execute(db)
  return rows.map(row => row.id)
}

/** The ids of all carriers that a search finds, without order, each range limited so that counting stops at the cap. */
function anyOrder({ nameStart, ...rest }: CarrierFilter): RawBuilder<{ id: number }> {
  const range = (condition: Condition): RawBuilder<{ id: number }> =>
    sql`(select carriers.id from carriers where ${all([condition, ...conditionsOf(rest)])} limit ${COUNT_MAX})`
  if (nameStart === undefined) return range(sql`true`)
  const within = (column: NameColumn): Condition => {
    const key = sql.ref(`carriers.${column}`)
    return sql`${key} >= ${nameStart} and ${key} < ${nameStart + LAST}`
  }
  return sql`${range(within('legal_name_key'))} union ${range(within('dba_name_key'))}`
}

/** The ids of all carriers that a search finds, `COUNT_MAX` at most, in no order. */
export const allFound = (filter: CarrierFilter): RawBuilder<{ id: number }> =>
  sql`select id from (${anyOrder(filter)}) as every limit ${COUNT_MAX}`

/** How many carriers a search finds, `COUNT_MAX` at most. */
export async function countFound(db: Kysely<Schema>, filter: CarrierFilter): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select least(count(*), ${COUNT_MAX})::int as found from (${anyOrder(filter)}) as found`.execute(db)
  return rows[0]?.found ?? 0
}
