import type { Row } from '../rows/row.ts'
import type { CensusRecord } from './census-record.ts'

/** A kind of census file: how to know it, what it must hold, and how to read a row of it. */
export interface CensusKind {
  /** As the agency names the file. */
  readonly title: string
  /** Columns that no other kind has. */
  readonly hallmarks: readonly string[]
  /** Every column that is read. A file without one of them is refused: it would erase what it does not say. */
  readonly columns: readonly string[]
  /** Throws RowRefused where the row cannot be taken. */
  read(row: Row): CensusRecord
}
