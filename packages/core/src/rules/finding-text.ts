import { formatCount } from '../shared/amounts.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import type { RuleFinding } from './assessment.ts'
import { unreadText } from './unread.ts'

type Aged = Pick<RuleFinding, 'asOf' | 'olderThanDays' | 'unread'>

/**
 * Why a fact is too old, with its day: "as of 14 May 2026, older than 30 days".
 *
 * Empty: undefined for a fact that is not too old; "date not on record" without a day. Source: section 4, "How old facts may be".
 */
export const tooOldText = ({ asOf, olderThanDays }: Aged): string | undefined => {
  if (olderThanDays === null || olderThanDays === undefined) return undefined
  if (asOf === null) return 'date not on record'
  return `as of ${formatCalendarDate(asOf)}, older than ${formatCount(olderThanDays, 'day')}`
}

/**
 * What was read for a rule, beside its source and day: "$250,000", or "$250,000, older than 30 days" where that is why
 * the rule does not pass, or "$250,000, insurance history not read yet".
 *
 * Empty: "not on record" without a fact. Source: section 4, "Rule label".
 */
export const findingText = (finding: Aged & Pick<RuleFinding, 'value'>): string => {
  const value = finding.value ?? 'not on record'
  if (finding.unread != null) return `${value}, ${unreadText(finding.unread)}`
  const tooOld = tooOldText(finding)
  return tooOld === undefined ? value : `${value}, ${tooOld.replace(/^as of .*, /, '')}`
}
