import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { readMany } from '../database/read-many.ts'
import type { Schema } from '../database/schema.ts'
import { rowsOf } from '../database/rows-of.ts'
import { grouped } from '../kernel/grouped.ts'
import { refreshInsurance } from './insurance/refresh-insurance.ts'

/** A carrier that holds a docket, with what the register says of it since May 14, 2026. */
export interface DocketHolding {
  readonly id: number
  readonly carrier_id: number
  /** The docket, with its prefix. */
  readonly docket: string
  readonly dot: string | null
  /** The day of the register's file of carriers that has the docket as its own. Null: it has not. */
  readonly as_of: string | null
  readonly is_active: boolean
  /** The last change of an authority under the docket, but for corrections. Null: there is none. */
  readonly acted_on: string | null
  /** Whether an authority began by that change. */
  readonly is_begun: boolean | null
  /** The day of the history that tells it. */
  readonly read_on: string | null
  readonly given_to_dot: string | null
  readonly given_as_of: string | null
  readonly given_source_file: string | null
}

const HOLDING = [
  ...([
    'id',
    'carrier_id',
    'docket',
    'dot',
    'as_of',
    'is_active',
    'acted_on',
    'is_begun',
    'read_on',
  ] as const),
  ...(['given_to_dot', 'given_as_of', 'given_source_file'] as const),
]

const GIVEN = { given_to_dot: 'text', given_as_of: 'date', given_source_file: 'file_title' }
type Given = Pick<DocketHolding, keyof typeof GIVEN>

const NOT_GIVEN: Given = { given_to_dot: null, given_as_of: null, given_source_file: null }

/** Whether the register has a docket for two carriers, as active on one day. */
const isOnOneDay = (own: DocketHolding, other: DocketHolding): boolean =>
  own.is_active && other.is_active && own.as_of !== null && own.as_of === other.as_of

/** Whether the history tells that an authority of the other began last. */
const isBegunAfter = (own: DocketHolding, other: DocketHolding): boolean =>
  other.is_begun === true &&
  other.acted_on !== null &&
  (own.acted_on === null ||
    own.acted_on < other.acted_on ||
    (own.acted_on === other.acted_on && own.is_begun !== true))

/** Whether a docket is of neither of two holders alone. */
const isSharedWith = (own: DocketHolding, other: DocketHolding): boolean =>
  other.carrier_id !== own.carrier_id &&
  other.dot !== null &&
  isOnOneDay(own, other) &&
  !isBegunAfter(other, own)

/** Whether a docket went from one of its holders to another. */
const isGivenTo = (own: DocketHolding, other: DocketHolding): boolean => {
  if (other.dot === null || other.carrier_id === own.carrier_id) return false
  if (other.as_of !== null && own.as_of !== null) {
    if (isOnOneDay(own, other)) return isBegunAfter(own, other)
    return other.is_active && (!own.is_active || other.as_of > own.as_of)
  }
  if (other.as_of !== null || own.as_of !== null) return other.as_of !== null
  if (other.acted_on === null) return false
  if (own.acted_on === other.acted_on) return other.is_begun === true && own.is_begun !== true
  return own.acted_on === null || own.acted_on < other.acted_on
}

/** The one in whose hands a docket is first: active in the register's file, then of the later day, then of the later change. */
const byHolder = (one: DocketHolding, other: DocketHolding): number => {
  const later = (a: string | null, b: string | null) =>
    (a ?? '') === (b ?? '') ? 0 : (a ?? '') > (b ?? '') ? -1 : 1
  return (
    Number(other.is_active) - Number(one.is_active) ||
    later(one.as_of, other.as_of) ||
    later(one.acted_on, other.acted_on) ||
    later(other.dot, one.dot)
  )
}

/**
 * To whom a docket went from each of its holders. A docket went to the one that alone is in the register's file of carriers with
 * it, else alone is active in it, else is in it since a later day, else has an authority that began last; where neither is in
 * it, to the one whose authority changed last, but for corrections. Where both are active in it on one day and no history
 * tells more, it is no one's alone: each has it given to another, on the day of its own state.
 */
