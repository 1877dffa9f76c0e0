import { PLATE_STATES } from '../carrier/vehicle/plate-states.ts'

/** Words that say what the number behind them is, and none of them a carrier's number. */
export const OTHER_NUMBER_TERMS =
  'PHONE|TEL|FAX|CELL|MOBILE|EXT|ZIP|LOADS?|ORDER|INVOICE|INV|POLICY|PO|P\\.O|BOX|BOL|PRO|REF|REFERENCE|ACCOUNT|ACCT|EIN|TAX|DUNS|VIN|UNIT|TRUCK|TRAILER|PLATE|TAG|CLAIM|FILE|CASE|CHECK|RATE'

/** Letters of states that are words as well: "Eagle or 12345". */
const TERMS: ReadonlySet<string> = new Set(['HI', 'ID', 'IN', 'ME', 'OK', 'OR'])
const STATES = PLATE_STATES.map(({ letters }) => letters).filter(letters => !TERMS.has(letters))

/** Digits that are something else by how they stand. A ZIP code stands behind a town and its state. */
const OTHER_DIGITS = [
  new RegExp(String.raw`\b(?:${OTHER_NUMBER_TERMS})\b[\s.:#-]*(?:(?:NUMBER|NO)\b[\s.:#-]*)?\d+`, 'gi'),
  /(?<!\d)\(?[2-9]\d{2}[)\s./-]+\d{3}[\s.-]+\d{4}(?!\d)/g,
  /(?<!\d)\d{1,4}([/.-])\d{1,2}\1\d{2,4}(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /\b(?:SINCE|EST\.?|ESTABLISHED)\s+(?:19|20)\d\d(?!\d)/gi,
  new RegExp(String.raw`(?<=\p{L}{2},?\s+(?:${STATES.join('|')}),?\s+)\d{5}(?!\d)`, 'gu'),
]

/** Four to eight digits, as carriers' numbers have, which are no part of a longer number or a word. */
const BARE = /(?<!\d[.,/-]?|\p{L})\d{4,8}(?!\d|[./-]\d|\p{L})/u

/**
 * Whether a text has a number that nothing says the kind of, so that it may as well be a carrier's: the 123456 of "123456
 * MC:7". A phone, a date, a ZIP code behind its town and state, and a number behind a word such as "load" are none.
 *
 * Empty: false. Source: section 5, "Search text: one box". Choice: four to eight digits; a house number counts, and a ZIP code behind letters that are a word as well (OR).
 */
export const hasBareNumber = (text: string): boolean =>
  BARE.test(text) && BARE.test(OTHER_DIGITS.reduce((rest, digits) => rest.replace(digits, ' '), text))
