import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { conditionsOf, numbersIn } from './conditions.ts'
import {
  byNameStart,
  COUNT_MAX,
  countFound,
  countMaxOf,
  numberStartOf,
  searchIds,
  type Slice,
} from './search-carriers.ts'

/** Some carriers of a search in their order, and how many there are, `countMaxOf` it at most. */
export interface Found {
  readonly ids: readonly number[]
  readonly total: number
}

/** Numbers that are read to count `COUNT_MAX` carriers: few have several that start alike. */
export const NUMBERS_READ = COUNT_MAX + COUNT_MAX / 5

/** As many as there may still be on a slice. */
const limitOf = (filter: CarrierFilter, { limit, offset }: Slice) =>
  Math.max(0, Math.min(limit, countMaxOf(filter) - offset))

/** The statement for a slice of a search by the start of a name, with its count, from one scan of each range. */
export const namedStatement = (
  filter: CarrierFilter & { readonly nameStart: string },
  slice: Slice,
): RawBuilder<Found> => sql`
  with found as materialized (${byNameStart(filter.nameStart, conditionsOf(filter), countMaxOf(filter))})
  select to_json(array(
      select id from found order by key, id limit ${limitOf(filter, slice)} offset ${slice.offset}
    )) as ids,
    least((select count(*) from found), ${countMaxOf(filter)})::int as total`

/** The carriers of some numbers, and those of them that no search finds. */
interface Numbered {
  readonly ids: readonly number[]
  readonly hidden: readonly number[]
}

/**
 * The statement for the carriers of the first numbers with a start, in the order of their index, which is all that it
 * reads. A carrier with several of them is there several times. Carriers that cannot be found are few: an index of them is
 * read once for all numbers, and no carrier.
 */
export const numberedStatement = (
  identifier: NonNullable<CarrierFilter['identifier']>,
): RawBuilder<Numbered> => sql`
  with numbered as materialized (
    select array(
      select carrier_id from carrier_identifiers where ${numbersIn(identifier)}
      order by value_key, carrier_id limit ${sql.lit(NUMBERS_READ)}
    ) as ids
  )
  select to_json(ids) as ids,
    to_json(array(select id from carriers where not is_findable and id = any(ids))) as hidden
  from numbered`

/** A slice of a search by the start of a number alone. Undefined: more numbers would have to be read to count it. */
async function numberedSlice(
  db: Kysely<Schema>,
  identifier: NonNullable<CarrierFilter['identifier']>,
  slice: Slice,
): Promise<Found | undefined> {
  const { rows } = await numberedStatement(identifier).execute(db)
  const numbered = rows[0]?.ids ?? []
  const every = new Set(numbered)
  for (const id of rows[0]?.hidden ?? []) every.delete(id)
  if (numbered.length === NUMBERS_READ && every.size < COUNT_MAX) return undefined
  const ids = [...every].slice(slice.offset, slice.offset + limitOf({ identifier }, slice))
  return { ids, total: Math.min(every.size, COUNT_MAX) }
}

async function inOneScan(
  db: Kysely<Schema>,
  filter: CarrierFilter,
  slice: Slice,
): Promise<Found | undefined> {
  const { nameStart, identifier: _, ...others } = filter
  if (nameStart !== undefined)
    return (await namedStatement({ ...filter, nameStart }, slice).execute(db)).rows[0]
  const number = numberStartOf(filter)
  if (number === undefined || Object.keys(others).length > 0) return undefined
  return numberedSlice(db, number, slice)
}

/**
 * A slice of a search and its count: one statement for the start of a name or of a number, which brokers search by most,
 * else one for each. It stops between them when it is aborted.
 */
export async function findSlice(
  { db, signal }: { readonly db: Kysely<Schema>; readonly signal: AbortSignal },
  filter: CarrierFilter,
  slice: Slice,
): Promise<Found> {
  const found = await inOneScan(db, filter, slice)
  if (found !== undefined) return found
  const ids = await searchIds(db, filter, slice)
  signal.throwIfAborted()
  // A first page that is not full holds all results.
  const isWhole = slice.offset === 0 && ids.length < slice.limit
  return { ids, total: isWhole ? ids.length : await countFound(db, filter) }
}
