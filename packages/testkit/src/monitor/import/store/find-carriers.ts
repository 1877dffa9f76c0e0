import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { BatchResult, ReadRecord } from '../kinds/file-kind.ts'
import { rowsOf } from './columns.ts'

/** The numbers by which a row names its carrier. */
export interface CarrierNumbers {
  /** Digits without leading zeros. */
  readonly dotNumber: string | null
  /** With its prefix: `MC123456`. */
  readonly docket: string | null
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
}

/** The carriers that hold some numbers: `DOT 123` and `MC 456`. */
const holders = async (
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Named[]>> => {
  const { rows } = await sql<Named>`
    select wanted.name as number, c.id, c.source = 'world' as "isInvented", is_former as "isFormer"
    from (select distinct name, split_part(name, ' ', 1) as is_type, split_part(name, ' ', 2) as value_key
      from unnest(${sql.val([...names])}::text[]) as n(name)) as wanted
    join carrier_identifiers as i using (is_type, value_key)
    join carriers as c on c.id = i.carrier_id
    order by c.id`.execute(db)
  const found = new Map<string, Named[]>()
  for (const row of rows) found.set(row.number, [...(found.get(row.number) ?? []), row])
  return found
}

const namesOf = ({ dotNumber, docket }: CarrierNumbers) => [
  ...(dotNumber === null ? [] : [`DOT ${dotNumber}`]),
  ...(docket === null ? [] : [`${docket.slice(0, 2)} ${docket.slice(2)}`]),
]

const whyNot = (holding: readonly Named[]) => {
  if (holding.length > 1) return 'more than one carrier has this number'
  return holding[0]?.isInvented === true
    ? 'this number is an invented carrier: read a census file first'
    : 'no carrier on record has this number: read a census file first'
}

/** Who holds a number now: a docket that went from one carrier to another is that of the other. */
const holdingNow = (holding: readonly Named[]) => {
  const current = holding.filter(({ isFormer }) => !isFormer)
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
      insert into carrier_dockets (carrier_id, docket) select distinct carrier_id, docket from ${named}
      on conflict do nothing returning carrier_id, docket
    )
    insert into carrier_identifiers (carrier_id, is_type, value, value_key)
    select carrier_id, left(docket, 2), substr(docket, 3), substr(docket, 3) from added
    on conflict do nothing`.execute(db)
}

/**
 * The carriers that rows are about: by their DOT number, else by their docket. Only a census says who a carrier is, so
 * a row of one that is in no census is refused. A docket beside a DOT number becomes one of the carrier's.
 */
export async function findCarriers<T extends CarrierNumbers>(
  db: Kysely<Schema>,
  batch: readonly ReadRecord<T>[],
): Promise<{ readonly found: readonly Found<T>[]; readonly refused: BatchResult['refused'] }> {
  const known = await holders(
    db,
    batch.flatMap(({ record }) => namesOf(record)),
  )
  const found: Found<T>[] = []
  const refused: BatchResult['refused'][number][] = []
  for (const taken of batch) {
    const names = namesOf(taken.record)
    const holding = holdingNow(names.map(name => known.get(name) ?? []).find(those => those.length > 0) ?? [])
    const [one] = holding
    if (one !== undefined && holding.length === 1 && !one.isInvented)
      found.push({ ...taken, carrierId: one.id })
    else
      refused.push({
        line: taken.line,
        complaint: { column: null, value: names[0] ?? null, reason: whyNot(holding) },
      })
  }
  await addDockets(db, found)
  return { found, refused }
}
