import { sql, type Transaction } from 'kysely'
import { anyOf } from '../../../database/any-of.ts'
import { rowsOf } from '../../../database/rows-of.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Row } from '../rows/row.ts'
import type { CarrierNumbers } from './find-carriers.ts'
import type { FactTable } from './write-facts.ts'

/** A row by which a daily file removes everything of a docket: it is blank but for the docket. */
export interface RemovalRecord extends CarrierNumbers {
  readonly isRemoval: true
}

export const isRemoval = (record: CarrierNumbers): record is RemovalRecord => record.isRemoval === true

/** Blank, or a number of zeros only. */
const isBlank = (cell: string) => /^[\s0]*$/.test(cell)

/** Whether a row says nothing but whose it is. */
export const isBlankButFor = (
  row: Row,
  columns: readonly string[],
  numbers: { readonly docket: string; readonly dot?: string },
): boolean =>
  columns.every(column => column === numbers.docket || column === numbers.dot || isBlank(row.cell(column)))

interface OnDocket {
  readonly carrierId: number
  readonly docket: string | null
}

const KEYS = { carrier_id: 'int', docket: 'text' }
const keysOf = (them: readonly OnDocket[]) =>
  them.flatMap(({ carrierId, docket }) => (docket === null ? [] : [{ carrier_id: carrierId, docket }]))

/** The files of one register do not remove what another said. */
const ofMotus = (table: FactTable) =>
  'source_file' in table.columns ? sql`and t.source_file::text like 'Motus%'` : sql``

/**
 * Removes what files of earlier days said of some dockets, and remembers the day: what such a file tells of them is
 * outdated, whenever it is read. What a file of the same day tells stays. `changed` counts dockets, however many carriers had
 * them.
 */
export async function removeFacts(
  tx: Transaction<Schema>,
  table: FactTable,
  removed: readonly OnDocket[],
  asOf: string,
): Promise<{ readonly changed: number; readonly touched: ReadonlySet<number> }> {
  const keys = keysOf(removed)
  if (keys.length === 0) return { changed: 0, touched: new Set() }
  await sql`
    insert into federal_removals (table_name, carrier_id, docket, removed_on)
    select distinct ${table.table}, carrier_id, docket, ${asOf}::date from ${rowsOf(KEYS, keys)}
    on conflict (table_name, carrier_id, docket) do update
      set removed_on = greatest(federal_removals.removed_on, excluded.removed_on)`.execute(tx)
  const { rows } = await sql<{ carrier_id: number; docket: string }>`
    delete from ${sql.table(table.table)} as t using ${rowsOf(KEYS, keys)}
    where t.carrier_id = n.carrier_id and t.docket = n.docket and t.as_of < ${asOf}::date ${ofMotus(table)}
    returning t.carrier_id, t.docket`.execute(tx)
  return {
    changed: new Set(rows.map(row => row.docket)).size,
    touched: new Set(rows.map(row => row.carrier_id)),
  }
}

/**
 * Removes the facts of real carriers that only files of earlier days gave, of the file with this title where the table has
 * facts of several. Gives their carriers.
 */
export async function removeEarlierFacts(
  tx: Transaction<Schema>,
  table: FactTable,
  {
    title,
    asOf,
    except,
  }: { readonly title: string; readonly asOf: string; readonly except: readonly number[] },
): Promise<readonly number[]> {
  const { rows } = await sql<{ carrier_id: number }>`
    delete from ${sql.table(table.table)} as t using carriers as c
    where c.id = t.carrier_id and c.source = 'federal' and t.as_of < ${asOf}::date and not t.carrier_id = ${anyOf(except)}
      ${'source_file' in table.columns ? sql`and t.source_file = ${title}` : sql``}
    returning t.carrier_id`.execute(tx)
  return [...new Set(rows.map(row => row.carrier_id))]
}

/** The facts of a day without those that a later file has removed. */
export async function withoutRemoved<T extends OnDocket>(
  tx: Transaction<Schema>,
  table: FactTable,
  facts: readonly T[],
  asOf: string,
): Promise<readonly T[]> {
  if (facts.length === 0) return facts
  const { rows } = await sql<{ carrier_id: number; docket: string }>`
    select distinct r.carrier_id, r.docket from federal_removals as r
    join ${rowsOf(KEYS, keysOf(facts))} using (carrier_id, docket)
    where r.table_name = ${table.table} and r.removed_on > ${asOf}::date`.execute(tx)
  const later = new Set(rows.map(row => `${row.carrier_id} ${row.docket}`))
  return later.size === 0 ? facts : facts.filter(it => !later.has(`${it.carrierId} ${it.docket}`))
}
