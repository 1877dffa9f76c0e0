import { toDate } from 'date-fns'

/**
 * An instant (ISO 8601) as milliseconds since 1970.
 *
 * Empty: null for null. Refuses: null for an invalid text, so that nothing is decided by it.
 */
export const instantMs = (instant: string | null): number | null => {
  if (instant === null) return null
  const at = toDate(instant).getTime()
  return Number.isNaN(at) ? null : at
}
