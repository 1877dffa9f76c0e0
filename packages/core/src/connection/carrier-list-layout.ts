import type { IdentifierType } from '../carrier/identifiers.ts'
import { readCarrierNumber } from '../search/carrier-number.ts'
import { carrierNumbersIn, numberBesideName } from '../search/carrier-numbers-in.ts'
import { saysNothing } from '../search/number-marks.ts'
import {
  isDocketPrefix,
  isHeading,
  isOfNumbers,
  isOfOtherNumbers,
  nameRank,
  typesOfHeading,
} from './carrier-list-heading.ts'
import {
  type CarrierListLine,
  type CarrierListLines,
  type CarrierListSeparator,
  cellsOf,
  withoutCommas,
} from './carrier-list-lines.ts'

/** How the lines of a list are read. */
export interface CarrierListLayout {
  readonly separator: CarrierListSeparator
  /** The cells of the line that names columns. Null: there is no heading. */
  readonly heading: readonly string[] | null
  /** The line of the heading. Null: there is none. */
  readonly headingLine: number | null
  /** The type of number in each column whose heading names one. */
  readonly types: readonly (IdentifierType | null)[]
  /** The column that says the type of the dockets: DOCKET1PREFIX. Null: none does. */
  readonly prefixAt: number | null
  /** The columns of digits, from 0, where no heading names a type. Several: any of them may have a carrier's numbers. */
  readonly numbersAt: readonly number[]
  /** The column of names. Null: none, or a line is a name as a whole. */
  readonly nameAt: number | null
  /** How many cells lines have. Null: not known. */
  readonly columns: number | null
  /** The list is one line: its cells may be carriers. */
  readonly isOneLine: boolean
}

/** How many lines decide what the columns are. */
const SAMPLED_LINES = 200
/** ZIP codes have five digits, and so have few carriers. */
const ZIP_CHARACTERS = 5
/** Numbers of carriers have six digits or seven today. */
const OWN_DIGITS_MIN = 6
const DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

type Rows = readonly (readonly string[])[]

const FIRST_PLACE_MAX = 1_000

const digitsIn = (rows: Rows, at: number): readonly string[] =>
  rows.flatMap(cells => {
    const cell = cells[at] ?? ''
    const number = readCarrierNumber(cell) ?? (cells.length === 1 ? numberBesideName(cell) : undefined)
    return number?.kind === 'number' ? [number.value] : []
  })

/** 1, 2, 3: the places of the rows. */
const isCounting = (values: readonly string[]): boolean =>
  values.length > 1 &&
  Number(values[0]) < FIRST_PLACE_MAX &&
  values.every((value, at) => at === 0 || Number(value) === Number(values[at - 1]) + 1)

const isOfDates = (values: readonly string[]): boolean =>
  values.length > 1 && values.every(it => DATE.test(it))

/**
 * The columns in which lines have digits that may be carriers': every one of long numbers, else the one that most lines
 * have. Columns of numbers that are no ZIP codes come first; dates, and the places of the rows, count for nothing.
 */
const columnsOfNumbers = (heading: readonly string[] | null, rows: Rows): readonly number[] => {
  const named = heading?.flatMap((cell, at) => (isOfNumbers(cell) ? [at] : [])) ?? []
  const width = Math.max(0, ...rows.map(cells => cells.length))
  const columns = Array.from({ length: width }, (_, at) => ({ at, values: digitsIn(rows, at) })).filter(
    ({ at, values }) => values.length > 0 && !isOfDates(values) && !isOfOtherNumbers(heading?.[at] ?? ''),
  )
  const own = columns.filter(({ at }) => named.includes(at))
  const among = own.length > 0 ? own : columns
  const long = among.filter(
    ({ values }) =>
      values.filter(it => it.length >= OWN_DIGITS_MIN).length * 2 > values.length && !isCounting(values),
  )
  if (long.length > 0) return long.map(({ at }) => at)
  const longer = (values: readonly string[]) => values.filter(it => it.length !== ZIP_CHARACTERS).length
  const [best] = among
    .filter(({ values }) => among.length === 1 || !isCounting(values))
    .toSorted(
      (one, other) => longer(other.values) - longer(one.values) || other.values.length - one.values.length,
    )
  return best === undefined ? [] : [best.at]
}

