import type { Print } from '../lines/print-of.ts'
import { fromLatin1, type TextEncoding } from './text-encoding.ts'

/** A row as it is in the file: the line it begins on, from 1 for the header, and the byte it ends at. */
export type RawRow =
  | {
      readonly kind: 'cells'
      readonly line: number
      readonly cells: readonly string[]
      readonly endsAt: number
      /** Of a row that is on one line, if `LineReader` gave one. */
      readonly print?: Print | undefined
    }
  /** Rows that are known by their lines. */
  | { readonly kind: 'known'; readonly rows: number; readonly endsAt: number }
  | {
      readonly kind: 'broken'
      readonly line: number
      readonly reason: string
      /** The cells before the quote that breaks it. */
      readonly cells: readonly string[]
      readonly endsAt: number
    }

/** A row of the Company Census File is about 2 kB; one that does not end by here has a quote left open. */
export const LONGEST_ROW_BYTES = 65_536

/** How much of a file is read at once. */
export const CHUNK_BYTES = 131_072
/** The bytes that end a line. */
export const NEW_LINE = 10
export const RETURN = 13

/** A place between two rows of a file. */
export interface Place {
  line: number
  byte: number
  /** How many cells the first row has; undefined before it. */
  width: number | undefined
}

/** How cells that were read as Latin-1 become text; undefined: they are text already. */
export const decoder = (encoding: TextEncoding) => (encoding === 'utf-8' ? undefined : fromLatin1)
