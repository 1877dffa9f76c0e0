import { type Kysely, sql, type Transaction } from 'kysely'
import { countSomeSafety } from '../../../carriers/safety/refresh-safety.ts'
import { deferIndexes, restoreIndexes } from '../../../database/deferred-indexes.ts'
import { rebuildIndexes } from '../../../database/rebuild-indexes.ts'
import type { Schema } from '../../../database/schema.ts'
import type { BatchResult, FileDay, FileKind, ReadRecord } from '../kinds/file-kind.ts'
import type { StoredLines } from '../lines/line-prints.ts'
import {
  dateKnownLines,
  forgetLines,
  type KnownFile,
  type LinesOf,
  readKnownLines,
  writeKnownLines,
} from './known-lines.ts'
import { leaveListing, moveListing } from './listings.ts'
import { type PublishedDay, finishPublished } from './published-files.ts'
import { type ReadState, refreshWaiting } from './waiting-rows.ts'
import { type FileReading, noteReading } from './whole-files.ts'

/** A file that was read to its end. */
export interface ReadFile {
  readonly lines: StoredLines | undefined
  readonly listing: number | null
  /** Whether a file of a later day may be compared with it: what all of its lines tell stands. */
  readonly isFollowed: boolean
}

/** Stores the records of federal files. */
export interface FederalStore {
  /** Stores a batch of one kind, all of it or nothing. Facts of a later day than `asOf` stay. */
  keep<T>(kind: FileKind<T>, batch: readonly ReadRecord<T>[], day: FileDay): Promise<BatchResult>
  /** The lines of the last file of a kind that need no reading, and the listing of this one. */
  knownLines(of: LinesOf): Promise<KnownFile>
  /** Makes ready for a file of a kind with so many bytes: on a first load, indexes are built after it and not row by row. */
  prepare(kind: FileKind, bytes: number): Promise<void>
  /** Builds the indexes that were left out, also where a file was not read to its end. */
  restoreIndexes(): Promise<void>
  /** The DOT numbers of carriers in a listing whose lines are to be read on a later day, though they are the same. */
  changedByDay(kind: FileKind, listing: number): Promise<readonly number[]>
  /** Takes some carriers, by their DOT numbers, out of a listing, and drops the lines of the kind. */
  leaveListing(kind: FileKind, listing: number, dotNumbers: ReadonlySet<number>): Promise<void>
  /**
   * Remembers the lines of a file of a kind that was read to its end: undefined where they are those that are known. What
   * stands in its listing then has its day. The indexes of tables that have grown much are built again.
   */
  finish(kind: FileKind, of: LinesOf, read: ReadFile): Promise<void>
  /** What follows from a published or whole file that was read to its end. Gives how many carriers it took something away from. */
  finishPublished(kind: FileKind, day: PublishedDay): Promise<number>
  /** Notes what a file that was read, or a part of it, says of its whole kind. Gives whether it was read as a whole one. */
  noteReading(reading: FileReading): Promise<boolean>
  /** Marks what is to be read again, and gives it with the kinds that were read whole. */
  refreshWaiting(): Promise<ReadState>
  /** Updates what follows from all facts of some marked carriers, all of it or nothing. False: none is left. */
  refreshSome(): Promise<boolean>
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
  {
    carriersAtOnce = CARRIERS_AT_ONCE,
    deferring = {},
  }: { readonly carriersAtOnce?: number; readonly deferring?: { readonly leastBytes?: number } } = {},
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
    keep: (kind, batch, day) =>
      inTurn(async tx => {
        await forgetLines(tx, kind.name)
        return kind.write(tx, batch, day)
      }),
    prepare: ({ fills = [] }, bytes) => deferIndexes(db, fills, bytes, deferring),
    restoreIndexes: async () => {
      await restoreIndexes(db)
    },
    knownLines: of => readKnownLines(db, of),
    changedByDay: async ({ listed }, listing) => (await listed?.changedByDay?.(db, listing)) ?? [],
    leaveListing: (kind, listing, dotNumbers) =>
      inTurn(async tx => {
        await forgetLines(tx, kind.name)
        await leaveListing(tx, kind, listing, [...dotNumbers])
      }),
    finish: async (kind, of, { lines, listing, isFollowed }) => {
      await inTurn(async tx => {
        if (listing !== null) await moveListing(tx, kind, listing, of.asOf)
        if (lines === undefined) await dateKnownLines(tx, of)
        else await writeKnownLines(tx, of, lines, isFollowed ? listing : null)
      })
      if (lines === undefined) return
      await rebuildIndexes(db, { fresh: await restoreIndexes(db) })
      // The embedded engine gives no room back by itself: that of the lines of before is for those of the next file.
      await sql`vacuum federal_lines`.execute(db)
    },
    finishPublished: (kind, day) => inTurn(tx => finishPublished(tx, kind, day)),
    noteReading: reading => inTurn(tx => noteReading(tx, reading)),
    refreshWaiting: () => inTurn(refreshWaiting),
    refreshSome: () => inTurn(async tx => (await countSomeSafety(tx, carriersAtOnce)) > 0),
  }
}
