import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { insightCarriers } from './insights/insight-carriers.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { all, conditionsOf, LAST, numbersIn } from './conditions.ts'
import type { Condition } from './condition.ts'

/**
 * A search counts and pages up to this many among all carriers: no one reads further, and counting half a million rows
 * would cost more than the rows.
 */
export const COUNT_MAX = 1_000

/** A search within My Carriers counts and pages up to this many, and any search is sorted while it finds fewer. */
export const SORTED_MAX = 5_000

/** The number of carriers up to which a search is counted and paged. */
export const countMaxOf = ({ companyId }: CarrierFilter): number =>
  companyId === undefined ? COUNT_MAX : SORTED_MAX

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
  const readsNumbers =
    identifier !== undefined && identifier.match !== 'exact' && numberStartOf(filter) === undefined
  const ids = insights && (await fewWith(db, insights))
  return {
    ...filter,
    ...(readsNumbers && { identifier: { ...identifier, isRare: await isRare(db, identifier) } }),
    ...(insights && ids && { insights: { ...insights, ids } }),
  }
}

type Found = RawBuilder<{ id: number }>
type NameColumn = 'legal_name_key' | 'dba_name_key'

/** What stands before the name in the key of a range: legal names come first. */
const BEFORE = { legal_name_key: '', dba_name_key: LAST } as const satisfies Record<NameColumn, string>

/** The carriers of one range of names, in its order, `most` at most. */
const rangeOf = (
  column: NameColumn,
  start: string,
  conditions: readonly Condition[],
  most: number,
): Found => {
  const key = sql.ref(`carriers.${column}`)
  return sql`(select carriers.id, ${BEFORE[column]} || ${key} as key from carriers
    where ${key} >= ${start} and ${key} < ${start + LAST} and ${all(conditions)}
    order by ${key}, carriers.id limit ${most})`
}

/**
 * Two index ranges on name keys, merged; an "or" condition over both columns would read the whole table. Each range
 * gives as many rows as the page needs, because the order within a range is the order of the result.
 *
 * Choice: a carrier is sorted by the name that matched, legal names before doing-business names: people type the name
 * that is on the certificate.
 */
export const byNameStart = (start: string, conditions: readonly Condition[], most: number): Found => sql`
  select id, min(key) as key from (
    ${rangeOf('legal_name_key', start, conditions, most)}
    union all
    ${rangeOf('dba_name_key', start, conditions, most)}
  ) as found group by id`

const byLegalName = (conditions: readonly Condition[], most: number): Found => sql`
  select carriers.id, carriers.legal_name_key as key from carriers
    where ${all(conditions)} order by carriers.legal_name_key, carriers.id limit ${most}`

/** The carriers with one number: who holds it now comes before who held it. Few have it, so all are sorted. */
const byExactNumber = (
  identifier: NonNullable<CarrierFilter['identifier']>,
  conditions: readonly Condition[],
  most: number,
): Found => sql`
  select carriers.id, (select case when bool_and(is_former) then ${LAST} else '' end from carrier_identifiers
      where carrier_identifiers.carrier_id = carriers.id and ${numbersIn(identifier)}
    ) || carriers.legal_name_key as key
  from carriers where ${all(conditions)} order by key, carriers.id limit ${most}`

/**
 * The start of a number that the order of a search follows; undefined for a search in the order of names. The empty
 * start of a type alone has no order of its own.
 */
export const numberStartOf = ({ identifier, nameStart }: CarrierFilter) =>
  nameStart === undefined && identifier?.match === 'start' && identifier.key !== '' ? identifier : undefined

/**
 * The carriers with a number that starts with the requested one, in the order of the identifier index, so that a page
 * reads no more of it than the page: the equal number is the first of its range, and who holds it now comes before who held
 * it. A carrier with several such numbers is found by the first.
 */
