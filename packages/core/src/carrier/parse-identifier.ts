import { readNscRegion } from './identifier-region.ts'
import type { Identifier, IdentifierType } from './identifiers.ts'

/** The form of each type without its prefix, spaces, dashes and dots, by section 3 and the registers. */
const FORMS: Readonly<Record<IdentifierType, RegExp>> = {
  MC: /^\d{1,8}$/,
  DOT: /^\d{1,8}$/,
  MX: /^\d{1,8}$/,
  FF: /^\d{1,8}$/,
  SCAC: /^[A-Z]{2,4}$/,
  CVOR: /^\d{6,9}$/,
  NIR_QC: /^[A-Z]\d{7}$/,
  NSC: /^\d{4,15}$/,
  RFC: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{0,7}$/,
}

/** The prefixes that brokers use for each type, longest first. */
const PREFIXES: readonly (readonly [string, IdentifierType])[] = [
  ['QUEBECNIR', 'NIR_QC'],
  ['USDOT', 'DOT'],
  ['NIRQC', 'NIR_QC'],
  ['SCAC', 'SCAC'],
  ['CVOR', 'CVOR'],
  ['DOT', 'DOT'],
  ['NIR', 'NIR_QC'],
  ['NSC', 'NSC'],
  ['RFC', 'RFC'],
  ['MC', 'MC'],
  ['MX', 'MX'],
  ['FF', 'FF'],
]

/** "No." before digits is a prefix; elsewhere NO may be a SCAC. */
const NUMBER_WORD = /(?<![A-ZÑ&])N(?:UMBER|UM|BR|R|O)(?=[\s.:#\p{Pd}]*\d)/gu
/** What a spreadsheet adds to a whole number: 1,234,567 and 1234567.0. */
const NUMBER_FORMAT = /(?<=\d)(?:,(?=\d{3}(?!\d))|\.0+\s*$)/g

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(NUMBER_WORD, '')
    .replace(NUMBER_FORMAT, '')
    .replace(/[\s\p{Pd}.:#_/()]/gu, '')

const valueOf = (type: IdentifierType, bare: string): string | undefined => {
  // An MC number in the Register ends in a letter for the kind of authority: MC-1103178-C.
  const value = type === 'MC' ? bare.replace(/(?<=\d)[BCP]$/, '') : bare
  if (!FORMS[type].test(value)) return undefined
  return type === 'NIR_QC' ? `${value.charAt(0)}-${value.slice(1, 7)}-${value.slice(7)}` : value
}

/** The most characters of a text to read. */
const CHARACTERS_MAX = 60

/**
 * Reads an identifier from any spelling that a broker may paste: "MC-123456", "USDOT #1234567", "nir r 123456 7", "NSC
 * ON 123456789". Without a prefix, `type` decides.
 *
 * Refuses: undefined when the prefix and `type` disagree, when there is neither, or when the rest has another form; an
 * NSC number after letters of no Canadian region is refused.
 * Source: section 3, "Identifiers".
 */
export const parseIdentifier = (text: string, type?: IdentifierType): Identifier | undefined => {
  if (text.length > CHARACTERS_MAX) return undefined
  const whole = compact(text)
  const [prefix, named] = PREFIXES.find(([each]) => whole.startsWith(each)) ?? ['', undefined]
  // A SCAC may begin like another prefix (MCAB), so a requested type is first tried on the whole text.
  if (type !== undefined) {
    const value = valueOf(type, whole)
    if (value !== undefined) return { type, value, region: null }
  }
  const is = type ?? named
  if (is === undefined || (named !== undefined && named !== is)) return undefined
  const bare = whole.slice(prefix.length)
  const region = is === 'NSC' ? (readNscRegion(bare.slice(0, 2)) ?? null) : null
  const value = valueOf(is, region === null ? bare : bare.slice(2))
  return value === undefined ? undefined : { type: is, value, region }
}
