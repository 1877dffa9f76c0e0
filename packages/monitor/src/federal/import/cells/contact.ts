import { isPlaceholderEmail, isPlaceholderName, isPlaceholderStreet } from '../../../database/placeholders.ts'
import { type Cell, isUnreadable, readCode, readText, tidy, unreadable } from './cell.ts'

/** A place as the register writes it. The letters of states collide between countries, so the two stay together. */
export interface Address {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postalCode: string | null
  readonly country: string | null
}

/** A state, province or Mexican state. Quebec is QC here, though some files say PQ; no other country has a PQ. */
export const readState = (cell: string, country: string | null): Cell<string> => {
  const code = readCode(cell)
  return code === 'PQ' && (country === 'CA' || country === null) ? 'QC' : code
}

/** A street. Empty: also GENERAL DELIVERY, UNKNOWN, SAME AS ABOVE. */
export const readStreet = (cell: string): Cell<string> => {
  const text = readText(cell)
  return typeof text === 'string' && isPlaceholderStreet(text) ? null : text
}

/** A person's name. Empty: also NOT AVAILABLE, N/A, OWNER. */
export const readPersonName = (cell: string): Cell<string> => {
  const text = readText(cell)
  return typeof text === 'string' && isPlaceholderName(text) ? null : text
}

const END_SIGNS = /[,;.]$/

/** A city, without the sign that ends some: `SIOUX FALLS,`. */
export const readCity = (cell: string): Cell<string> => {
  const text = readText(cell)
  return typeof text === 'string' && END_SIGNS.test(text) ? readText(text.slice(0, -1)) : text
}

/** Whether an address is empty. A country alone, which some files fill in for every carrier, counts as empty. */
export const isAddressEmpty = ({ street, city, state, postalCode }: Address): boolean =>
  street === null && city === null && state === null && postalCode === null

const OTHER_SPELLINGS = new Map([
  ['USA', 'US'],
  ['CAN', 'CA'],
  ['MEX', 'MX'],
])

/** A country in two letters; an unknown one is stored as received, and a blank one is not guessed. */
export const readCountry = (cell: string): Cell<string> => {
  const code = readCode(cell)
  return typeof code === 'string' ? (OTHER_SPELLINGS.get(code) ?? code) : code
}

const US = /^(\d{5})-?(\d{4})?$/
const LOST_ZEROS = /^(?:(\d{3,4})(?:-(\d{4}))?|(\d{7,8}))$/
const CANADIAN = /^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/

/**
 * A postal code as its country writes it.
 *
 * United States: `75201` or `75201-1234`; nine digits without a dash get theirs, and the leading zeros that a
 *   spreadsheet took (`8055` in New Jersey, `601` in Puerto Rico) come back. No other country's do.
 * Canada:        `L8H 3K9`, with its blank.
 * Elsewhere, and where the country is not on record: as it came.
 * Empty:         zeros only.
 */
export const readPostalCode = (cell: string, country: string | null): Cell<string> => {
  const text = tidy(cell)?.toUpperCase().replace(/\.0+$/, '')
  if (text === undefined || /^[0-]+$/.test(text)) return null
  if (text.length > 20) return unreadable('not a postal code')
  if (country === 'CA') {
    const match = CANADIAN.exec(text)
    return match ? `${match[1]} ${match[2]}` : unreadable('not a Canadian postal code')
  }
  if (country !== 'US') return text
  const lost = LOST_ZEROS.exec(text)
  const whole =
    lost === null
      ? text
      : `${(lost[1] ?? '').padStart(lost[1] ? 5 : 0, '0')}${lost[2] ?? ''}${(lost[3] ?? '').padStart(lost[3] ? 9 : 0, '0')}`
  const match = US.exec(whole)
  if (match === null) return unreadable('not a ZIP code')
  return match[2] === undefined || match[2] === '0000' ? (match[1] ?? null) : `${match[1]}-${match[2]}`
}

const EMAIL = /^[^\s\p{Cc}@,;]+@[^\s\p{Cc}@,;]+\.[^\s\p{Cc}@,;]+$/u

/** An e-mail address in lower case; the register writes capitals. At most 254 characters. Empty: also NONE@NONE.COM. */
export const readEmail = (cell: string): Cell<string> => {
  const text = cell.trim().toLowerCase()
  if (text === '' || isPlaceholderEmail(text)) return null
  return text.length <= 254 && EMAIL.test(text) ? text : unreadable('not an e-mail address')
}

const US_STATES =
  'AL AK AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY AS GU MP'.split(
    ' ',
  )
const CANADIAN_PROVINCES = 'AB BC MB NB NF NL NS NT NU ON PE QC SK YT YK'.split(' ')
const MEXICAN_STATES =
  'AG BJ BC BS CP CH CI CU CL DF CX DG DO GT GJ GE GR HD HI JA JL MX ML MC MI MR NA NT NL OA PU PB QE QI QR SL SI SO TB TA TM TL VC VZ YU YC ZA ZT CO'.split(
    ' ',
  )
const COUNTRIES = [
  ['US', new Set(US_STATES)],
  ['CA', new Set(CANADIAN_PROVINCES)],
  ['MX', new Set(MEXICAN_STATES)],
] as const

/** A state, province or Mexican state, with its country. */
export interface StateWithCountry {
  readonly state: string
  /** Null: its letters are those of several countries (NL, CO, BC), or of none. */
  readonly country: string | null
}

/**
 * The letters of a state where a file has no column for its country. Quebec is QC, also where a file says PQ.
 *
 * Choice: a code that two countries share gives no country. A Nuevo León in Canada would be wrong.
 */
export const readLettersOfState = (cell: string): Cell<StateWithCountry> => {
  const state = readState(cell, null)
  if (state === null || isUnreadable(state)) return state
  const countries = COUNTRIES.filter(([, letters]) => letters.has(state))
  const [only] = countries
  return { state, country: countries.length === 1 && only !== undefined ? only[0] : null }
}

/** A text without the e-mail addresses in it. */
export const withoutEmails = (text: string): string => text.replaceAll(/<?[^\s<>@]+@[^\s<>@]+>?/g, ' ')
