import { withCapital } from './first-letter.ts'

const ABBREVIATIONS: ReadonlySet<string> = new Set(['eld', 'eta', 'gps', 'id', 'pod', 'vin'])

/**
 * A readable form of a monitor's name that has no text of its own: `no_eld_connection` is "No ELD connection".
 *
 * Empty: "Other" for a name without a letter or digit.
 * Choice: the API leaves some names open, as the types of tickets and logs in section 3, and no screen shows a raw name.
 */
export const nameText = (name: string): string => {
  const text = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(word => word !== '')
    .map(word => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return text === '' ? 'Other' : withCapital(text)
}
