/** A part of the federal regulations (three digits), then a section that begins with a digit, without a dot. */
const CODE = /^\d{4}[A-Z0-9()-]*$/

/**
 * A violation code in the form of the regulations: "39347e" is "393.47E".
 *
 * Refuses: nothing; other forms are returned in capitals and without spaces, as states have codes of their own.
 * Source: section 3, "Inspections, crashes and violations". Choice: the dot belongs after the part's three digits, even
 * if a file dropped it.
 */
export const violationCode = (text: string): string => {
  const code = text.replace(/\s/g, '').toUpperCase()
  return CODE.test(code) ? `${code.slice(0, 3)}.${code.slice(3)}` : code
}

/**
 * Whether two texts are the same violation, ignoring dots, dashes, brackets, spaces and case.
 *
 * Empty: two texts without a letter or digit are not the same.
 * Source: section 3, "Inspections, crashes and violations".
 */
export const isSameViolation = (one: string, other: string): boolean => {
  const key = keyOf(one)
  return key !== '' && key === keyOf(other)
}

const keyOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
