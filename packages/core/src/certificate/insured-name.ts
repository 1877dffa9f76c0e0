import { stripName } from '../shared/name-text.ts'

/** Legal forms at the end of a name, which papers leave out or spell out. */
const LEGAL_FORMS =
  /[\s,.]+(?:L\.?L\.?C|L\.?L\.?P|L\.?P|INC(?:ORPORATED)?|CORP(?:ORATION)?|CO|COMPANY|LTD|LIMITED)\.?$/i

/** Between a name and the one that it does business as. */
const BETWEEN_NAMES = /\s+(?:D\/?B\/?A|DOING BUSINESS AS)[:.]?\s+|[\r\n]+/i

/**
 * A name without its legal form, in the form used for comparison: "Eagle Mesa Freight, L.L.C." gives "EAGLEMESAFREIGHT".
 *
 * Empty: an empty text. Source: section 3, "Certificates of insurance".
 */
export const plainInsured = (name: string): string => stripName(name.trim().replace(LEGAL_FORMS, ''))

/**
 * The names in the insured of a certificate: the legal one, and the one that it does business as.
 *
 * Empty: none of a text without a name. Source: section 3, "Certificates of insurance".
 */
export const insuredNames = (insured: string): readonly string[] =>
  insured.split(BETWEEN_NAMES).filter(name => plainInsured(name) !== '')

/**
 * Whether the insured of a certificate is a carrier: by its legal name or the one that it does business as.
 *
 * Empty: a text without a name is no carrier. Source: section 3, "Certificates of insurance". Choice: legal forms do not count, and
 * of a paper with two names one is enough.
 */
export const isInsured = (
  insured: string,
  { legalName, dbaName }: { readonly legalName: string | null; readonly dbaName: string | null },
): boolean => {
  const known = new Set([legalName, dbaName].map(name => plainInsured(name ?? '')))
  known.delete('')
  return insuredNames(insured).some(name => known.has(plainInsured(name)))
}
