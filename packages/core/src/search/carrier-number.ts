import { readNscRegion } from '../carrier/identifier-region.ts'
import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import { plainText } from '../shared/name-text.ts'
import { readIdentifierText } from './typed-identifier.ts'

/**
 * How sure a reading is. `certain`: the text can be nothing else. `likely`: Enter may act on it. `possible`: the text is
 * a name as well, so it is only offered.
 */
export type Certainty = 'certain' | 'likely' | 'possible'

/** A carrier's number as people write it. */
export type CarrierNumber =
  | { readonly kind: 'identifier'; readonly identifier: Identifier; readonly certainty: Certainty }
  /** Digits alone, without leading zeros: an MC or a DOT number. */
  | { readonly kind: 'number'; readonly value: string; readonly certainty: 'likely' }

/** A number with its type. */
type TypedNumber = Extract<CarrierNumber, { readonly kind: 'identifier' }>

/** Parses a plain text of one form. Undefined: the text is not of that form. */
type Form = (plain: string) => CarrierNumber | undefined

/** The registers that count from 1 and pad with zeros: 00123456 is 123456, and 0 is none. */
const PADDED = /^0*([1-9]\d{0,7})$/

/** The form of each type without its prefix, blanks and marks, by section 3 and the registers. */
const FORMS: Readonly<Record<IdentifierType, RegExp>> = {
  MC: PADDED,
  DOT: PADDED,
  MX: PADDED,
  FF: PADDED,
  SCAC: /^([A-Z]{2,4})$/,
  CVOR: /^(\d{6,9})$/,
  NIR_QC: /^([A-Z]\d{7})$/,
  NSC: /^(\d{4,15})$/,
  RFC: /^([A-ZÑ&]{3,4}\d{6}[A-Z0-9]{0,7})$/,
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

/** What a spreadsheet adds to a whole number: 1,234,567 and 1234567.0. */
const NUMBER_FORMAT = /(?<=\d)(?:,(?=\d{3}(?!\d))|\.0+(?=[\s.)]*$))/g

/** "No." before digits; before letters, NO may be a SCAC. */
const NUMBER_TERM = /^(?:DOCKET)?(?:NUMBERS?|NUM|NBR|NR|NOS?|ID)?(?=\d)/
/** SAFER's headings, and the name of the former agency on truck doors, before a number with its type. */
const HEADING =
  /^(?:ICC|FMCSA|MCMX(?:FF)?|DOCKET|(?:MOTOR)?CARRIER)(?:NUMBERS?|NO)?(?=(?:MC|MX|FF|(?:US)?DOT)[A-Z]*\d)/
/** A type that is written twice: MC# MC-123456. */
const TYPE_TWICE = /^(?:US)?(DOT|MC|MX|FF)(?:NUMBERS?|NO)?(?=(?:US)?\1)/
/** Headings of dockets before digits alone. Nearly all dockets of carriers are MC numbers. */
const DOCKET_HEADING = /^(?:ICC|MCMX(?:FF)?|DOCKET|MOTORCARRIER)(?=(?:NUMBERS?|NO)?\d)/
/** The type behind the number: 1234567 (DOT). */
const TYPE_BEHIND = /^(\d+)((?:US)?DOT|MC|MX|FF)$/

