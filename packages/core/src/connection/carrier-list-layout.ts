import type { IdentifierType } from '../carrier/identifiers.ts'
import { readCarrierNumber } from '../search/carrier-number.ts'
import { type CarrierListLine, type CarrierListSeparator, cellsOf } from './carrier-list-lines.ts'

/** How the lines of a list are read. */
export interface CarrierListLayout {
  readonly separator: CarrierListSeparator
  /** The cells of the first line, if it names columns. Null: there is no heading. */
  readonly heading: readonly string[] | null
  /** The type of number in each column whose heading names one. */
  readonly types: readonly (IdentifierType | null)[]
  /** The column of digits, from 0, where no heading names a type. Null: no column has any. */
  readonly numbersAt: number | null
  /** The list is one line: its cells may be carriers. */
  readonly isOneLine: boolean
}

/** The terms by which headings name a type of number, the most specific first. */
const HEADINGS: readonly (readonly [RegExp, IdentifierType])[] = [
  [/\b(?:US ?)?D ?O ?T(?:NUMBER|NUM|NO)?\b/, 'DOT'],
  [/\b(?:MC|DOCKET|MOTOR CARRIER)(?:NUMBER|NUM|NO)?\b/, 'MC'],
  [/\bMX\b/, 'MX'],
  [/\bFF\b|\bFREIGHT FORWARDER\b/, 'FF'],
  [/\bSCAC\b/, 'SCAC'],
  [/\bCVOR\b/, 'CVOR'],
  [/\bNIR\b/, 'NIR_QC'],
  [/\bNSC\b/, 'NSC'],
  [/\bRFC\b/, 'RFC'],
]

/** Numbers in these columns name no carrier. */
const OTHER_NUMBERS =
  /\b(?:ZIP|POSTAL|PHONE|TEL|FAX|CELL|MOBILE|UNITS?|TRUCKS?|DRIVERS?|YEAR|DATE|AMOUNT|LOADS?|RATE)\b/

/** A heading in upper case with blanks between its words: dotNumber and dot_number are DOT NUMBER. */
const headingText = (cell: string): string =>
  cell
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim()

const typeOfHeading = (cell: string): IdentifierType | null =>
  HEADINGS.find(([terms]) => terms.test(headingText(cell)))?.[1] ?? null

/** Column names that would also be SCACs. */
const COLUMN_TERMS: ReadonlySet<string> = new Set(['CODE', 'NAME', 'ID', 'NO', 'SCAC'])

/** Whether a line names columns: it has no digit, and no carrier except one spelled like a column name. */
const isHeading = (cells: readonly string[]): boolean =>
  cells.every(cell => {
    if (/\d/.test(cell)) return false
    const number = readCarrierNumber(cell)
    return number?.kind !== 'identifier' || COLUMN_TERMS.has(number.identifier.value)
  })

/** How many lines decide which column has the numbers. */
const SAMPLED_LINES = 200
/** ZIP codes have five digits, and so have few carriers. */
const ZIP_CHARACTERS = 5

/** The column in which most lines have digits. Columns of numbers that are no ZIP codes come first. */
const columnOfNumbers = (
  heading: readonly string[] | null,
  rows: readonly (readonly string[])[],
): number | null => {
  const counts = new Map<number, { digits: number; longer: number }>()
  for (const cells of rows)
    for (const [at, cell] of cells.entries()) {
      const number = readCarrierNumber(cell)
      if (number?.kind !== 'number' || OTHER_NUMBERS.test(headingText(heading?.[at] ?? ''))) continue
      const { digits, longer } = counts.get(at) ?? { digits: 0, longer: 0 }
      const isLonger = number.value.length !== ZIP_CHARACTERS
      counts.set(at, { digits: digits + 1, longer: longer + (isLonger ? 1 : 0) })
    }
  const [best] = [...counts].toSorted(
    ([one, a], [other, b]) => b.longer - a.longer || b.digits - a.digits || one - other,
  )
  return best?.[0] ?? null
}

/**
 * How a list is read: its heading, if its first line names columns, the types that it names, and the column of digits.
 *
 * Empty: a list without lines has no heading. Source: section 4, "Subscription". Choice: "SCAC code" in the first line
 * is a column name, not a carrier with that code.
 */
export const carrierListLayout = (
  separator: CarrierListSeparator,
  lines: readonly CarrierListLine[],
): CarrierListLayout => {
  const sample = lines.slice(0, SAMPLED_LINES).map(({ text }) => cellsOf(text, separator))
  const [first] = sample
  const heading = first !== undefined && isHeading(first) ? first : null
  const rest = heading === null ? sample : sample.slice(1)
  return {
    separator,
    heading,
    types: heading?.map(typeOfHeading) ?? [],
    numbersAt: columnOfNumbers(heading, rest),
    isOneLine: lines.length === 1,
  }
}
