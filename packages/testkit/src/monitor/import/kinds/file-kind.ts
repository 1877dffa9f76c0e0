import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Complaint, Row } from '../rows/row.ts'

/** A record, and the line it was read from. */
export interface Taken<T> {
  readonly line: number
  readonly record: T
}

/** What became of a batch. The rows that could not be kept come back with why; all others are in the counts. */
export interface Written {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly outdated: number
  /** Rows that tell nothing that is kept here. */
  readonly skipped: number
  readonly refused: readonly { readonly line: number; readonly complaint: Complaint }[]
}

/**
 * A kind of federal file: how to know it, what it must hold, how to read a row, and where its records are kept.
 *
 * One folder a kind. A kind that is in `FILE_KINDS` is read by the command; nothing else lists it.
 */
export interface FileKind<T = unknown> {
  /** As the command is told it: `li-carrier`. */
  readonly name: string
  /** As the agency names the file. */
  readonly title: string
  /** Whether the file begins with the names of its columns; without them it is told by its name alone. */
  readonly hasHeader: boolean
  /**
   * With a header: every column that is read, for a file without one would erase what it does not say. Else all, in
   * order.
   */
  readonly columns: readonly string[]
  /** Columns that no other kind has. Empty where there is no header. */
  readonly hallmarks: readonly string[]
  /** The last day that a file of this kind can tell of; undefined while it is published. */
  readonly frozenOn?: string
  /** Throws RowRefused where the row cannot be taken. */
  read(row: Row): T
  /** The column and value that stand once in a file. Undefined: nothing does. */
  once?(record: T): { readonly column: string; readonly value: string }
  /** Keeps a batch, in the transaction it is given. What is known of a later day than `asOf` stays. */
  write(tx: Transaction<Schema>, batch: readonly Taken<T>[], day: { readonly asOf: string }): Promise<Written>
}
