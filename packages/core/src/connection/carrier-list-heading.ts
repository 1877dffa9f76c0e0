import type { IdentifierType } from '../carrier/identifiers.ts'
import { readCarrierNumber } from '../search/carrier-number.ts'
import { carrierNumbersIn } from '../search/carrier-numbers-in.ts'

/** The terms by which headings name a type of number, the most specific first. */
const TYPES: readonly (readonly [RegExp, IdentifierType])[] = [
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

/** What stands in these columns names no carrier, also beside a type: "MC status", "DOT added on". */
const OTHER =
  /\b(?:ZIP|POSTAL|PHONE|TELEPHONE|TEL|FAX|CELL|MOBILE|UNITS?|TRUCKS?|TRAILERS?|DRIVERS?|YEARS?|DATES?|DAYS?|SINCE|ADDED|EXPIRES|EXPIRATION|AMOUNT|LOADS?|RATES?|RATING|STATUS|TYPE|PREFIX|FLAG|MILEAGE|MILES|COUNT|TOTAL|ROW|LINE|INDEX|SEQ|RANK|EIN|TAX|INVOICE|ORDER|POLICY|LIMIT|AGE)\b/

/** The other words of headings. */
const TERMS =
  /^(?:NAMES?|CARRIERS?|COMPAN(?:Y|IES)|LEGAL|DBA|DOING|BUSINESS|AS|OF|THE|IN|ON|OR|AND|NUMBERS?|NUMS?|NOS?|NBRS?|IDS?|CODES?|KIND|ADDRESS|STREET|CITY|TOWN|STATE|PROVINCE|COUNTRY|COUNTY|PHY|PHYSICAL|MAILING|E|MAIL|EMAIL|CONTACT|PERSON|DISPATCHER|NOTES?|COMMENTS?|REMARKS?|SAFETY|INSURANCE|AUTHORITY|OPERATION|OPERATING|POWER|FLEET|SIZE|US|USDOT|DOTS?|D|O|T|MCS?|MX|FF|DOCKETS?|MOTOR|FREIGHT|FORWARDER|SCACS?|CVOR|NIR|QC|NSC|RFC|ADD|OIC|HM|PC|LANES?|ORIGIN|DESTINATION|EQUIPMENT|REGION|REP|OWNER|BROKER|CUSTOMER|VENDORS?|TERMS|PAYMENT|WEBSITE|WEB|URL|LINK|PRIMARY|FIRST|LAST|UPDATED|CREATED|ACTIVE|VERDICT|RESULT|WRITTEN|READ|CERTAINTY|PLACE|HQ|LOCATION|DOTNUMBER|MCNUMBER|LIST)$/

/** What the only column of a list may be named, as a line of it may as well be a carrier. */
const ONLY =
  /^(?:(?:(?:LEGAL|DBA|CARRIER|COMPANY|VENDOR|BUSINESS) )*NAMES?|CARRIERS?|COMPAN(?:Y|IES)|VENDORS?|(?:CARRIER |FMCSA )?(?:US ?DOT|D O T|DOT|MC|MX|FF|DOCKET|MOTOR CARRIER|SCAC|CVOR|NIR|NSC|RFC|CARRIER|VENDOR)S?(?: (?:OR |AND )?(?:US ?DOT|DOT|MC))?(?: (?:NUMBERS?|NUMS?|NOS?|NBRS?|IDS?|CODES?))?|NUMBERS?|NUMS?|NOS?|IDS?|CODES?)$/

/** The register's own names for dockets, which read like a docket with the number 1. */
const REGISTER_DOCKET = /^DOCKET\d(?:[ _]?[A-Z_]+)?$/i

/** A heading in upper case with blanks between its words: dotNumber and dot_number are DOT NUMBER. */
const headingText = (cell: string): string =>
  cell
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim()

/** The types of number that a heading names. Empty: none, also for "MC status". */
export const typesOfHeading = (cell: string): readonly IdentifierType[] => {
  const text = headingText(cell)
  return OTHER.test(text) ? [] : TYPES.flatMap(([terms, type]) => (terms.test(text) ? [type] : []))
}

/** Whether a heading names a column whose numbers name no carrier: a ZIP code, a date. */
export const isOfOtherNumbers = (cell: string): boolean => OTHER.test(headingText(cell))

/** Whether a heading names the column with the types of dockets: DOCKET1PREFIX. */
export const isDocketPrefix = (cell: string): boolean => /\bDOCKET PREFIX\b/.test(headingText(cell))

/** Whether a heading names a column of numbers without their type: "Number", "MC/DOT". */
export const isOfNumbers = (cell: string): boolean =>
  typesOfHeading(cell).length > 1 ||
  (!isOfOtherNumbers(cell) && /\b(?:NUMBERS?|NUM|NO|NBR|IDS?)\b/.test(headingText(cell)))

/** Whether a heading names a column of names. The legal name comes before others. */
export const nameRank = (cell: string): number => {
  const text = headingText(cell)
  if (typesOfHeading(cell).length > 0 || isOfNumbers(cell) || isOfOtherNumbers(cell)) return 0
  if (/\b(?:CONTACT|PERSON|FIRST|LAST|OWNER|REP|DBA|BROKER|CUSTOMER)\b/.test(text)) return 0
  return /\bLEGAL\b/.test(text)
    ? 3
    : /\bNAME\b/.test(text)
      ? 2
      : /\b(?:CARRIER|COMPANY|VENDOR)\b/.test(text)
        ? 1
        : 0
}

/** Digits that a cell of a heading may have, at most: MCS150_DATE. */
const HEADING_DIGITS = /\d{4}/

const isNamed = (cell: string): boolean => {
  const text = headingText(cell)
  return (
    text !== '' &&
    !HEADING_DIGITS.test(cell) &&
    text.split(' ').every(term => TERMS.test(term) || OTHER.test(term))
  )
}

/** Column names that would also be SCACs. */
const COLUMN_TERMS: ReadonlySet<string> = new Set(['CODE', 'CODES', 'NAME', 'ID', 'NO', 'SCAC', 'DOT', 'MC'])
/** Shorter numbers are parts of names: Address 1. */
const DATA_DIGITS = 5

/** Whether a cell is a carrier's number, which no heading has. */
const isNumber = (cell: string): boolean => {
  if (REGISTER_DOCKET.test(cell)) return false
  if (carrierNumbersIn(cell).length > 0) return true
  const number = readCarrierNumber(cell)
  if (number?.kind !== 'identifier') return number !== undefined && number.value.length >= DATA_DIGITS
  return number.certainty === 'certain' && !COLUMN_TERMS.has(number.identifier.value)
}

/**
 * Whether a line is a heading: no cell is a carrier's number, and at least half of its cells are words of headings. The only
 * cell of a line has to be exactly such a word, as it may as well be a carrier.
 *
 * Empty: false for a line without cells. Source: section 4, "Subscription". Choice: "SCAC code" is a column name, not a
 * carrier with that code.
 */
export const isHeading = (cells: readonly string[]): boolean => {
  const filled = cells.filter(cell => cell !== '')
  const [only = ''] = filled
  if (filled.some(isNumber)) return false
  if (filled.length < 2)
    return (
      filled.length === 1 &&
      (REGISTER_DOCKET.test(only) || (!/\d/.test(only) && ONLY.test(headingText(only))))
    )
  const named = filled.filter(isNamed)
  return (
    named.length * 2 >= filled.length &&
    named.some(cell => typesOfHeading(cell).length > 0 || isOfNumbers(cell) || nameRank(cell) > 0)
  )
}
