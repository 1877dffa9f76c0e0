import { isUnreadable } from '../cells/cell.ts'
import { readDocket, readDotNumber } from '../cells/identifiers.ts'
import type { FileKind, ReadRecord } from '../kinds/file-kind.ts'
import type { Layout } from '../rows/row.ts'
import { type CarrierNumbers, numbersOf } from '../store/find-carriers.ts'

/** Whose rows of a file were refused, as what stands of these carriers is not missing in it. */
export class RefusedRows {
  readonly #columns: { readonly dot: string; readonly docket?: string } | undefined
  readonly #numbers = new Set<string>()
  #hasUnnamed = false

  constructor({ whole }: FileKind) {
    this.#columns = whole?.numbers
  }

  /** `DOT 123` and `MC 456`. */
  get numbers(): readonly string[] {
    return [...this.#numbers]
  }
  /** Whether one was refused that names no carrier: then nothing is known to be missing. */
  get hasUnnamed(): boolean {
    return this.#hasUnnamed
  }

  /** A row that could not be read. Undefined: its line has no cells. */
  addCells(layout: Layout, cells: readonly string[] | undefined): void {
    const columns = this.#columns
    if (columns === undefined) return
    const cell = (column: string | undefined) => cells?.[layout.get(column ?? '') ?? -1] ?? ''
    const dotNumber = readDotNumber(cell(columns.dot))
    const docket = readDocket(cell(columns.docket))
    this.#add({
      dotNumber: isUnreadable(dotNumber) ? null : dotNumber,
      docket: isUnreadable(docket) || docket === null ? null : `${docket.type}${docket.value}`,
    })
  }

  /** Rows that were read and could not be stored. */
  addLines(rows: readonly ReadRecord<unknown>[], refused: readonly { readonly line: number }[]): void {
    if (this.#columns === undefined || refused.length === 0) return
    const lines = new Set(refused.map(({ line }) => line))
    for (const { line, record } of rows) if (lines.has(line)) this.#add(record as CarrierNumbers)
  }

  #add(numbers: CarrierNumbers): void {
    const names = numbersOf(numbers)
    if (names.length === 0) this.#hasUnnamed = true
    for (const name of names) this.#numbers.add(name)
  }
}