export const givenOf = (holders: readonly DocketHolding[]): ReadonlyMap<DocketHolding, Given> => {
  const first = holders.toSorted(byHolder)
  return new Map(
    holders.map(own => {
      const holder =
        first.find(other => isGivenTo(own, other)) ?? first.find(other => isSharedWith(own, other))
      if (holder === undefined) return [own, NOT_GIVEN]
      const isListed = holder.as_of !== null && !(isOnOneDay(own, holder) && isGivenTo(own, holder))
      return [
        own,
        {
          given_to_dot: holder.dot,
          given_as_of: isListed ? holder.as_of : holder.read_on,
          given_source_file: isListed ? 'Motus Carrier' : 'Motus AuthHist',
        },
      ]
    }),
  )
}

/** The dockets of some carriers that others hold too, each once. Without a word of the register since May 14, 2026: none. */
const sharedDockets = (db: Kysely<Schema>, ids: readonly number[]) =>
  readMany(
    db,
    ['is_type', 'value_key'],
    sql<{ readonly is_type: string; readonly value_key: string }>`
      select distinct own.is_type, own.value_key from carrier_identifiers as own
      where own.carrier_id = ${anyOf(ids)} and own.is_type in ('MC', 'MX', 'FF')
        and (select exists (select from federal_files where kind like 'motus-%') or exists (select from motus_authorities)
          or exists (select from authority_history where carrier_id = ${anyOf(ids)} and source_file = 'Motus AuthHist'))
        and exists (select from carrier_identifiers as other
          where other.is_type = own.is_type and other.value_key = own.value_key and other.carrier_id <> own.carrier_id offset 0)`,
  )

/** Every holder of some dockets. */
const readHoldings = (db: Kysely<Schema>, dockets: readonly object[]) =>
  readMany(
    db,
    HOLDING,
    sql<DocketHolding>`
      select i.id, i.carrier_id, i.is_type || i.value_key as docket, m.as_of, m.is_active, h.acted_on, h.is_begun, h.read_on,
        (select min(value_key) from carrier_identifiers as d where d.carrier_id = i.carrier_id and d.is_type = 'DOT') as dot,
        i.given_to_dot, i.given_as_of, i.given_source_file
      from ${rowsOf({ is_type: 'text', value_key: 'text' }, dockets)}
      join carrier_identifiers as i using (is_type, value_key)
      cross join lateral (
        select max(as_of) as as_of, coalesce(bool_or(status = 'A'), false) as is_active from motus_authorities
        where carrier_id = i.carrier_id and docket = i.is_type || i.value_key) as m
      cross join lateral (
        select max(acted_on) as acted_on, max(as_of) as read_on,
          (array_agg(action = 'ACTIVE' order by acted_on desc, action desc))[1] as is_begun
        from authority_history where carrier_id = i.carrier_id and docket = i.is_type || i.value_key
          and source_file = 'Motus AuthHist' and coalesce(reason, '') !~* 'correct|adjust|initial status') as h`,
  )

/**
 * Writes which dockets of some carriers, and of carriers that share a docket with them, the register has given to another
 * carrier. Gives the carriers of which that is something else now.
 */
export async function giveDockets(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly number[]> {
  const dockets = await sharedDockets(db, ids)
  if (dockets.length === 0) return []
  const holdings = grouped(await readHoldings(db, dockets), ({ docket }) => docket)
  const changed = holdings.flatMap(holders =>
    [...givenOf(holders)].flatMap(([own, given]) =>
      (Object.keys(GIVEN) as readonly (keyof Given)[]).some(name => own[name] !== given[name])
        ? [{ id: own.id, carrier_id: own.carrier_id, ...given }]
        : [],
    ),
  )
  if (changed.length === 0) return []
  await sql`
    update carrier_identifiers as i
    set given_to_dot = n.given_to_dot, given_as_of = n.given_as_of, given_source_file = n.given_source_file
    from ${rowsOf({ id: 'int', ...GIVEN }, changed)} where i.id = n.id`.execute(db)
  const touched = [...new Set(changed.map(row => row.carrier_id))]
  await refreshInsurance(db, touched)
  return touched
}
