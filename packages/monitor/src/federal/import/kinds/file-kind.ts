import type { Kysely, Transaction } from 'kysely'
import type { DeferringTable } from '../../../database/deferred-indexes.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Complaint, Row } from '../rows/row.ts'

/** A record and its line. */
export interface ReadRecord<T> {
  readonly line: number
  readonly record: T
}

/** The day that a file tells of, and the listing that its rows are to stand in; null: in none. */
export interface FileDay {
  readonly asOf: string
  readonly listing: number | null
  /** Whether someone named it, and it may be a part of the agency's file. */
  readonly isPart?: boolean
  /** Of a file that corrects one of the same day: the facts that it has given so far. Undefined: it corrects none. */
  readonly corrected?: Set<string> | undefined
}

/** How what stands in a file keeps the day of the last file that listed it. */
export interface Listed {
  /** Where rows refer to the listing, and which column has their own day. */
  readonly days: readonly {
    readonly table: string
    readonly day: string
    readonly listing: string
  }[]
  /** The DOT numbers of carriers of whom a file of a later day could tell something new with the same lines. */
  changedByDay?(db: Kysely<Schema>, listing: number): Promise<readonly number[]>
  /** Brings up to date what follows from the day itself. */
  onLaterDay?(tx: Transaction<Schema>, from: string, to: string): Promise<void>
}

/** How a published file that has all rows of its kind removes what stands and it has not. */
export interface WholeFile {
  /** Takes away what only files of earlier days gave, except of some carriers. Gives the carriers that changed. */
  remove(tx: Transaction<Schema>, asOf: string, except: readonly number[]): Promise<readonly number[]>
  /** Brings up to date what follows from that. */
  refresh(tx: Transaction<Schema>, carrierIds: readonly number[]): Promise<void>
}

/** The result of a batch: the refused rows with their reasons, and the counts of all others. */
export interface BatchResult {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly outdated: number
  /** Rows without facts that are stored here. */
  readonly skipped: number
  /** Whether what a row says does not stand, as another file said otherwise. */
  readonly isOverruled?: boolean
  readonly refused: readonly { readonly line: number; readonly complaint: Complaint }[]
  /** Rows that are stored, and that another row contradicts. */
  readonly contradicted?: BatchResult['refused']
}

/**
 * A kind of federal file: how to recognize it, its columns, how to read a row, and where its records are stored.
 *
 * One folder per kind. The command reads the kinds in `FILE_KINDS`; nothing else lists them.
 */
export interface FileKind<T = unknown> {
  /** Its name on the command line: `li-carrier`. */
  readonly name: string
  /** As the agency names the file. */
  readonly title: string
  /**
   * Whether the file always begins with the names of its columns. If not, the command must name its kind where a file
   * has none.
   */
  readonly hasHeader: boolean
  /**
   * With a header: every column that is read, as a file without one would erase its facts. Otherwise all columns, in
   * order.
   */
  readonly columns: readonly string[]
  /** The columns that a header must name; undefined: all of them. */
  readonly required?: readonly string[]
  /** How else headers name a column. */
  readonly otherNames?: Readonly<Record<string, readonly string[]>>
  /** Columns that tell it from other kinds. */
  readonly hallmarks: readonly string[]
  /** The last day of the facts in this kind of file; undefined while it is published. */
  readonly frozenOn?: string
  /** The kinds of which a row of this one belongs to a row: what they change can change what the same line here tells. */
  readonly dependsOn?: readonly string[]
  /**
   * The columns that name a carrier in a row that is refused. Empty: its rows name none, so that one that is refused may be
   * anyone's. Undefined: it decides no rule, and comes again.
   */
  readonly numbers?: { readonly dot?: string; readonly docket?: string }
  /** Refuses: throws RowRefused. */
  read(row: Row): T
  /** The column and value that must be unique in a file. Undefined: none. */
  once?(record: T): { readonly column: string; readonly value: string }
  /**
   * Undefined: each row has its own day, and a file of a later day is read whole. Otherwise every row names its carrier by its
   * DOT number.
   */
  readonly listed?: Listed
  /** Brings up to date what follows from the day to which a published file of this kind, or a difference, reaches. */
  onPublished?(tx: Transaction<Schema>, asOf: string): Promise<void>
  /** Undefined: what a later file has not is left as it is. */
  readonly whole?: WholeFile
  /** The tables that a first file of the kind fills, and whose indexes are built after it. */
  readonly fills?: readonly DeferringTable[]
  /** Stores a batch in the given transaction. Facts of a later day than `asOf` stay. */
  write(tx: Transaction<Schema>, batch: readonly ReadRecord<T>[], day: FileDay): Promise<BatchResult>
}
