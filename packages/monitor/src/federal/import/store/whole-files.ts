import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { isOnRecord, markWaiting } from './waiting-rows.ts'

/** The kinds of files that add carriers, the register first. */
export const CENSUS_KINDS: readonly string[] = ['company-census', 'sms-census']

/** Refused rows that are written in one statement. */
const ROWS_AT_ONCE = 20_000

/** What a file that was read says of its whole kind. */
export interface FileReading {
  readonly kind: string
  readonly asOf: string
  /** When the reading began, by the clock of the database. */
  readonly begunAt: string
  /** A whole file of the agency, what changed since the day before, or some rows. */
  readonly extent: 'whole' | 'difference' | 'some rows'
  /** The id of the data set, with the day of a difference; of a file that someone named its name. */
  readonly source: string
  readonly isReadToEnd: boolean
  /** The numbers of carriers of whom a row was refused: `DOT 123`, `MC 456`. */
  readonly refused: readonly string[]
  /** Whether one was refused that names a carrier, and cannot be read. */
  readonly hasUnnamed: boolean
}

/**
 * Notes what was read of a kind of file: whether it was read whole, up to which day, and of whom a row was refused.
 *
 * A whole file takes the place of all refused rows of its kind, any other of its own, but none of a later day, and a part of a file
 * none of the whole one. A difference keeps a kind whole and moves its day. Where a refused row names no one, a whole file is none, and after a difference the kind is no longer whole. A census
 * brings carriers of whom rows may have been refused before.
 *
 * Returns: whether it was read as a whole one.
 */
export async function noteReading(tx: Transaction<Schema>, reading: FileReading): Promise<boolean> {
  const { kind, asOf, begunAt, extent, isReadToEnd, hasUnnamed } = reading
  const isWhole = extent === 'whole' && isReadToEnd && !hasUnnamed
  if (isWhole)
    await sql`
      insert into federal_files (kind, as_of, begun_at) values (${kind}, ${asOf}::date, ${begunAt}::timestamptz)
      on conflict (kind) do update set as_of = excluded.as_of, begun_at = excluded.begun_at
      where federal_files.as_of <= excluded.as_of`.execute(tx)
  if (extent === 'difference' && isReadToEnd)
    await (hasUnnamed
      ? sql`delete from federal_files where kind = ${kind}`
      : sql`update federal_files set as_of = ${asOf}::date where kind = ${kind} and as_of < ${asOf}::date`
    ).execute(tx)
  await writeRefused(tx, reading, isWhole)
  if (CENSUS_KINDS.includes(kind)) await markWaiting(tx)
  return isWhole
}

/** Writes only what differs, as each refused row that is new or gone is a reason to assess its carrier again. */
async function writeRefused(
  tx: Transaction<Schema>,
  { kind, asOf, source, extent, isReadToEnd, refused }: FileReading,
  isWhole: boolean,
): Promise<void> {
  for (let from = 0; from < refused.length; from += ROWS_AT_ONCE)
    await sql`
      insert into refused_rows as r (kind, source, number, state, as_of, is_whole)
      select ${kind}, ${source}, n, case when ${isOnRecord(sql`n`)} then 'refused' else 'unknown' end, ${asOf}::date,
        ${sql.lit(extent === 'whole')}
      from unnest(${sql.val(refused.slice(from, from + ROWS_AT_ONCE))}::text[]) as n
      on conflict (kind, source, number) do update
        set state = excluded.state, as_of = greatest(r.as_of, excluded.as_of), is_whole = r.is_whole or excluded.is_whole
      where r.state <> excluded.state or r.as_of is distinct from greatest(r.as_of, excluded.as_of)
        or r.is_whole < excluded.is_whole`.execute(tx)
  if (!isReadToEnd) return
  await sql`
    delete from refused_rows as r where kind = ${kind} and (r.as_of is null or r.as_of <= ${asOf}::date) and (
      source = ${source} and (${sql.lit(extent !== 'some rows')} or not r.is_whole) and not exists (select from unnest(${sql.val([...refused])}::text[]) as n where n = r.number)
      or source <> ${source} and ${sql.lit(isWhole)}
        and not exists (select from federal_files as f where f.kind = ${kind} and f.as_of > ${asOf}::date))`.execute(
    tx,
  )
}
