import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import { parseIdentifier } from '../carrier/parse-identifier.ts'
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

/** Parses a plain text of one form. Undefined: the text is not of that form. */
type Form = (plain: string) => CarrierNumber | undefined

/** The registers that count from 1 and pad with zeros: 00123456 is 123456, and 0 is none. */
export const PADDED_TYPES: ReadonlySet<IdentifierType> = new Set(['MC', 'DOT', 'MX', 'FF'])

const identifierOf = (identifier: Identifier | undefined, certainty: Certainty = 'certain') => {
  if (identifier === undefined) return undefined
  if (!PADDED_TYPES.has(identifier.type)) return { kind: 'identifier', identifier, certainty } as const
  const value = identifier.value.replace(/^0+/, '')
  return value === ''
    ? undefined
    : ({ kind: 'identifier', identifier: { ...identifier, value }, certainty } as const)
}

/** A type of letters needs something between its prefix and its value: SCACCIA is a name. */
const LETTERS_WITHOUT_GAP = /^(?:SCAC|RFC)[A-Z]/
/** SAFER's own heading, and the name of the former agency on truck doors, before a number. */
const HEADING = /^(?:ICC\s*|(?:DOCKET|CARRIER|MOTOR CARRIER)\s*(?:NUMBER|NO\.?|#)?[\s:]*)(?=MC|MX|FF|#?\s*\d)/
/** A docket of the Register without its prefix: 1103178-C. */
const DOCKET = /^\d{4,8}\s*-\s*[BCP]$/

/** An identifier with its type in front, or of a form that no other type has. */
export const identifierForm: Form = text => {
  const plain = text.replace(HEADING, '')
  const query = readIdentifierText(plain)
  if (query?.kind === 'identifier-exact' && query.type !== null) {
    // Without prefix and dashes, a Quebec number looks like a plate.
    const certainty = query.type === 'NIR_QC' && /^[A-Z]\d{7}$/.test(plain) ? 'possible' : 'certain'
    const { type, value, region } = query
    return { kind: 'identifier', identifier: { type, value, region }, certainty }
  }
  if (LETTERS_WITHOUT_GAP.test(plain)) return undefined
  if (DOCKET.test(plain)) return identifierOf(parseIdentifier(plain, 'MC'), 'likely')
  return identifierOf(parseIdentifier(plain))
}

/** An MC or DOT number has eight digits at most. */
const DIGITS = /^(?:(?:NO\.?|NUMBER)\s*)?0*([1-9]\d{0,7})(?:\.0+)?$/
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$/

/** Digits alone: an MC or a DOT number. */
export const digitsForm: Form = text => {
  const value = DIGITS.exec(THOUSANDS.test(text) ? text.replaceAll(',', '') : text)?.[1]
  return value === undefined ? undefined : { kind: 'number', value, certainty: 'likely' }
}

/** A text in which a number is read: upper case, plain letters, digits and dashes, single blanks. */
export const plainNumber = (text: string): string =>
  plainText(text.replaceAll('№', ' No. ')).replace(/\s+/g, ' ')

/** Characters of a text in which a number is read, at most. */
const CHARACTERS_MAX = 60

/**
 * A carrier's number in any spelling: "USDOT 1234567", "US DOT #1234567", "MC No. 123", "MC-123456-C", "0001234",
 * "1,234,567". `type` is that of the column it stands in; a type in front of the number comes first.
 *
 * Empty: undefined for a text that is no number. Refuses: a text of more than 60 characters is none.
 * Source: section 5, "Search text: one box". Choice: digits alone are an MC or a DOT number.
 */
export const readCarrierNumber = (text: string, type?: IdentifierType): CarrierNumber | undefined => {
  if (text.length > CHARACTERS_MAX) return undefined
  const plain = plainNumber(text).replace(/^#\s*/, '')
  const named = identifierForm(plain)
  if (type === undefined) return named ?? digitsForm(plain)
  return named?.certainty === 'certain' ? named : identifierOf(parseIdentifier(plain, type))
}

/** What a number may be in a register: digits alone are a DOT or an MC number. Source: section 5, "Search text: digits". */
export const identifiersOf = (number: CarrierNumber): readonly Identifier[] =>
  number.kind === 'identifier'
    ? [number.identifier]
    : (['DOT', 'MC'] as const).map(type => ({ type, value: number.value, region: null }))
