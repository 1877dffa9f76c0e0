import type { LoadEntryError } from './load-entry.ts'

/** Cells by what they have: `load number`, `pickup city`, `carrier DOT`. */
export type LoadCells = Readonly<Partial<Record<string, string>>>

/** Reads cells one by one, and keeps what cannot be read. */
export class LineReader {
  readonly errors: LoadEntryError[] = []
  readonly #cells: LoadCells

  constructor(cells: LoadCells) {
    this.#cells = cells
  }

  text(name: string): string {
    return this.#cells[name]?.trim() ?? ''
  }

  /** The value of a cell. Undefined: it is empty, or cannot be read, which is an error at `field`. */
  read<T>(
    name: string,
    field: string,
    read: (text: string) => T | undefined,
    problem: string,
  ): T | undefined {
    const text = this.text(name)
    if (text === '') return undefined
    const value = read(text)
    if (value === undefined) this.fail(field, text, problem)
    return value
  }

  fail(field: string, text: string, problem: string): void {
    this.errors.push({ field, message: `“${text}” ${problem}` })
  }
}
