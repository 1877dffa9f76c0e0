import { readNscRegion } from '../carrier/identifier-region.ts'
import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import { isSplit, plainNumber, withoutGroups, withoutListPlace } from './number-marks.ts'
import { linkedNumber } from './safer-link.ts'
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
export type TypedNumber = Extract<CarrierNumber, { readonly kind: 'identifier' }>

/** From the surest. */
const CERTAINTIES: readonly Certainty[] = ['certain', 'likely', 'possible']

/** How sure several numbers are: as sure as the least sure of them. Empty: certain. */
export const leastCertain = (numbers: readonly CarrierNumber[]): Certainty => {
  let least: Certainty = 'certain'
  for (const { certainty } of numbers)
    if (certainty !== least && CERTAINTIES.indexOf(certainty) > CERTAINTIES.indexOf(least)) least = certainty
  return least
}

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

/** "No." and "number is" before digits; before letters, NO may be a SCAC. */
const NUMBER_TERM = /^(?:DOCKET)?(?:NUMBERS?|NUM|NBR|NR|NOS?|ID)?(?:IS)?(?=\d)/
/** SAFER's headings, and the name of the former agency on truck doors, before a number with its type. */
const HEADING =
  /^(?:ICC|FMCSA|MCMX(?:FF)?|DOCKET|(?:MOTOR)?CARRIER)(?:NUMBERS?|NO)?(?=(?:MC|MX|FF|(?:US)?DOT)[A-Z]*\d)/
/** A type that is written twice: MC# MC-123456. */
const TYPE_TWICE = /^(?:US)?(DOT|MC|MX|FF)(?:NUMBERS?|NO)?(?=(?:US)?\1)/
/** Headings of dockets before digits alone. Nearly all dockets of carriers are MC numbers. */
const DOCKET_HEADING = /^(?:ICC|MCMX(?:FF)?|DOCKET|MOTORCARRIER)(?=(?:NUMBERS?|NO)?\d)/
/** The type behind the number: 1234567 (DOT). */
const TYPE_BEHIND = /^(\d+)((?:US)?DOT|MC|MX|FF)$/