const compact = (plain: string): string => plain.replace(NUMBER_FORMAT, '').replace(/[\s.:#=_/()-]/g, '')

const withoutHeading = (plain: string): string => compact(plain).replace(HEADING, '').replace(TYPE_TWICE, '')

const valueOf = (type: IdentifierType, bare: string): string | undefined => {
  const digits = bare.replace(NUMBER_TERM, '')
  // An MC number in the Register ends in a letter for the kind of authority: MC-1103178-C.
  const value = FORMS[type].exec(type === 'MC' ? digits.replace(/(?<=\d)[BCP]$/, '') : digits)?.[1]
  return type === 'NIR_QC' ? value?.replace(/^(.)(.{6})/, '$1-$2-') : value
}

/** The identifier with its type in front. */
const typedIdentifier = (text: string): Identifier | undefined => {
  const [prefix = '', type] = PREFIXES.find(([each]) => text.startsWith(each)) ?? []
  if (type === undefined) return undefined
  const bare = text.slice(prefix.length)
  const region = type === 'NSC' ? (readNscRegion(bare.slice(0, 2)) ?? null) : null
  const value = valueOf(type, region === null ? bare : bare.slice(2))
  return value === undefined ? undefined : { type, value, region }
}

const identifierOf = (identifier: Identifier | undefined, certainty: Certainty = 'certain') =>
  identifier && ({ kind: 'identifier', identifier, certainty } as const)

/** The identifier in a column of its own. A SCAC may begin like another prefix (MCAB), so the whole text comes first. */
const requestedIdentifier = (plain: string, type: IdentifierType): Identifier | undefined => {
  const whole = compact(plain)
  const value = valueOf(type, whole)
  if (value !== undefined) return { type, value, region: null }
  const typed = typedIdentifier(type === 'NSC' && !whole.startsWith('NSC') ? `NSC${whole}` : whole)
  return typed?.type === type ? typed : undefined
}

/** A type of letters needs something between its prefix and its value: SCACCIA is a name. */
const LETTERS_WITHOUT_GAP = /^(?:SCAC|RFC)[A-Z]/
/** A docket of the Register without its prefix: 1103178-C. */
const DOCKET = /^\d{4,8}\s*-\s*[BCP]$/
/** Blanks and dashes that do not group thousands may be between two numbers: DOT 123456 8. */
const ODD_GROUPS = /\d[ -]+\d(?!\d\d(?!\d))/

/** An identifier that is not spelled by its type and its value alone. */
const lessCertainForm: Form = plain => {
  if (DOCKET.test(plain)) return identifierOf(requestedIdentifier(plain, 'MC'), 'likely')
  const text = compact(plain).replace(DOCKET_HEADING, 'MC').replace(TYPE_BEHIND, '$2$1')
  return identifierOf(typedIdentifier(text), 'likely')
}

/** How sure a number is that matches as a whole. Source: section 5, "Search text: NSC". */
const certaintyOf = ({ type, value, region }: Identifier, plain: string): Certainty => {
  // Without prefix and dashes, a Quebec number looks like a plate.
  if (type === 'NIR_QC') return /^[A-Z]\d{7}$/.test(plain) ? 'possible' : 'certain'
  const isRegion = region === null || readNscRegion(region) !== undefined
  return isRegion && FORMS[type].test(value) ? 'certain' : 'possible'
}

/** An identifier with its type in front or behind, or of a form that no other type has. */
export const identifierForm: Form = plain => {
  const query = readIdentifierText(plain)
  if (query?.kind === 'identifier-exact' && query.type !== null) {
    const { type, value, region } = query
    return identifierOf({ type, value, region }, certaintyOf({ type, value, region }, plain))
  }
  if (LETTERS_WITHOUT_GAP.test(plain)) return undefined
  const identifier = typedIdentifier(withoutHeading(plain))
  if (identifier === undefined) return lessCertainForm(plain)
  const isPadded = FORMS[identifier.type] === PADDED
  return identifierOf(identifier, isPadded && ODD_GROUPS.test(plain) ? 'likely' : 'certain')
}

/** An MC or DOT number has eight digits at most. */
const DIGITS = /^(?:(?:NO\.?|NUMBER)\s*)?0*([1-9]\d{0,7})(?:\.0+)?$/
/** Groups of three digits. Other marks than a comma need two of them: 1.234 and 555 123 are something else. */
const THOUSANDS = /^\d{1,3}(?:(?:,\d{3})+(?:\.0+)?|([ .'])\d{3}(?:\1\d{3})+)$/

/** Digits alone: an MC or a DOT number. */
export const digitsForm: Form = plain => {
  const text = THOUSANDS.test(plain) ? plain.replace(/\.0+$/, '').replace(/[ ,.']/g, '') : plain
  const value = DIGITS.exec(text)?.[1]
  return value === undefined ? undefined : { kind: 'number', value, certainty: 'likely' }
}

/** What lists, spreadsheets and sentences put around a number. */
const MARKS_AROUND = /^[\s="'`•*]+|[\s"'`,;]+$/g

/** A text in which a number is read: upper case, plain letters, digits and dashes, single blanks, no marks around it. */
export const plainNumber = (text: string): string =>
  plainText(
    text
      .replace(/\p{Cf}/gu, '')
      .replaceAll('№', ' No. ')
      .replaceAll('−', '-'),
  )
    .replace(/\s+/g, ' ')
    .replace(MARKS_AROUND, '')

/** Characters of a text in which a number is read, at most. */
const CHARACTERS_MAX = 60

/**
 * A carrier's number in any spelling: "USDOT 1234567", "US DOT #1234567", "MC No. 123", "MC-123456-C", "0001234",
 * "1,234,567", "1234567 (DOT)". `type` is that of the column it stands in; a type in front of the number comes first.
 *
 * Empty: undefined for a text that is no number. Refuses: a text of more than 60 characters is none.
 * Source: section 3, "Identifiers"; section 5, "Search text: one box". Choice: digits alone are an MC or a DOT number;
 * after "Docket" or "ICC" they are an MC number.
 */
export const readCarrierNumber = (text: string, type?: IdentifierType): CarrierNumber | undefined => {
  if (text.length > CHARACTERS_MAX) return undefined
  const plain = plainNumber(text).replace(/^[#-]\s*/, '')
  const named = identifierForm(plain)
  if (type === undefined) return named ?? digitsForm(plain)
  return named?.certainty === 'certain' ? named : identifierOf(requestedIdentifier(plain, type))
}

/** A number with its type in front, inside a sentence. */
const IN_TEXT = /(?<![A-Z])(?:US ?)?(?:DOT|MC|MX|FF)[\s.:#-]*(?:N(?:O|UMBER)[\s.:#-]*)?\d{1,8}(?!\d|,\d)/gi

/**
 * The numbers with their type in front inside a longer text: "Eagle Mesa LLC, the one with MC 123456".
 *
 * Empty: none. Source: section 5, "Search text: one box".
 */
export const carrierNumbersIn = (text: string): readonly TypedNumber[] =>
  (text.match(IN_TEXT) ?? [])
    .map(it => readCarrierNumber(it))
    .filter((number): number is TypedNumber => number?.kind === 'identifier')

/** The text without those numbers, each of which leaves a comma. Empty: as it is without one. */
export const withoutCarrierNumbers = (text: string): string => text.replace(IN_TEXT, ',')

/** What people put between a carrier's numbers. */
const BETWEEN_NUMBERS = /^[\s,;:|/&+()-]*$/

/**
 * The numbers with their type of a text that is nothing else: "MC3000003 / DOT 9000003".
 *
 * Empty: none for any other text. Source: section 5, "Search text: one box".
 */
export const carrierNumbersAlone = (text: string): readonly TypedNumber[] =>
  BETWEEN_NUMBERS.test(text.replace(IN_TEXT, '')) ? carrierNumbersIn(text) : []

/** What digits alone are taken for: a DOT or an MC number, or one of the two only. */
export type PlainNumbers = 'DOT or MC' | 'DOT' | 'MC'

/**
 * What a number may be in a register: digits alone are a DOT or an MC number, or one of the two only.
 * Source: section 5, "Search text: digits".
 */
export const identifiersOf = (
  number: CarrierNumber,
  plain: PlainNumbers = 'DOT or MC',
): readonly Identifier[] =>
  number.kind === 'identifier'
    ? [number.identifier]
    : (['DOT', 'MC'] as const)
        .filter(type => plain.includes(type))
        .map(type => ({ type, value: number.value, region: null }))

/** What was understood, in words: "DOT 1234567", "NSC ON 123456789", "DOT or MC 1234567". */
export const carrierNumberText = (number: CarrierNumber, plain: PlainNumbers = 'DOT or MC'): string =>
  number.kind === 'number'
    ? `${plain} ${number.value}`
    : [number.identifier.type.replace('_', ' '), number.identifier.region, number.identifier.value]
        .filter(part => part !== null)
        .join(' ')
