import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { FileKind } from '../kinds/file-kind.ts'

/**
 * Takes what stands of some carriers, by their DOT numbers, out of a listing: each row then has the day of the last file
 * that listed it.
 */
export async function leaveListing(
  tx: Transaction<Schema>,
  { listed }: FileKind,
  listing: number,
  dotNumbers: readonly number[],
): Promise<void> {
  for (const { table, day, listing: column } of listed?.days ?? [])
    await sql`
      update ${sql.table(table)} as t
      set ${sql.ref(day)} = greatest(${sql.ref(`t.${day}`)}, l.as_of), ${sql.ref(column)} = null
      from federal_listings as l, carrier_identifiers as i
      where l.id = ${listing} and ${sql.ref(`t.${column}`)} = l.id
        and i.carrier_id = t.carrier_id
        and i.is_type = 'DOT' and i.value_key = any(${sql.val(dotNumbers.map(String))}::text[])`.execute(tx)
}

/** Gives everything in a listing the day of a file that lists all of it, and brings up to date what follows from that. */
export async function moveListing(
  tx: Transaction<Schema>,
  { listed }: FileKind,
  listing: number,
  asOf: string,
): Promise<void> {
  const { rows } = await sql<{ was: string }>`
    update federal_listings as l set as_of = ${asOf}::date
    from (select id, as_of from federal_listings where id = ${listing} for update) as before
    where l.id = before.id and before.as_of < ${asOf}::date
    returning before.as_of::text as was`.execute(tx)
  for (const { was } of rows) await listed?.onLaterDay?.(tx, was, asOf)
}
