import {
  type CalendarDate,
  type Identifier,
  identifiersOf,
  parseCalendarDate,
  readCarrierNumber,
} from '@fairhaul/core'

/** Reads the cells of one row. A cell that cannot be read is noted in `problems`, and counts as empty. */
export class RowReader {
  readonly problems: string[] = []
  readonly #cells: ReadonlyMap<string, string>
  readonly #line: number

  constructor(line: number, cells: ReadonlyMap<string, string>) {
    this.#line = line
    this.#cells = cells
  }

  text(column: string): string | null {
    return this.#cells.get(column) || null
  }

  #read<T>(column: string, kind: string, read: (text: string) => T | undefined): T | null {
    const text = this.text(column)
    const value = text === null ? null : read(text)
    if (value === undefined) this.problems.push(`line ${this.#line}, ${column}: "${text}" is no ${kind}.`)
    return value ?? null
  }

  day(column: string): CalendarDate | null {
    return this.#read(column, 'day written as 2026-11-21', parseCalendarDate)
  }

  dollars(column: string): number | null {
    return this.#read(column, 'amount in whole dollars', text =>
      /^\d{1,12}$/.test(text) ? Number(text) : undefined,
    )
  }

  count(column: string): number | null {
    return this.#read(column, 'whole number', text => (/^\d{1,9}$/.test(text) ? Number(text) : undefined))
  }

  measure(column: string): number | null {
    return this.#read(column, 'measure such as 4.25', text =>
      /^\d{1,4}(?:\.\d{1,4})?$/.test(text) ? Number(text) : undefined,
    )
  }

  /** A day, or `no` for none. */
  dayOrNo(column: string): CalendarDate | 'no' | null {
    return this.#read(column, 'day written as 2026-11-21 and not no', text =>
      /^no$/i.test(text) ? 'no' : parseCalendarDate(text),
    )
  }

  /** One of some terms, or `no` for none. */
  termOrNo<Term extends string>(column: string, terms: readonly Term[]): Term | 'no' | null {
    return this.#read(column, `one of ${terms.join(', ')} and not no`, text =>
      /^no$/i.test(text) ? 'no' : terms.find(term => term === text.toLowerCase()),
    )
  }

  isYes(column: string): boolean | null {
    return this.#read(column, 'yes and no no', text =>
      /^(yes|no)$/i.test(text) ? text.toLowerCase() === 'yes' : undefined,
    )
  }

  identifier(type: 'DOT' | 'MC'): readonly Identifier[] {
    const number = this.#read(type.toLowerCase(), `${type} number`, text => readCarrierNumber(text, type))
    return number === null ? [] : identifiersOf(number)
  }
}
