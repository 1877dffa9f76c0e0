import { isUnreadable } from '../cells/cell.ts'
import { readDocket, readDotNumber } from '../cells/identifiers.ts'
import type { FileKind, ReadRecord } from '../kinds/file-kind.ts'
import type { Layout } from '../rows/row.ts'
import { type CarrierNumbers, numbersOf } from '../store/find-carriers.ts'

/** Whose rows of a file were refused: of these carriers it does not tell all. */
export class RefusedRows {
  readonly #columns: FileKind['numbers']
  readonly #numbers = new Set<string>()
  #hasUnnamed = false

  constructor({ numbers }: FileKind) {
    this.#columns = numbers
  }

  /** Whether a row says whose it is. */
  get #namesCarriers(): boolean {
    return Object.keys(this.#columns ?? {}).length > 0
  }
  /** `DOT 123` and `MC 456`. */
  get numbers(): readonly string[] {
    return [...this.#numbers]
  }
  /** Whether one was refused of which it cannot be read whose it is: then nothing is known to be missing. A blank number is no one's. */
  get hasUnnamed(): boolean {
    return this.#hasUnnamed
  }

  /** A row that could not be read, by its cells, or by those that could be read of a line that is none. */
  addCells(layout: Layout, cells: readonly string[]): void {
    if (this.#columns === undefined) return
    const cell = (column: string | undefined) => (column === undefined ? '' : cells[layout.get(column) ?? -1])
    const [dot, docket] = [cell(this.#columns.dot), cell(this.#columns.docket)]
    const dotNumber = dot === undefined ? undefined : readDotNumber(dot)
    const number = docket === undefined ? undefined : readDocket(docket)
    const named = [
      ...(typeof dotNumber === 'string' ? [`DOT ${dotNumber}`] : []),
      ...(number == null || isUnreadable(number) ? [] : [`${number.type} ${number.value}`]),
    ]
    const isOfNoOne = this.#namesCarriers && dotNumber === null && number === null
    if (named.length === 0 && !isOfNoOne) this.#hasUnnamed = true
    for (const name of named) this.#numbers.add(name)
  }

  /** Rows that were read and could not be stored. */
  addLines(rows: readonly ReadRecord<unknown>[], refused: readonly { readonly line: number }[]): void {
    if (this.#columns === undefined || refused.length === 0) return
    if (!this.#namesCarriers) this.#hasUnnamed = true
    const lines = new Set(refused.map(({ line }) => line))
    for (const { line, record } of rows) {
      if (!lines.has(line)) continue
      const { dotNumber = null, docket = null } = record as Partial<CarrierNumbers>
      for (const name of numbersOf({ dotNumber, docket })) this.#numbers.add(name)
    }
  }
}
