import { hasBareNumber, OTHER_NUMBER_TERMS } from './bare-number.ts'
import { type CarrierNumber, readCarrierNumber, type TypedNumber } from './carrier-number.ts'
import { hasCutNumber, withoutGroups, withoutListPlace } from './number-marks.ts'

const TYPE = String.raw`(?:US ?DOT|U\.S\. ?DOT|DOT|MC|MX|FF)`
/** "No.", "number is" and marks between a type and its number. */
const TERM = String.raw`(?:[\s.:#=-]|(?:NUMBERS?|NUM|NO|IS)(?![A-Z]))*`
/** A number with its type in front, inside a sentence. "MC/DOT 123456" is of either type, so neither is in front. */
const IN_TEXT = new RegExp(
  String.raw`(?<![A-Z])(?<!${TYPE}[\s#.:]*(?:[/&|]|AND|OR)\s*)${TYPE}${TERM}\d{1,8}(?!\d)(?:-?[BCP](?![A-Z\d]))?`,
  'gi',
)
/** Two types, then two numbers in the same order: "MC/DOT 123456/7259982". */
const PAIR = new RegExp(
  String.raw`(?<![A-Z])(${TYPE})${TERM}(?:[/&|,+]|AND)\s*(${TYPE})${TERM}(\d{1,8})\s*([/&|,+]|AND|\s)\s*(\d{1,8})(?![\dA-Z]|[.,/-]\d)`,
  'i',
)
/** More of the same number, or letters that make it another word: 1234567A, 12/31, 123456.5. */
const GOES_ON = new RegExp(String.raw`^(?:[.,/'-]\d|(?!${TYPE}\W*\d)[A-Z])`, 'i')

/** A text without a type and a digit has no number with its type. */
const HAS_TYPE = /(?:DOT|MC|MX|FF).*\d/is

/** Digits that one number has at most: with more, two runs of digits are two numbers. */
const DIGITS_MAX = 8

/** Whether a number may go on behind its digits: "DOT 123456 8". */
const mayGoOn = (written: string, rest: string): boolean => {
  const [, more] = /^[ -]+(\d+)/.exec(rest) ?? []
  const digits = written.replaceAll(/\D/g, '')
  return GOES_ON.test(rest) || (more !== undefined && digits.length + more.length <= DIGITS_MAX)
}

/** A number that is not certain, as the text may be read in another way. */
const asLikely = (number: TypedNumber): TypedNumber => ({ ...number, certainty: 'likely' })

const isTyped = (number: CarrierNumber | undefined): number is TypedNumber => number?.kind === 'identifier'

/**
 * The numbers behind two types, in their order: "MC/DOT: 123456 / 7259982". They are likely, as people also write them in
 * another order. Empty: none. Source: section 5, "Search text: one box".
 */
export const numberPairIn = (text: string): readonly TypedNumber[] => {
  if (!HAS_TYPE.test(text)) return []
  const [, first = '', second = '', one = '', between = '', other = ''] = PAIR.exec(withoutGroups(text)) ?? []
  if (between.trim() === '' && one.length + other.length <= DIGITS_MAX) return []
  const pair = [`${first} ${one}`, `${second} ${other}`].map(it => readCarrierNumber(it)).filter(isTyped)
  return pair.length === 2 ? pair.map(asLikely) : []
}

/**
 * The numbers with their type in front inside a longer text: "Eagle Mesa LLC, the one with MC 123456". Of two types before
 * two numbers ("MC/DOT 123456/7259982") each number has its own. Beside a number without a type ("123456 MC 7") they are
 * likely only, as the carrier may be that one.
 *
 * Empty: none. A number that may go on behind its digits ("DOT 123456 8", "DOT 1234567A") is none.
 * Source: section 5, "Search text: one box".
 */
export const carrierNumbersIn = (text: string): readonly TypedNumber[] => {
  if (!HAS_TYPE.test(text)) return []
  const joined = withoutGroups(text)
  const pair = numberPairIn(text)
  if (pair.length > 0) return pair
  const typed = [...joined.matchAll(IN_TEXT)]
    .filter(({ 0: written, index }) => !mayGoOn(written, joined.slice(index + written.length)))
    .map(({ 0: written }) => readCarrierNumber(written))
    .filter(isTyped)
  return typed.length > 0 && hasBareNumber(withoutCarrierNumbers(joined)) ? typed.map(asLikely) : typed
}

/** The text without those numbers, each of which leaves a comma. Empty: as it is without one. */
export const withoutCarrierNumbers = (text: string): string =>
  withoutGroups(text).replace(PAIR, ',').replace(IN_TEXT, ',')

/** What people put between a carrier's numbers. */
const BETWEEN_NUMBERS = /^[\s,;:|/&+()-]*$/

/**
 * The numbers with their type of a text that is nothing else: "MC3000003 / DOT 9000003".
 *
 * Empty: none for any other text. Source: section 5, "Search text: one box".
 */
export const carrierNumbersAlone = (text: string): readonly TypedNumber[] =>
  BETWEEN_NUMBERS.test(withoutGroups(text).replace(PAIR, '').replace(IN_TEXT, ''))
    ? carrierNumbersIn(text)
    : []

/** A number of six digits or more before or behind a name. A ZIP code has five. */
const BESIDE = /^(?:0*(\d{6,8})[\s,;:|()–-]+(\D.*)|(\D.*?)[\s,;:|(–#-]+0*(\d{6,8})\)?)$/u
/** Numbers beside these words are no carrier's, or of a register that says so itself. */
const OTHER_NUMBER = new RegExp(
  String.raw`\b(?:US ?DOT|DOT|MC|MX|FF|SCAC|CVOR|NIR|NSC|RFC|${OTHER_NUMBER_TERMS})\b`,
  'i',
)
/** Companies that are named by a number: 1234567 Ontario Inc. */
const NUMBERED_COMPANY =
  /^(?:ONTARIO|QU[EÉ]BEC|ALBERTA|MANITOBA|SASKATCHEWAN|B\.?C\.?|BRITISH COLUMBIA|CANADA|NOVA SCOTIA|NEW BRUNSWICK|NEWFOUNDLAND|YUKON|NUNAVUT|[A-Z]\.?[A-Z]\.? LT[DÉ]E?|(?:INC|LT[DÉ]E?|LLC|CORP|CO)\b)/i

/**
 * The number beside a name, without its type: "Eagle Mesa Freight, 2345678", "2345678 Eagle Mesa". Digits alone
 * are a DOT or an MC number.
 *
 * Empty: undefined if there is another number, a word that says what the number is (a load, a ZIP code), or a company that
 * is named by a number (1234567 Ontario Inc). Source: section 5, "Search text: one box". Choice: six to eight digits.
 */
export const numberBesideName = (text: string): CarrierNumber | undefined => {
  if (!/\d{3}/.test(text)) return undefined
  const plain = withoutGroups(withoutListPlace(text.trim()))
  const [, before, after, name, behind] = BESIDE.exec(plain) ?? []
  const [number, rest] = [before ?? behind, after ?? name]
  if (number === undefined || rest === undefined || hasCutNumber(text)) return undefined
  if (!/\p{L}.*\p{L}/u.test(rest) || /\d{4}/.test(rest) || OTHER_NUMBER.test(rest)) return undefined
  return before !== undefined && NUMBERED_COMPANY.test(rest) ? undefined : readCarrierNumber(number)
}
