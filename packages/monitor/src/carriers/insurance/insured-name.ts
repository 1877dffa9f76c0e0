/** Legal forms at the end of a name, which papers leave out or spell out. */
const LEGAL_FORM =
  /[\s,.]+(?:L\.?L\.?C|L\.?L\.?P|L\.?P|INC(?:ORPORATED)?|CORP(?:ORATION)?|CO|COMPANY|LTD|LIMITED)\.?$/

/** Between a name and the one that it does business as. */
const BETWEEN_NAMES = /\s+(?:D\/?B\/?A|DOING BUSINESS AS)[:.]?\s+|\n+/

const nameKey = (name: string): string =>
  name
    .trim()
    .replace(LEGAL_FORM, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether the insured of a certificate is a carrier, by any of its names without their legal forms.
 *
 * Empty: a text without a name is no carrier.
 */
export const isInsured = (insured: string, names: readonly (string | null)[]): boolean => {
  const known = new Set(names.map(name => nameKey((name ?? '').toUpperCase())))
  known.delete('')
  return insured
    .toUpperCase()
    .split(BETWEEN_NAMES)
    .some(name => known.has(nameKey(name)))
}
