import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { countSomeSafety } from '../../safety/refresh-safety.ts'
import type { BatchResult, FileKind, ReadRecord } from '../kinds/file-kind.ts'
import type { StoredLines } from '../lines/line-prints.ts'
import { forgetLines, type LinesOf, readKnownLines, writeKnownLines } from './known-lines.ts'

/** Stores the records of federal files. */
export interface FederalStore {
  /** Stores a batch of one kind, all of it or nothing. Facts of a later day than `asOf` stay. */
  keep<T>(kind: FileKind<T>, batch: readonly ReadRecord<T>[], asOf: string): Promise<BatchResult>
  /** The lines of the last file of a kind of the same day: they need no reading. */
  knownLines(of: LinesOf): Promise<StoredLines>
  /**
   * Remembers that a file of a kind was read to its end, and its lines: undefined where they are those that are known. A
   * file of a later day stays.
   */
  finish(
    kind: FileKind,
    asOf: string,
    read?: { readonly of: LinesOf; readonly lines: StoredLines },
  ): Promise<void>
  /** Updates the summaries of some carriers that batches have marked, all of it or nothing. False: none is left. */
  settleSome(): Promise<boolean>
}

/** The advisory lock by which two imports into one database alternate, batch by batch. */
const TURN = 7_421_001

/**
 * How the statements of a batch are planned: each looks for thousands of rows by their keys, and by default a database reads
 * tables of up to a million rows as a whole for that, batch after batch; compiling a statement takes longer than running it.
 */
const PLANNING = { random_page_cost: '1.1', jit: 'off' }

/** Carriers whose summaries are counted in one transaction. */
const CARRIERS_AT_ONCE = 2_000

/** The monitor's database. A batch is one transaction of a dozen statements, whatever its size. */
export const databaseFederalStore = (
  db: Kysely<Schema>,
  { carriersAtOnce = CARRIERS_AT_ONCE }: { readonly carriersAtOnce?: number } = {},
): FederalStore => {
  const inTurn = <T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    db.transaction().execute(async tx => {
      await sql`
        select pg_advisory_xact_lock(${sql.lit(TURN)}), ${sql.join(
          Object.entries(PLANNING).map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
        )}`.execute(tx)
      return work(tx)
    })
  return {
    keep: (kind, batch, asOf) =>
      inTurn(async tx => {
        await forgetLines(tx, kind.name)
        return kind.write(tx, batch, { asOf })
      }),
    knownLines: of => readKnownLines(db, of),
    finish: ({ name }, asOf, read) =>
      inTurn(async tx => {
        await sql`
          insert into federal_files (kind, as_of) values (${name}, ${asOf}::date)
          on conflict (kind) do update set as_of = greatest(federal_files.as_of, excluded.as_of)`.execute(tx)
        if (read !== undefined) await writeKnownLines(tx, read.of, read.lines)
      }),
    settleSome: () => inTurn(async tx => (await countSomeSafety(tx, carriersAtOnce)) > 0),
  }
}
