import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import {
  type CarrierNumber,
  carrierNumberText,
  type Certainty,
  identifiersOf,
  leastCertain,
  type PlainNumbers,
  readCarrierNumber,
} from '../search/carrier-number.ts'
import { carrierNumbersIn, numberBesideName, numberPairIn } from '../search/carrier-numbers-in.ts'
import { CUT_NUMBER_TEXT, hasCutNumber, saysNothing } from '../search/number-marks.ts'
import { type CarrierListLayout, cellsInLayout } from './carrier-list-layout.ts'
import type { CarrierListLine } from './carrier-list-lines.ts'
import { shownLine } from './open-carrier-list.ts'

/** Why a line names no carrier by a number. */
export type UnreadReason = 'no-number' | 'name-only' | 'empty' | 'cut' | 'two-readings' | 'too-long'

/** The text for each reason. */
export const UNREAD_REASON_TEXTS: Readonly<Record<UnreadReason, string>> = {
  'no-number': 'No carrier number found.',
  'name-only': 'Only a name. Add its DOT or MC number.',
  empty: 'Nothing is written here.',
  cut: CUT_NUMBER_TEXT,
  'two-readings': 'Two readings are possible. Write the number without commas.',
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
  /** How sure the reading is. Null: nothing was understood. */
  readonly certainty: Certainty | null
  /** The name in the line, where no number was understood. Empty: none. */
  readonly name: string
  /** Null: it names a carrier. */
  readonly unread: UnreadReason | null
}

/** Characters of a line without cells that may be a number, at most. */
const NUMBER_CHARACTERS_MAX = 60

/** The types of dockets that a column of their own says. */
const DOCKET_TYPES: Readonly<Record<string, IdentifierType>> = { MC: 'MC', MX: 'MX', FF: 'FF' }

/** The type of the number in a cell, by its heading. Null: none is known, as a docket without its prefix. */
const typeAt = ({ types, prefixAt }: CarrierListLayout, cells: readonly string[], at: number) => {
  const type = types[at] ?? undefined
  if (type !== 'MC' || prefixAt === null) return type
  return DOCKET_TYPES[(cells[prefixAt] ?? '').toUpperCase()] ?? null
}

const DIGITS = /^\d+$/

/** The numbers in the cells of a line that say what they are: by a type in front, or by the heading of their column. */
const typedNumbers = (layout: CarrierListLayout, cells: readonly string[]): readonly CarrierNumber[] => {
  const numbers: CarrierNumber[] = []
  for (const [at, cell] of cells.entries()) {
    const type = cell === '' ? null : typeAt(layout, cells, at)
    if (type === null || (type === undefined && DIGITS.test(cell))) continue
    const number = readCarrierNumber(cell, type)
    if (number?.kind !== 'identifier') continue
    if (type !== undefined || number.certainty === 'certain' || cells.length === 1) numbers.push(number)
  }
  return numbers
}

/** The digits of a line without such numbers. Choice: in their columns only, as a ZIP code may be someone's number. */
const plainNumbers = (layout: CarrierListLayout, cells: readonly string[]): readonly CarrierNumber[] => {
  const { heading, numbersAt, types } = layout
  if (types.some(type => type !== null)) return []
  const read = isListInOneLine(layout, cells) ? cells.map((_, at) => at) : numbersAt
  return read.flatMap((at): readonly CarrierNumber[] => {
    const cell = cells[at] ?? ''
    const number = readCarrierNumber(cell)
    if (number !== undefined) return number.certainty === 'possible' ? [] : [number]
    // Under "MC/DOT", 123456/7259982 are one of each.
    return carrierNumbersIn(`${heading?.[at] ?? ''} ${cell}`)
  })
}

/** A list in one line: 1234567, 2345678. */
const isListInOneLine = ({ isOneLine }: CarrierListLayout, cells: readonly string[]): boolean =>
  isOneLine && cells.every(cell => cell === '' || readCarrierNumber(cell) !== undefined)

/** Digits of a carrier without its type, at least: a ZIP code has five. */
const OWN_DIGITS_MIN = 6

/** Whether a line without headings has digits in a cell that may as well be its carrier's number. */
const hasOtherNumber = (layout: CarrierListLayout, cells: readonly string[]): boolean =>
  layout.types.every(type => type === null) &&
  (plainNumbers(layout, cells).some(it => it.kind === 'number' && it.value.length >= OWN_DIGITS_MIN) ||
    cells.some(cell => numberBesideName(cell) !== undefined))

/** Numbers with their type, which are only likely beside a number without one: the carrier may be that one. */
const besideOthers = (
  layout: CarrierListLayout,
  cells: readonly string[],
  typed: readonly CarrierNumber[],
): readonly CarrierNumber[] =>
  hasOtherNumber(layout, cells) ? typed.map(number => ({ ...number, certainty: 'likely' })) : typed

