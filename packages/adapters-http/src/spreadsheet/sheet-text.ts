import { worksheetLine } from '@fairhaul/core'
import type { NumberFormat } from './number-formats.ts'
import { readXml, type XmlAttributes } from './read-xml.ts'
import { unescaped } from './shared-strings.ts'

/** What the cells of a workbook refer to. */
export interface CellContext {
  readonly strings: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly isFrom1904: boolean
}

/** Columns that are read, at most: the widest federal file has fewer. */
const COLUMNS_MAX = 256
const ROWS_MAX = 1_048_576

const DAY_MS = 86_400_000
const DAY_0 = Date.UTC(1899, 11, 30)
const DAY_0_FROM_1904 = Date.UTC(1904, 0, 1)
/** Spreadsheets count February 29, 1900, which never was. */
const LEAP_DAY = 60
/** The last day that is shown, 9999-12-31. */
const DAYS_MAX = 2_958_465
/** What is shown of a number that is no day. */
const NO_DATE = '########'

const MINUTE_MS = 60_000

/** A day, with its time where it has one; a time alone where the day is none. */
const dateText = (days: number, isFrom1904: boolean): string => {
  if (days < 0 || days > DAYS_MAX) return NO_DATE
  const start = isFrom1904 ? DAY_0_FROM_1904 : days < LEAP_DAY ? DAY_0 + DAY_MS : DAY_0
  const minutes = Math.round((days * DAY_MS) / MINUTE_MS)
  const [date = '', time = ''] = new Date(start + minutes * MINUTE_MS).toISOString().slice(0, 16).split('T')
  if (days > 0 && days < 1) return time
  return Number.isInteger(days) ? date : `${date} ${time}`
}

/** The number of a column from 0: of "AB12" it is 27. Undefined: there are no letters. */
const columnOf = (place: string | undefined): number | undefined => {
  let column = 0
  for (const letter of /^[A-Z]+/.exec(place ?? '')?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column === 0 ? undefined : column - 1
}

interface Cell {
  readonly type: string
  readonly style: number
  readonly column: number
}

/** A cell as the spreadsheet shows it, as far as a number or a name depends on it. A formula shows its last result. */
const shown = ({ type, style }: Cell, written: string, context: CellContext): string => {
  if (type === 's') return context.strings[Number(written)] ?? ''
  if (type === 'b') return written === '1' ? 'true' : 'false'
  if (type === 'd')
    return written
      .slice(0, 16)
      .replace(/T00:00$/, '')
      .replace('T', ' ')
  const value = Number(written)
  if (type !== 'n' || written === '' || Number.isNaN(value)) return unescaped(written)
  const format = context.formats[style]
  return format?.isDate === true ? dateText(value, context.isFrom1904) : `${format?.before ?? ''}${value}`
}

/**
 * The text of a sheet: a line for each row, with tabs between its cells. `isWhole`: false stops at the first row with cells.
 *
 * Empty: a sheet without cells. Throws: a sheet that is damaged. Choice: 256 columns are read.
 */
export const sheetText = async (
  part: AsyncIterable<string>,
  context: CellContext,
  isWhole: boolean,
): Promise<string> => {
  const lines: string[] = []
  let row: string[] = []
  let cell: Cell | undefined
  let [written, isValue, isSpoken] = ['', false, false]
  const openCell = (attributes: XmlAttributes) => {
    const column = columnOf(attributes('r')) ?? row.length
    cell = { type: attributes('t') ?? 'n', style: Number(attributes('s') ?? 0), column }
    written = ''
  }
  const openRow = (place: string | undefined) => {
    row = []
    const line = Number(place ?? lines.length + 1)
    if (!(line > 0 && line <= ROWS_MAX)) throw new RangeError('There is no such row.')
    while (lines.length < line - 1) lines.push('')
  }
  const closeCell = () => {
    if (cell === undefined || cell.column >= COLUMNS_MAX) return
    while (row.length < cell.column) row.push('')
    row[cell.column] = shown(cell, written, context)
  }
  await readXml(part, {
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes('r'))
      else if (name === 'c') openCell(attributes)
      else if (name === 'v' || name === 't') isValue = true
      else if (name === 'rPh') isSpoken = true
    },
    text: piece => {
      if (isValue && !isSpoken) written += piece
    },
    close: name => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isSpoken = false
      else if (name === 'c') closeCell()
      else if (name === 'row') lines.push(worksheetLine(row))
      return name === 'row' && !isWhole && row.some(each => each.trim() !== '')
    },
  })
  return lines.join('\n')
}
