import { type Cell, isSpreadsheetError, isUnreadable, unreadable } from '../cells/cell.ts'

/** What is wrong with one cell, or with a whole row (column null), for people. */
export interface Complaint {
  readonly column: string | null
  readonly value: string | null
  readonly reason: string
}

/** The position of each column in a row, by its name in capitals. */
export type Layout = ReadonlyMap<string, number>

/** Refuses a row. */
export class RowRefused extends Error {
  readonly complaint: Complaint
  constructor(complaint: Complaint) {
    super(complaint.reason)
    this.complaint = complaint
  }
}

/**
 * One row of a file while it is being read: its cells by column, and what could not be read in it.
 *
 * An unreadable value is left out with a warning (`read`), or refuses the row (`must`). An error that a spreadsheet left in a
 * cell is one in every column.
 */
export class Row {
  readonly warnings: Complaint[] = []
  /** The day the file is read, `YYYY-MM-DD`: no date in it can be later. */
  readonly today: string
  readonly #layout: Layout
  readonly #cells: readonly string[]

  constructor(layout: Layout, cells: readonly string[], today: string) {
    this.#layout = layout
    this.#cells = cells
    this.today = today
  }

  cell(column: string): string {
    return this.#cells[this.#layout.get(column) ?? -1] ?? ''
  }

  #value<T>(text: string, reader: (cell: string, today: string) => Cell<T>): Cell<T> {
    return isSpreadsheetError(text) ? unreadable('an error of a spreadsheet') : reader(text, this.today)
  }

  /** The value of a column; null, and a warning, where it cannot be read. */
  read<T>(column: string, reader: (cell: string, today: string) => Cell<T>): T | null {
    const text = this.cell(column)
    const value = this.#value(text, reader)
    if (!isUnreadable(value)) return value
    this.warnings.push({ column, value: text, reason: `${value.unreadable}; the value is left out` })
    return null
  }

  /** The value of a column. Refuses: the row, where it cannot be read. */
  must<T>(column: string, reader: (cell: string, today: string) => Cell<T>): T | null {
    const text = this.cell(column)
    const value = this.#value(text, reader)
    if (isUnreadable(value)) throw new RowRefused({ column, value: text, reason: value.unreadable })
    return value
  }

  /** As `must`, and refuses an empty cell too. */
  required<T>(column: string, reader: (cell: string, today: string) => Cell<T>, missing: string): T {
    const value = this.must(column, reader)
    if (value === null) throw new RowRefused({ column, value: this.cell(column), reason: missing })
    return value
  }
}
