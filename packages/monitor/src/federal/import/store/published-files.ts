import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { FileKind } from '../kinds/file-kind.ts'
import type { RefusedRows } from '../lines/refused-rows.ts'
import { holders } from './find-carriers.ts'

/** Carriers whose removed facts are settled in one statement each. */
const CARRIERS_AT_ONCE = 2_000

/** A file of the agency that was read to its end. */
export interface PublishedDay {
  readonly asOf: string
  readonly isDifference: boolean
  readonly refused: RefusedRows
}

/**
 * What follows from a published file that was read to its end: what a whole file has not is taken away, and all that is on
 * record from its kind has the day of the file, as a difference tells of all that it does not name that nothing has changed. Gives the number
 * of carriers of which something was taken away.
 *
 * Choice: what stands of a carrier of whom a row was refused is not taken away, and where a refused row names no carrier, nothing is.
 */
export async function finishPublished(
  tx: Transaction<Schema>,
  { title, whole, listed, onPublished }: FileKind,
  { asOf, isDifference, refused }: PublishedDay,
): Promise<number> {
  if (listed === undefined)
    await sql`
      insert into published_days (source_file, as_of) values (${title}, ${asOf}::date)
      on conflict (source_file) do update set as_of = excluded.as_of where published_days.as_of < excluded.as_of`.execute(
      tx,
    )
  await onPublished?.(tx, asOf)
  if (whole === undefined || isDifference || refused.hasUnnamed) return 0
  const except = [...(await holders(tx, refused.numbers)).values()].flat().map(({ id }) => id)
  const changed = await whole.remove(tx, asOf, except)
  for (let from = 0; from < changed.length; from += CARRIERS_AT_ONCE)
    await whole.refresh(tx, changed.slice(from, from + CARRIERS_AT_ONCE))
  return changed.length
}