const compact = (plain: string): string => plain.replace(/[\s.:#=_/()-]/g, '')

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

/** An identifier that is not spelled by its type and its value alone. */
const lessCertainForm: Form = plain => {
  if (DOCKET.test(plain)) return identifierOf(requestedIdentifier(plain, 'MC'), 'likely')
  const text = compact(plain).replace(DOCKET_HEADING, 'MC').replace(TYPE_BEHIND, '$2$1')
  return identifierOf(typedIdentifier(text), 'likely')
}

/** How sure a number is that matches as a whole. Source: section 5, "Search text: NSC". */
const certaintyOf = ({ type, value, region }: Identifier, plain: string): Certainty => {
  // Without its prefix or both its dashes, a Quebec number looks like a plate, or like a letter before another number.
  if (type === 'NIR_QC') return /NIR|^[A-Z]-\d{6}-\d$/.test(plain) ? 'certain' : 'possible'
  const isRegion = region === null || readNscRegion(region) !== undefined
  return isRegion && FORMS[type].test(value) ? 'certain' : 'possible'
}

/** One point between groups: 123.456 is hardly anything but 123456. */
const POINT_GROUP = /(?<!\d|\d\.)\d{1,3}\.\d{3}(?!\d|\.\d)/

/** The registers whose numbers are digits that people group. */
const isPadded = ({ type }: Pick<Identifier, 'type'>): boolean => FORMS[type] === PADDED

/** An identifier with its type in front or behind, or of a form that no other type has. */
export const identifierForm: Form = text => {
  const plain = withoutListPlace(text)
  const query = readIdentifierText(plain)
  if (query?.kind === 'identifier-exact' && query.type !== null) {
    const { type, value, region } = query
    return identifierOf({ type, value, region }, certaintyOf({ type, value, region }, plain))
  }
  if (LETTERS_WITHOUT_GAP.test(plain)) return undefined
  const joined = withoutGroups(plain)
  const identifier = typedIdentifier(withoutHeading(joined))
  const read = identifier === undefined ? lessCertainForm(joined) : identifierOf(identifier)
  if (read?.kind !== 'identifier' || !isPadded(read.identifier)) return read
  if (isSplit(joined)) return undefined
  return POINT_GROUP.test(plain) ? { ...read, certainty: 'likely' } : read
}

/** An MC or DOT number has eight digits at most. */
const DIGITS = /^(?:(?:NO\.?|NUMBER)\s*)?0*([1-9]\d{0,7})$/
/** Groups of three digits. Blanks and apostrophes need two of them: 555 123 is something else. */
const THOUSANDS = /^\d{1,3}([ '])\d{3}(?:\1\d{3})+$/
/** Two types before one number: it is of one of them. */
const OF_EITHER =
  /^(?:US ?DOT|DOT|MC)[\s#.:]*(?:[/&|]|OR\b)\s*(?:US ?DOT|DOT|MC)(?:[\s#.:-]|NUMBER|NO\b)*(?=\d)/

/** Digits alone: an MC or a DOT number. */
export const digitsForm: Form = text => {
  const bare = withoutListPlace(text).replace(OF_EITHER, '')
  if (POINT_GROUP.test(bare)) return undefined
  const joined = withoutGroups(bare)
  const value = DIGITS.exec(THOUSANDS.test(joined) ? joined.replace(/[ ']/g, '') : joined)?.[1]
  return value === undefined ? undefined : { kind: 'number', value, certainty: 'likely' }
}

/** Characters of a text in which a number is read, at most. */
const CHARACTERS_MAX = 60

/**
 * A text that begins with two letters, but with none of the types and headings, is no number, nor are digits with dashes or
 * slashes between them, as of a date. Most cells are such.
 */
const NO_NUMBER = /^(?:(?!US|DO|MC|MX|FF|SC|CV|CA|NI|NS|NO|NU|RF|IC|FM|MO|QU)[A-Z]{2}|\d+[/-][\d/-]+$)/i
const COMMON_TYPES: Readonly<Record<string, IdentifierType>> = {
  ...{ USDOT: 'DOT', DOT: 'DOT', MC: 'MC', MX: 'MX', FF: 'FF' },
}
const COMMON = /^(USDOT|DOT|MC|MX|FF)?[ #:-]{0,3}0*([1-9]\d{0,7})$/i

/** The spellings that most lists have, read without the rest of the grammar. */
const commonForm = (text: string, type: IdentifierType | undefined): CarrierNumber | undefined => {
  const found = COMMON.exec(text)
  if (found === null) return undefined
  const [, prefix, value = ''] = found
  if (prefix === undefined && type === undefined) return { kind: 'number', value, certainty: 'likely' }
  const own = prefix === undefined ? type : COMMON_TYPES[prefix.toUpperCase()]
  return own !== undefined && isPadded({ type: own })
    ? identifierOf({ type: own, value, region: null })
    : undefined
}

/**
 * A carrier's number in any spelling: "USDOT 1234567", "US DOT #1234567", "MC No. 123", "MC-123456-C", "0001234",
 * "1,234,567", "1234567 (DOT)". `type` is that of the column it stands in; a type in front of the number comes first.
 *
 * Empty: undefined for a text that is no number. Refuses: a text of more than 60 characters is none.
 * Source: section 3, "Identifiers"; section 5, "Search text: one box". Choice: digits alone are an MC or a DOT number;
 * after "Docket" or "ICC" they are an MC number.
 */
export const readCarrierNumber = (text: string, type?: IdentifierType): CarrierNumber | undefined => {
  const common = commonForm(text, type)
  if (common !== undefined) return common
  const linked = linkedNumber(text)
  if (linked !== undefined) return linked
  if (type === undefined && NO_NUMBER.test(text)) return undefined
  if (text.length > CHARACTERS_MAX) return undefined
  const plain = plainNumber(text).replace(/^[#-]\s*/, '')
  const named = identifierForm(plain)
  if (type === undefined) return named ?? digitsForm(plain)
  if (named?.certainty === 'certain') return named
  const joined = withoutGroups(plain)
  const requested = requestedIdentifier(joined, type)
  return requested !== undefined && isPadded(requested) && isSplit(joined)
    ? undefined
    : identifierOf(requested)
}

/** What digits alone are taken for: a DOT or an MC number, or one of the two only. */
export type PlainNumbers = 'DOT or MC' | 'DOT' | 'MC'

const PLAIN_TYPES: Readonly<Record<PlainNumbers, readonly IdentifierType[]>> = {
  'DOT or MC': ['DOT', 'MC'],
  DOT: ['DOT'],
  MC: ['MC'],
}

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
    : PLAIN_TYPES[plain].map(type => ({ type, value: number.value, region: null }))

/** What was understood, in words: "DOT 1234567", "NSC ON 123456789", "DOT or MC 1234567". */
export const carrierNumberText = (number: CarrierNumber, plain: PlainNumbers = 'DOT or MC'): string => {
  if (number.kind === 'number') return `${plain} ${number.value}`
  const { type, region, value } = number.identifier
  return `${type.replace('_', ' ')} ${region === null ? '' : `${region} `}${value}`
}