const mostOften = (counts: readonly number[]): number | null => {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** A cell with letters and no number of a carrier. */
const isName = (cell: string): boolean =>
  /\p{L}.*\p{L}/u.test(cell) && !saysNothing(cell) && readCarrierNumber(cell)?.kind !== 'identifier'

/** Lines of which each has as many cells: columns, and not a comma inside a name. */
const isTable = (separator: CarrierListSeparator, rows: Rows): boolean =>
  separator !== null &&
  (separator !== ',' || (rows.length > 1 && rows.every(cells => cells.length === rows[0]?.length)))

const columnOfNames = (
  { separator }: Pick<CarrierListLines, 'separator'>,
  heading: readonly string[] | null,
  rows: Rows,
): number | null => {
  const ranks = heading?.map(nameRank) ?? []
  const best = Math.max(0, ...ranks)
  if (best > 0) return ranks.indexOf(best)
  if (!isTable(separator, rows)) return null
  const width = Math.max(0, ...rows.map(cells => cells.length))
  const at = Array.from({ length: width }, (_, place) => place).find(
    place => rows.filter(cells => isName(cells[place] ?? '')).length * 2 > rows.length,
  )
  return at ?? null
}

/** Lines in which the heading is looked for. */
const HEADING_LINES_MAX = 20

const hasNumber = (cells: readonly string[]): boolean =>
  cells.some(
    cell =>
      readCarrierNumber(cell) !== undefined ||
      carrierNumbersIn(cell).length > 0 ||
      numberBesideName(cell) !== undefined,
  )

/** The place of the heading among lines. -1: there is none. No line with a number is above it. */
const headingAt = (rows: Rows): number => {
  const at = rows.slice(0, HEADING_LINES_MAX).findIndex(cells => isHeading(cells) || hasNumber(cells))
  const found = rows[at]
  return found !== undefined && isHeading(found) ? at : -1
}

/** Whether a line may have commas that separate thousands, and not cells. */
const hasCommas = (separator: CarrierListSeparator, text: string): boolean =>
  separator === ',' && withoutCommas(text) !== text

/**
 * The cells of a line as the list has them. "1,234,567" is one cell if the other lines have no room for three.
 *
 * Refuses: undefined where a comma may be either, as in "Eagle,123,456" alone.
 */
export const cellsInLayout = (
  { separator, columns }: Pick<CarrierListLayout, 'separator' | 'columns'>,
  text: string,
): readonly string[] | undefined => {
  const cells = cellsOf(text, separator)
  if (!hasCommas(separator, text) || cells.length === columns) return cells
  const together = cellsOf(withoutCommas(text), separator)
  if (together.length === columns || /\d,\d{3},\d{3}(?!\d)/.test(text)) return together
  return undefined
}

/**
 * How a list is read: its heading, wherever it stands in the first lines, the types that it names, the columns of digits
 * and of names.
 *
 * Empty: a list without lines has no heading. Source: section 4, "Subscription". Choice: two columns of long numbers
 * without a heading are both read.
 */
export const carrierListLayout = (
  separator: CarrierListSeparator,
  lines: readonly CarrierListLine[],
): CarrierListLayout => {
  const sample = lines.slice(0, SAMPLED_LINES).map(({ text }) => text)
  const rows = sample.map(text => cellsOf(text, separator))
  const at = headingAt(rows)
  const heading = rows[at] ?? null
  const below = sample.slice(at + 1)
  const sure = below.filter(text => !hasCommas(separator, text))
  const columns = heading?.length ?? mostOften(sure.map(text => cellsOf(text, separator).length))
  const rest = below.flatMap(text => {
    const cells = cellsInLayout({ separator, columns }, text)
    return cells === undefined ? [] : [cells]
  })
  const named = heading?.map(typesOfHeading) ?? []
  const prefixAt = heading?.findIndex(isDocketPrefix) ?? -1
  return {
    separator,
    heading,
    headingLine: lines[at]?.line ?? null,
    types: named.map(([type = null, ...more]) => (more.length > 0 ? null : type)),
    prefixAt: prefixAt === -1 ? null : prefixAt,
    numbersAt: columnsOfNumbers(heading, rest),
    nameAt: columnOfNames({ separator }, heading, rest),
    columns,
    isOneLine: lines.length === 1,
  }
}