function byNumber(
  filter: CarrierFilter,
  identifier: NonNullable<CarrierFilter['identifier']>,
  most: number,
): Found {
  const { identifier: _, ...rest } = filter
  return sql`
    select carriers.id, number.value_key || case when number.is_former then ' ' else '' end as key from (
      select id, carrier_id, value_key, is_former from carrier_identifiers where ${numbersIn(identifier)}
    ) as number join carriers on carriers.id = number.carrier_id
    where ${all(conditionsOf(rest))} and not exists (
      select from carrier_identifiers where carrier_identifiers.carrier_id = number.carrier_id
        and (carrier_identifiers.value_key, carrier_identifiers.id) < (number.value_key, number.id)
        and ${numbersIn(identifier)})
    order by number.value_key, number.carrier_id limit ${most}`
}

function foundBy(filter: CarrierFilter, most: number): Found {
  const { nameStart } = filter
  if (nameStart !== undefined) return byNameStart(nameStart, conditionsOf(filter), most)
  const number = numberStartOf(filter)
  if (number !== undefined) return byNumber(filter, number, most)
  const { identifier } = filter
  return identifier?.match === 'exact'
    ? byExactNumber(identifier, conditionsOf(filter), most)
    : byLegalName(conditionsOf(filter), most)
}

/** A part of the carriers that a search finds. */
export interface Slice {
  readonly limit: number
  readonly offset: number
}

/** The statement that reads the ids of a page, in the order of their keys. */
export const pageStatement = (
  filter: CarrierFilter,
  { limit, offset }: Slice,
): RawBuilder<{ id: number; key: string }> => {
  const most = Math.min(offset + limit, countMaxOf(filter))
  return sql`select id, key from (${foundBy(filter, most)}) as found
    order by key, id limit ${most - offset} offset ${offset}`
}

/** The ids of a page of a search, in order: the number or the stripped name that was found, then the id. */
export async function searchIds(
  db: Kysely<Schema>,
  filter: CarrierFilter,
  slice: Slice,
): Promise<readonly number[]> {
  if (slice.offset >= countMaxOf(filter)) return []
  const { rows } = await pageStatement(filter, slice).execute(db)
  return rows.map(row => row.id)
}

/** The ids of all carriers that a search finds, without order, each range limited so that counting stops at `most`. */
function anyOrder(filter: CarrierFilter, most: number): RawBuilder<{ id: number }> {
  const { nameStart, ...rest } = filter
  const number = numberStartOf(filter)
  if (number !== undefined) return sql`select id from (${byNumber(filter, number, most)}) as numbered`
  const range = (condition: Condition): RawBuilder<{ id: number }> =>
    sql`(select carriers.id from carriers where ${all([condition, ...conditionsOf(rest)])} limit ${most})`
  if (nameStart === undefined) return range(sql`true`)
  const within = (column: NameColumn): Condition => {
    const key = sql.ref(`carriers.${column}`)
    return sql`${key} >= ${nameStart} and ${key} < ${nameStart + LAST}`
  }
  return sql`${range(within('legal_name_key'))} union ${range(within('dba_name_key'))}`
}

/** The ids of all carriers that a search finds, `SORTED_MAX` at most, in no order. */
export const allFound = (filter: CarrierFilter): RawBuilder<{ id: number }> =>
  sql`select id from (${anyOrder(filter, SORTED_MAX)}) as every limit ${SORTED_MAX}`

/** The statement that counts the carriers of a search, `countMaxOf` it at most. */
export const countStatement = (filter: CarrierFilter): RawBuilder<{ found: number }> => {
  const most = countMaxOf(filter)
  return sql`select least(count(*), ${most})::int as found from (${anyOrder(filter, most)}) as found`
}

/** How many carriers a search finds, `countMaxOf` it at most. */
export async function countFound(db: Kysely<Schema>, filter: CarrierFilter): Promise<number> {
  const { rows } = await countStatement(filter).execute(db)
  return rows[0]?.found ?? 0
}
