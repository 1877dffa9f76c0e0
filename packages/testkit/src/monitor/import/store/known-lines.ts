import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { FILE_KINDS } from '../kinds/index.ts'
import { LinePrints, type StoredLines } from '../lines/line-prints.ts'
import { newKey } from '../lines/print-of.ts'

/** What the lines of a file mean depends on: where it differs, each line is read. */
export interface LinesOf {
  readonly kind: string
  /** The day of the facts, `YYYY-MM-DD`. */
  readonly asOf: string
  /** The names of the columns and how their text is encoded. */
  readonly layout: string
  /** Of the content of a published file; the same file is imported again only to read each of its lines again. */
  readonly contentDigest: string | null
}

/** Goes up when the same line of any file comes to be read differently: every line is then read once. */
const READING = 1

/** 12 MB at a time. */
const LINES_A_PART = 1_000_000

/** The lines that need no reading in a file; none where the last file of the kind was of another day or layout. */
export const readKnownLines = async (
  db: Kysely<Schema>,
  { kind, asOf, layout, contentDigest }: LinesOf,
): Promise<StoredLines> => {
  const { rows } = await sql<{ key: Uint8Array; prints: Uint8Array }>`
    select key, prints from federal_lines
    where kind = ${kind} and as_of = ${asOf}::date and layout = ${layout} and reading = ${READING}
      and (${contentDigest}::text is null or content_digest is distinct from ${contentDigest})
    order by part`.execute(db)
  return { lines: LinePrints.of(rows.map(row => row.prints)), key: rows[0]?.key ?? newKey() }
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
): Promise<void> => {
  await sql`delete from federal_lines where kind = ${kind}`.execute(db)
  for (let from = 0; from < lines.length; from += LINES_A_PART) {
    const prints = lines.bytes(from, from + LINES_A_PART)
    await sql`
      insert into federal_lines (kind, part, as_of, layout, reading, content_digest, key, prints)
      values (${kind}, ${from / LINES_A_PART}, ${asOf}::date, ${layout}, ${READING}, ${contentDigest}, ${key}, ${prints})`.execute(
      db,
    )
  }
}
