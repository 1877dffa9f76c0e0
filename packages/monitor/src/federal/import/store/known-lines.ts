import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { FILE_KINDS, kindNamed } from '../kinds/index.ts'
import { LinePrints, type StoredLines } from '../lines/line-prints.ts'
import { newKey } from '../lines/print-of.ts'

/** What the lines of a file mean depends on: where it differs, each line is read. */
export interface LinesOf {
  readonly kind: string
  /** The day of the facts, `YYYY-MM-DD`. */
  readonly asOf: string
  /** The names of the columns and how their text is encoded. */
  readonly layout: string
  /** Of the content of a published file. */
  readonly contentDigest: string | null
  /** Whether the same file is imported again for the lines that were refused, and not to read each of its lines again. */
  readonly isForRefused?: boolean | undefined
}

/** Goes up when the same line of any file comes to be read differently: every line is then read once. */
const READING = 3

/** Some 9 MB at a time. */
const LINES_A_PART = 1_000_000

/** The lines of the last file, its day, and the listing that they stand in. */
export interface KnownFile extends StoredLines {
  /** The day of the file that this one is compared with; that of this file where there is none. */
  readonly asOf: string
  readonly listing: number | null
}

/**
 * The lines that need no reading in a file; none where the last file of the kind was of another layout, or of another day:
 * but of an earlier day, those that stand in a listing.
 */
export const readKnownLines = async (
  db: Kysely<Schema>,
  { kind, asOf, layout, contentDigest, isForRefused = false }: LinesOf,
): Promise<KnownFile> => {
  const { rows } = await sql<{
    key: Uint8Array
    prints: Uint8Array
    owners: Uint8Array
    as_of: string
    listing_id: number | null
  }>`
    select key, prints, owners, as_of::text as as_of, listing_id from federal_lines
    where kind = ${kind} and (as_of = ${asOf}::date or as_of < ${asOf}::date and listing_id is not null)
      and layout = ${layout} and reading = ${READING}
      and (${sql.lit(isForRefused)} or ${contentDigest}::text is null or content_digest is distinct from ${contentDigest})
    order by part`.execute(db)
  const [first] = rows
  if (first === undefined)
    return { lines: new LinePrints(), key: newKey(), asOf, listing: await newListing(db, kind, asOf) }
  const lines = LinePrints.of(rows)
  return { lines, key: first.key, asOf: first.as_of, listing: first.listing_id }
}

/** Begins a listing of a kind of file. Null: its rows have a day each. */
const newListing = async (db: Kysely<Schema>, kind: string, asOf: string): Promise<number | null> => {
  if (kindNamed(kind)?.listed === undefined) return null
  const { id } = await db
    .insertInto('federal_listings')
    .values({ kind, as_of: asOf })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Drops the lines of a kind of file, and of those that depend on it: their facts may have changed. */
export const forgetLines = async (db: Kysely<Schema>, kind: string): Promise<void> => {
  const kinds = FILE_KINDS.filter(it => it.name === kind || it.dependsOn?.includes(kind) === true)
  await sql`delete from federal_lines where kind = any(${sql.val(kinds.map(it => it.name))}::text[])`.execute(
    db,
  )
}

/** Remembers the lines of a file in place of those of the one before. */
export const writeKnownLines = async (
  db: Kysely<Schema>,
  { kind, asOf, layout, contentDigest }: LinesOf,
  { lines, key }: StoredLines,
  listing: number | null,
): Promise<void> => {
  await sql`delete from federal_lines where kind = ${kind}`.execute(db)
  for (let from = 0; from < lines.length; from += LINES_A_PART) {
    const { prints, owners } = lines.bytes(from, from + LINES_A_PART)
    await sql`
      insert into federal_lines (kind, part, as_of, layout, reading, content_digest, key, prints, owners, listing_id)
      values (${kind}, ${from / LINES_A_PART}, ${asOf}::date, ${layout}, ${READING}, ${contentDigest}, ${key}, ${prints}, ${owners}, ${listing})`.execute(
      db,
    )
  }
}

/** The same lines as those of the last file, on the day of another. */
export const dateKnownLines = async (
  db: Kysely<Schema>,
  { kind, asOf, contentDigest }: LinesOf,
): Promise<void> => {
  await sql`
    update federal_lines set as_of = ${asOf}::date, content_digest = ${contentDigest} where kind = ${kind}
      and as_of < ${asOf}::date`.execute(db)
}