/** The numbers of a line, the surest that there are. */
const numbersIn = (
  layout: CarrierListLayout,
  cells: readonly string[],
  text: string,
): readonly CarrierNumber[] => {
  const typed = typedNumbers(layout, cells)
  if (typed.length > 0 && !isListInOneLine(layout, cells)) return besideOthers(layout, cells, typed)
  if (typed.length > 0) return cells.flatMap(cell => readCarrierNumber(cell) ?? [])
  const pair = numberPairIn(text)
  const inside = pair.length > 0 ? pair : cells.flatMap(carrierNumbersIn)
  if (inside.length > 0) return besideOthers(layout, cells, inside)
  const plainly = plainNumbers(layout, cells)
  if (plainly.length > 0 || cells.length > 1) return plainly
  return cells.flatMap(cell => numberBesideName(cell) ?? [])
}

/** Whether numbers are of several carriers: two of one register are, but digits in two columns are of one. */
const areOfSeveral = (
  layout: CarrierListLayout,
  cells: readonly string[],
  numbers: readonly CarrierNumber[],
): boolean => {
  if (numbers.length === 1) return false
  const types = numbers.map(number => (number.kind === 'number' ? '' : number.identifier.type))
  if (types.length === 2 && types[0] !== types[1]) return false
  const isOfColumns = types.every(type => type === '') && !isListInOneLine(layout, cells)
  return !isOfColumns && new Set(types).size < types.length
}

/** Letters behind a comma that belong to the name before it. */
const NAME_END =
  /^(?:L\.?L\.?C|INC|CORP|CO|LTD|L\.?P|L\.?L\.?P|P\.?C|INCORPORATED|CORPORATION|COMPANY|LIMITED)\b\.?$/i

/** The name in a line. Empty: none. Without a heading, the only cell of a shorter line may stand in any column. */
const nameIn = ({ heading, nameAt }: CarrierListLayout, cells: readonly string[], text: string): string => {
  const isWhole = nameAt === null || (heading === null && cells.length === 1)
  const name = isWhole ? text : (cells[nameAt] ?? '')
  const end = isWhole ? '' : (cells[nameAt + 1] ?? '')
  if (!/\p{L}/u.test(name) || saysNothing(name)) return ''
  return NAME_END.test(end) ? `${name}, ${end}` : name
}

const unreadReason = (cells: readonly string[], text: string, name: string): UnreadReason => {
  if (cells.every(saysNothing)) return 'empty'
  if (cells.some(hasCutNumber)) return 'cut'
  if (cells.length === 1 && text.length > NUMBER_CHARACTERS_MAX) return 'too-long'
  return name === '' ? 'no-number' : 'name-only'
}

/** The numbers of a row, at most: DOT, MC and a few more. */
const ROW_NUMBERS_MAX = 4

const rowOf = (
  { line, text }: Pick<CarrierListRow, 'line' | 'text'>,
  numbers: readonly CarrierNumber[],
  plain: PlainNumbers,
): CarrierListRow => {
  const identifiers: Identifier[] = []
  let readAs = ''
  for (const number of numbers) {
    identifiers.push(...identifiersOf(number, plain))
    readAs += `${readAs === '' ? '' : ', '}${carrierNumberText(number, plain)}`
  }
  return { line, text, identifiers, readAs, certainty: leastCertain(numbers), name: '', unread: null }
}

/**
 * The rows of one line of a list: one carrier, by all numbers that the line has for it, or several, where the line has
 * several numbers of one type.
 *
 * Empty: a line without a number gives one row that says so, and why. Source: section 4, "Subscription".
 */
export const readCarrierLine = (
  layout: CarrierListLayout,
  { line, text: written }: CarrierListLine,
  plain: PlainNumbers,
): readonly CarrierListRow[] => {
  const text = shownLine(written)
  const unread = (reason: UnreadReason, name = ''): readonly CarrierListRow[] => [
    { line, text, identifiers: [], readAs: '', certainty: null, name, unread: reason },
  ]
  const all = cellsInLayout(layout, written)
  if (all === undefined) return unread('two-readings')
  const cells = all.some(saysNothing) ? all.map(cell => (saysNothing(cell) ? '' : cell)) : all
  const numbers = numbersIn(layout, cells, text)
  if (numbers.length === 0) {
    const name = nameIn(layout, cells, text)
    return unread(unreadReason(cells, text, name), name)
  }
  return areOfSeveral(layout, cells, numbers)
    ? numbers.map(number => rowOf({ line, text }, [number], plain))
    : [rowOf({ line, text }, numbers.slice(0, ROW_NUMBERS_MAX), plain)]
}

/** Lines that an uploaded file may have, at most: one upload is one request. Source: section 7, "Connections and onboarding". */
export const UPLOADED_LINES_MAX = 5_000
