import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { BatchResult, ReadRecord } from '../kinds/file-kind.ts'
import { readMany } from '../../../database/read-many.ts'
import { rowsOf } from '../../../database/rows-of.ts'

/** The numbers by which a row names its carrier. */
export interface CarrierNumbers {
  /** Digits without leading zeros. */
  readonly dotNumber: string | null
  /** With its prefix: `MC123456`. */
  readonly docket: string | null
  /** The row removes everything of its docket, of any carrier. */
  readonly isRemoval?: true
}

/** A record whose carrier was found. */
export interface Found<T> extends ReadRecord<T> {
  readonly carrierId: number
}

interface Named {
  readonly number: string
  readonly id: number
  readonly isInvented: boolean
  /** Whether it is a docket of which no authority is active any more. */
  readonly isFormer: boolean
  /** Whether it went to another carrier since May 14, 2026, so that a frozen row may be of either. */
  readonly isGiven: boolean
  /** Whether the frozen register has the docket as the carrier's. */
  readonly isStated: boolean
}

const NAMED = ['number', 'id', 'isInvented', 'isFormer', 'isGiven', 'isStated'] as const

/** The carriers that hold some numbers: `DOT 123` and `MC 456`. */
export const holders = async (
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Named[]>> => {
  const found = new Map<string, Named[]>()
  if (names.length === 0) return found
  const wanted = [...new Set(names)].map(name => {
    const [is_type, value_key] = name.split(' ')
    return { name, is_type, value_key }
  })
  const statement = sql<Named>`
    select n.name as number, i.carrier_id as id, is_former as "isFormer", given_to_dot is not null as "isGiven", "isStated",
      i.carrier_id in (select c.id from carriers as c where c.source = 'world') as "isInvented"
    from ${rowsOf({ name: 'text', is_type: 'text', value_key: 'text' }, wanted)}
    cross join lateral (
      select own.carrier_id, own.is_former, own.given_to_dot, own.is_type <> 'DOT' and exists (
          select from carrier_dockets as d where d.carrier_id = own.carrier_id
            and d.docket = own.is_type || own.value_key and d.as_of is not null) as "isStated"
      from carrier_identifiers as own
      where own.is_type = n.is_type and own.value_key = n.value_key offset 0
    ) as i order by i.carrier_id`
  const rows = await readMany(db, NAMED, statement)
  for (const row of rows) found.set(row.number, [...(found.get(row.number) ?? []), row])
  return found
}

const dotOf = ({ dotNumber }: CarrierNumbers) => (dotNumber === null ? [] : [`DOT ${dotNumber}`])
const docketOf = ({ docket }: CarrierNumbers) =>
  docket === null ? [] : [`${docket.slice(0, 2)} ${docket.slice(2)}`]
/** The numbers of a row: `DOT 123` and `MC 456`. */
export const numbersOf = (numbers: CarrierNumbers) => [...dotOf(numbers), ...docketOf(numbers)]

/**
 * By what a row finds its carrier: its DOT number, and its docket only where it has none. A docket that is also of someone else
 * must not give what the row says to them. A removal is about its docket.
 */
const nameOf = (numbers: CarrierNumbers): string | undefined => {
  const [dot, docket] = [dotOf(numbers), docketOf(numbers)]
  return (numbers.isRemoval === true ? [...docket, ...dot] : [...dot, ...docket])[0]
}

const whyNot = (holding: readonly Named[]) => {
  if (holding.length > 1) return 'more than one carrier has this number'
  return holding[0]?.isInvented === true
    ? 'this number is an invented carrier: read a census file first'
    : 'no carrier on record has this number: read a census file first'
}

/**
 * Whose a docket is in a row without a DOT number, as only frozen files have them: of the one carrier that the frozen register
 * names, else of the one whose docket is not a former one.
 */
const holdingOf = (holding: readonly Named[]) => {
  const stated = holding.filter(({ isStated }) => isStated)
  if (stated.length === 1) return stated
  const current = holding.filter(({ isFormer, isGiven }) => !isFormer || isGiven)
  return current.length === 1 ? current : holding
}

/** Dockets that a file names for a DOT number, so that a search finds the carrier by each of them. */
const addDockets = async (db: Kysely<Schema>, found: readonly Found<CarrierNumbers>[]) => {
  const rows = found.flatMap(({ carrierId, record: { docket, dotNumber } }) =>
    docket === null || dotNumber === null ? [] : [{ carrier_id: carrierId, docket }],
  )
  if (rows.length === 0) return
  const named = rowsOf({ carrier_id: 'int', docket: 'text' }, rows)
  await sql`
    with added as (
      insert into carrier_dockets (carrier_id, docket)
      select carrier_id, docket from ${named} where not exists (
        select from carrier_dockets as known where known.carrier_id = n.carrier_id and known.docket = n.docket)
      on conflict do nothing returning carrier_id, docket
    )
    insert into carrier_identifiers (carrier_id, is_type, value_key)
    select carrier_id, left(docket, 2), substr(docket, 3) from added
    on conflict do nothing`.execute(db)
}

/**
 * The carriers that rows are about: by their DOT number, or by their docket where they have none. Only a census says who a
 * carrier is, so a row of one that is in no census is refused. A docket beside a DOT number becomes one of the carrier's. A
 * removal is found once for each carrier that has its docket.
 */
export async function findCarriers<T extends CarrierNumbers>(
  db: Kysely<Schema>,
  batch: readonly ReadRecord<T>[],
): Promise<{ readonly found: readonly Found<T>[]; readonly refused: BatchResult['refused'] }> {
  const known = await holders(
    db,
    batch.flatMap(({ record }) => nameOf(record) ?? []),
  )
  const found: Found<T>[] = []
  const refused: BatchResult['refused'][number][] = []
  for (const located of batch) {
    const name = nameOf(located.record)
    const every = name === undefined ? [] : (known.get(name) ?? [])
    const holding = located.record.isRemoval === true ? every.filter(it => !it.isInvented) : holdingOf(every)
    const [one] = holding
    if (located.record.isRemoval === true && one !== undefined)
      for (const { id } of holding) found.push({ ...located, carrierId: id })
    else if (one !== undefined && holding.length === 1 && !one.isInvented)
      found.push({ ...located, carrierId: one.id })
    else
      refused.push({
        line: located.line,
        complaint: { column: null, value: name ?? null, reason: whyNot(every) },
      })
  }
  await addDockets(db, found)
  return { found, refused }
}
