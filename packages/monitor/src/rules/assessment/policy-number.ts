/** What people write where there is no number: one sign, however often, or one of these words. */
const NO_NUMBER =
  /^(?:(.)\1*|NONE|NA|TBD|TBA|UNKNOWN|UNK|PENDING|BINDER|NOTAVAILABLE|NOTAPPLICABLE|NOTONFILE)?$/

/** What most numbers are, and need no change. */
const PLAIN = /^[A-Z1-9][A-Z0-9]*$/

/** The number of a policy by which it is the same in all files, without dashes, other signs and leading zeros. Null: it names none. */
export const policyNumberKey = (text: string | null): string | null => {
  const key =
    text !== null && PLAIN.test(text)
      ? text
      : (text ?? '')
          .toUpperCase()
          .replaceAll(/[^A-Z0-9]/g, '')
          .replace(/^0+/, '')
  return NO_NUMBER.test(key) ? null : key
}

/** Words that one file writes out, and another shortens or leaves out. */
const COMPANY_TERMS =
  /\b(?:THE|AND|INSURANCE|INS|COMPANY|CO|CORPORATION|CORP|INCORPORATED|INC|LIMITED|LTD|LLC)\b/g

/** A text of a file, as it is compared with that of another. */
export const textKey = (text: string | null) => text?.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || '-'

/** The name of an insurance company, as it is compared. */
export const insurerKey = (insurer: string | null) =>
  textKey(insurer?.toUpperCase().replaceAll(COMPANY_TERMS, '') ?? null)
