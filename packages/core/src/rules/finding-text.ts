import { formatCount } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { FindingValue } from './finding-value.ts'
import { findingValueText } from './finding-terms.ts'
import type { UnreadFile } from './unread-file.ts'
import { unreadText } from './unread-text.ts'

/** What was read for a rule, and why a pass may not rest on it. */
export interface ReadFact {
  /** Null: not on record. */
  readonly value: FindingValue | null
  readonly asOf: CalendarDate | null
  /** Null or missing: it is not too old. */
  readonly olderThanDays?: number | null
  /** Null or missing: no file is missed. */
  readonly unread?: UnreadFile | null
}

/** The day of a fact that is too old: "as of May 14, 2026", or "date not on record". Source: section 4, "How old facts may be". */
export const tooOldDayText = (asOf: CalendarDate | null): string =>
  asOf === null ? 'date not on record' : `as of ${formatCalendarDate(asOf)}`

const limitText = (days: number): string => `older than ${formatCount(days, 'day')}`

/**
 * Why a fact is too old, with its day: "as of May 14, 2026, older than 30 days".
 *
 * Empty: undefined for a fact that is not too old; "date not on record" without a day. Source: section 4, "How old facts may be".
 */
export const tooOldText = ({ asOf, olderThanDays }: Omit<ReadFact, 'value'>): string | undefined => {
  if (olderThanDays === null || olderThanDays === undefined) return undefined
  return asOf === null ? tooOldDayText(asOf) : `${tooOldDayText(asOf)}, ${limitText(olderThanDays)}`
}

/**
 * What was read for a rule, beside its source and day: "$250,000", or "$250,000, older than 30 days" where that is why
 * the rule does not pass, or "$250,000, insurance history not read yet".
 *
 * Empty: "not on record" without a fact. Source: section 4, "Rule label".
 */
export const findingText = ({ value, asOf, olderThanDays, unread }: ReadFact): string => {
  const text = findingValueText(value)
  if (unread != null) return `${text}, ${unreadText(unread)}`
  if (olderThanDays == null) return text
  return `${text}, ${asOf === null ? tooOldDayText(asOf) : limitText(olderThanDays)}`
}
