import { readNscRegion } from '../carrier/identifier-region.ts'
import type { IdentifierType } from '../carrier/identifiers.ts'
import type { CarrierQuery } from './carrier-query.ts'
import {
  afterSeparators,
  digitsFrom,
  isCapitalAt,
  isCapitalsFrom,
  isDigitsAndDashes,
  isDigitsFrom,
} from './scan.ts'

/** Parses a text of one form. Undefined: the text is not of that form. */
type Form = (text: string) => CarrierQuery | undefined

const prefix = (type: IdentifierType | null, value: string): CarrierQuery => ({
  kind: 'identifier-prefix',
  type,
  value,
})

const exact = (type: IdentifierType | null, value: string, region: string | null = null): CarrierQuery => ({
  kind: 'identifier-exact',
  type,
  value,
  region,
})

/** MC, MC123, MC-123, MC 123: a type, then digits or nothing. Source: section 5, "Search text: typed number". */
const typed =
  (type: IdentifierType): Form =>
  text => {
    if (!text.startsWith(type)) return undefined
    const at = afterSeparators(text, type.length)
    return isDigitsFrom(text, at) ? prefix(type, text.slice(at)) : undefined
  }

const SCAC_LETTERS_MAX = 4

/** SCAC ABCD, also while letters are missing. Source: section 5, "Search text: typed number". */
const scac: Form = text => {
  const at = afterSeparators(text, 4)
  const length = text.length - at
  return text.startsWith('SCAC') && at > 4 && length <= SCAC_LETTERS_MAX && isCapitalsFrom(text, at)
    ? prefix('SCAC', text.slice(at))
    : undefined
}

const RFC_START = /^RFC[-\s]+([A-ZÑ&]{1,4}(?:-?\d[A-Z0-9-]{0,15})?)$/

/** RFC ABC010101AB1, from its first letter on. Source: section 5, "Search text: typed number". */
const rfc: Form = text => {
  const value = RFC_START.exec(text)?.[1]
  return value === undefined ? undefined : prefix('RFC', value.replaceAll('-', ''))
}

/** CVOR 123-456-789: dashes and blanks are ignored. Source: section 5, "Search text: CVOR". */
const cvor: Form = text => {
  if (!text.startsWith('CVOR')) return undefined
  const at = afterSeparators(text, 4)
  if (at === text.length) return prefix('CVOR', '')
  const digits = digitsFrom(text, at)
  return digits === undefined ? undefined : exact('CVOR', digits)
}

const NIR_DIGITS = 7

/** R-123456-7 from `at` on: one letter, six digits, one digit. With more or fewer digits it is a name. */
const nirFrom = (text: string, at: number): CarrierQuery | undefined => {
  if (!isCapitalAt(text, at)) return undefined
  const digits = digitsFrom(text, afterSeparators(text, at + 1))
  return digits?.length === NIR_DIGITS
    ? exact('NIR_QC', `${text.charAt(at)}-${digits.slice(0, 6)}-${digits.slice(6)}`)
    : undefined
}

/** NIR R-123456-7, or NIR alone. Source: section 5, "Search text: Quebec NIR". */
const nir: Form = text => {
  if (!text.startsWith('NIR')) return undefined
  const at = afterSeparators(text, 3)
  return at === text.length ? prefix('NIR_QC', '') : nirFrom(text, at)
}

/**
 * NSC 123, NSC ON 123, or NSC alone: no region means any. Former region letters are read as the current ones.
 * Source: section 5, "Search text: NSC". Choice: letters that are no region are passed on and find nothing.
 */
const nsc: Form = text => {
  if (!text.startsWith('NSC')) return undefined
  const at = afterSeparators(text, 3)
  if (at === text.length) return prefix('NSC', '')
  const hasRegion = isCapitalAt(text, at) && isCapitalAt(text, at + 1)
  const digits = digitsFrom(text, hasRegion ? afterSeparators(text, at + 2) : at)
  if (digits === undefined) return undefined
  const letters = text.slice(at, at + 2)
  return exact('NSC', digits, hasRegion ? (readNscRegion(letters) ?? letters) : null)
}

/** By first letter, so that a name is compared with two forms at most besides the Quebec number without its prefix. */
const FORMS: Readonly<Record<string, readonly Form[]>> = {
  C: [cvor],
  D: [typed('DOT')],
  F: [typed('FF')],
  M: [typed('MC'), typed('MX')],
  N: [nir, nsc],
  R: [typed('RFC'), rfc],
  S: [typed('SCAC'), scac],
}
const NO_FORMS: readonly Form[] = []

/**
 * The identifier in a plain search text, or undefined when it is a name.
 *
 * A type alone lists the carriers with an identifier of that type. CVOR, NIR and NSC numbers match exactly, ignoring
 * blanks and dashes inside them.
 * Source: section 5, "Search text"; section 5, "Search text: digits"; section 5, "Search text: digits and dashes".
 * Choice: the whole text has to be of a form, so MCDONALD and DOT FOODS are names. SCAC and RFC can also be followed by
 * letters, as those identifiers contain letters, but only after a blank or a dash, because RFCARRIERS is a name.
 */
export const readIdentifierText: Form = text => {
  if (!isCapitalAt(text, 0)) {
    if (isDigitsFrom(text, 0)) return prefix(null, text)
    return isDigitsAndDashes(text) ? exact(null, text) : undefined
  }
  for (const form of FORMS[text.charAt(0)] ?? NO_FORMS) {
    const query = form(text)
    if (query !== undefined) return query
  }
  return nirFrom(text, 0)
}
