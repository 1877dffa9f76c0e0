import { isUnreadable } from '../cells/cell.ts'
import { readFederalDate } from '../cells/dates.ts'
import { columnName } from '../kinds/recognise.ts'

const QUOTE = 34
const COMMA = 44
const NEW_LINE = 10
const RETURN = 13

/** A header line that is longer than this is none. */
const LONGEST_HEADER_BYTES = 65_536

const KNOWN_MAX = 50_000

const plain = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .replaceAll('"', '')
    .trim()

/**
 * Reads a comma-separated file piece by piece as it arrives: its header, how many rows it has, the newest date in it and
 * whether its last row is whole. No row is put together, so that it keeps up with any connection.
 */
export class CsvScan {
  /** Undefined until the first line is complete. */
  header: string[] | undefined
  /** Complete rows behind the header. */
  rows = 0
  /** `YYYY-MM-DD`; undefined where no column of `dayColumns` has a date. */
  newestDay: string | undefined
  /** The line that is being read, from 1 for the header. */
  line = 1
  readonly #dayColumns: ReadonlySet<string>
  readonly #until: string
  readonly #headerCells: string[] = []
  #isRead: readonly boolean[] = []
  #column = 0
  #cell = ''
  #cellBytes = 0
  #rowBytes = 0
  #isQuoted = false
  #wasQuote = false
  /** What cells with a day have said: a file has some thousand days, each in many rows. */
  readonly #known = new Set<string>()

  /** Dates after `until`, `YYYY-MM-DD`, are no day of facts. `columns` are those of a file that has no header. */
  constructor(dayColumns: readonly string[], until: string, columns?: readonly string[]) {
    this.#dayColumns = new Set(dayColumns)
    this.#until = until
    if (columns !== undefined) this.#setHeader(columns)
  }

  /** How many cells the row that is being read has so far, if it was the last: 0 after a line break. */
  get cellsOfOpenRow(): number {
    return this.#rowBytes === 0 ? 0 : this.#column + 1
  }

  /** Whether the first line is longer than any header. */
  get isWithoutHeader(): boolean {
    return this.header === undefined && this.#rowBytes > LONGEST_HEADER_BYTES
  }

  feed(bytes: Uint8Array): void {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]
      if (byte === QUOTE) {
        // Within a cell a quote opens none: it is part of the text, unless it is the second of two.
        if (this.#isQuoted) this.#isQuoted = false
        else if (this.#cellBytes === 0 || this.#wasQuote) this.#isQuoted = true
        this.#wasQuote = true
        this.#cellBytes += 1
        this.#rowBytes += 1
        continue
      }
      this.#wasQuote = false
      if (byte === NEW_LINE) this.line += 1
      if (this.#isQuoted || (byte !== COMMA && byte !== NEW_LINE)) {
        this.#cellBytes += 1
        if (byte !== RETURN) this.#rowBytes += 1
        continue
      }
      this.#endCell(chunk, from, at)
      from = at + 1
      if (byte === COMMA) {
        this.#column += 1
        this.#rowBytes += 1
      } else this.#endRow()
    }
    if (this.#isWanted()) this.#cell += chunk.toString('utf8', from)
  }

  #isWanted() {
    return this.header === undefined || this.#isRead[this.#column] === true
  }

  #endCell(chunk: Buffer, from: number, to: number) {
    if (this.#isWanted()) {
      const text = this.#cell + chunk.toString('utf8', from, to)
      if (this.header === undefined) this.#headerCells.push(plain(text))
      else this.#readDay(text)
    }
    this.#cell = ''
    this.#cellBytes = 0
  }

  #readDay(cell: string) {
    if (this.#known.has(cell)) return
    if (this.#known.size < KNOWN_MAX) this.#known.add(cell)
    const day = readFederalDate(plain(cell), this.#until)
    if (day === null || isUnreadable(day)) return
    if (this.newestDay === undefined || day > this.newestDay) this.newestDay = day
  }

  #setHeader(names: readonly string[]) {
    this.header = [...names]
    this.#isRead = names.map(name => this.#dayColumns.has(columnName(name)))
  }

  #endRow() {
    const isBlank = this.#rowBytes === 0
    if (this.header === undefined && !isBlank) this.#setHeader(this.#headerCells)
    else if (!isBlank) this.rows += 1
    else if (this.header === undefined) this.#headerCells.length = 0
    this.#column = 0
    this.#rowBytes = 0
  }
}
