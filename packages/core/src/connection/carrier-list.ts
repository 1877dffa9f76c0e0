import type { Identifier } from '../carrier/identifiers.ts'
import {
  type CarrierNumber,
  carrierNumbersIn,
  carrierNumberText,
  identifiersOf,
  type PlainNumbers,
  readCarrierNumber,
} from '../search/carrier-number.ts'
import { formatNumber } from '../shared/amounts.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import { type CarrierListLayout, carrierListLayout } from './carrier-list-layout.ts'
import { type CarrierListLine, carrierListLines, cellsOf } from './carrier-list-lines.ts'

/** Lines of a list, at most, not counting blank ones. Choice: more than any brokerage monitors. */
const CARRIER_LIST_LINES_MAX = 50_000

/** Why a line names no carrier. */
export type UnreadReason = 'no-number' | 'too-long'

/** The text for each reason. */
export const UNREAD_REASON_TEXTS: Readonly<Record<UnreadReason, string>> = {
  'no-number': 'No carrier number found.',
  'too-long': 'This is too long to be a carrier number.',
}

/** A row of a list: one carrier, as far as its numbers were understood. */
export interface CarrierListRow {
  readonly line: number
  /** As written, in one line, with single blanks, shortened. */
  readonly text: string
  /** The numbers that may name it, without leading zeros. Empty: none was understood. */
  readonly identifiers: readonly Identifier[]
  /** What was understood: "DOT 1234567", "DOT or MC 1234567". Empty: nothing. */
  readonly readAs: string
  /** Null: it names a carrier. */
  readonly unread: UnreadReason | null
}

/** A list before its lines are read. */
export interface OpenCarrierList {
  readonly layout: CarrierListLayout
  /** The lines below the heading. */
  readonly lines: readonly CarrierListLine[]
}

/** Why a list is not read at all, with a message for the broker. */
export interface CarrierListRefusal {
  readonly kind: 'empty' | 'too-many-lines'
  readonly message: string
}

/**
 * Splits a list of carriers into lines, and finds its separator, its heading and the columns of its numbers.
 *
 * Refuses: `empty` for a list without any line below its heading, `too-many-lines` for one longer than the limit.
 * Source: section 4, "Subscription".
 */
export const openCarrierList = (text: string): Outcome<OpenCarrierList, CarrierListRefusal> => {
  const { separator, lines } = carrierListLines(text)
  const layout = carrierListLayout(separator, lines)
  const rest = layout.heading === null ? lines : lines.slice(1)
  if (rest.length === 0) return refused({ kind: 'empty', message: 'The list has no carriers.' })
  if (rest.length > CARRIER_LIST_LINES_MAX)
    return refused({
      kind: 'too-many-lines',
      message: `This list has ${formatNumber(rest.length)} lines. Upload at most ${formatNumber(CARRIER_LIST_LINES_MAX)} at once.`,
    })
  return done({ layout, lines: rest })
}

/** Characters of a line without cells that may be a number, at most. */
const NUMBER_CHARACTERS_MAX = 60

/** The numbers in the cells of a line that say what they are: by a type in front, or by the heading of their column. */
const typedNumbers = ({ types }: CarrierListLayout, cells: readonly string[]): readonly CarrierNumber[] =>
  cells.flatMap((cell, at) => {
    const type = types[at] ?? undefined
    const number = cell === '' ? undefined : readCarrierNumber(cell, type)
    if (number?.kind !== 'identifier') return []
    return type !== undefined || number.certainty === 'certain' || cells.length === 1 ? [number] : []
  })

/** The digits of a line without such numbers. Choice: in one column only, as a ZIP code may be someone's number. */
const plainNumbers = (layout: CarrierListLayout, cells: readonly string[]): readonly CarrierNumber[] => {
  if (layout.types.some(type => type !== null)) return []
  // A list in one line: 1234567, 2345678.
  const read = layout.isOneLine ? cells : cells.filter((_, at) => at === layout.numbersAt)
  return read.flatMap(cell => {
    const number = readCarrierNumber(cell)
    return number === undefined || number.certainty === 'possible' ? [] : [number]
  })
}

const isOfOneType = (numbers: readonly CarrierNumber[]): boolean =>
  new Set(numbers.map(number => (number.kind === 'number' ? '' : number.identifier.type))).size <
  numbers.length

/** Characters of a line that are shown, at most. */
const SHOWN_CHARACTERS_MAX = 200
/** The numbers of a row, at most: DOT, MC and a few more. */
const ROW_NUMBERS_MAX = 4

/**
 * The rows of one line of a list: one carrier, by all numbers that the line has for it, or several, where the line has
 * several numbers of one type.
 *
 * Empty: a line without a number gives one row that says so. Source: section 4, "Subscription".
 */
export const readCarrierLine = (
  layout: CarrierListLayout,
  { line, text: written }: CarrierListLine,
  plain: PlainNumbers,
): readonly CarrierListRow[] => {
  const text = written.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS_MAX)
  const cells = cellsOf(written, layout.separator)
  const typed = typedNumbers(layout, cells)
  const plainly = typed.length > 0 ? typed : plainNumbers(layout, cells)
  const numbers = plainly.length > 0 ? plainly : carrierNumbersIn(text)
  const rowOf = (of: readonly CarrierNumber[]): CarrierListRow => ({
    line,
    text,
    identifiers: of.flatMap(number => identifiersOf(number, plain)),
    readAs: of.map(number => carrierNumberText(number, plain)).join(', '),
    unread: null,
  })
  if (numbers.length === 0) {
    const isTooLong = cells.length === 1 && text.length > NUMBER_CHARACTERS_MAX
    return [{ line, text, identifiers: [], readAs: '', unread: isTooLong ? 'too-long' : 'no-number' }]
  }
  return isOfOneType(numbers)
    ? numbers.map(number => rowOf([number]))
    : [rowOf(numbers.slice(0, ROW_NUMBERS_MAX))]
}

/** Lines that an uploaded file may have, at most: one upload is one request. Source: section 7, "Connections and onboarding". */
export const UPLOADED_LINES_MAX = 5_000
