import { formatCount } from '../shared/amounts.ts'
import { addMonths, type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { fileTerm } from '../shared/source-text.ts'
import type { AssessedRule } from './assess.ts'
import type { RuleFinding } from './assessment.ts'
import { ruleTextAt } from './rule-kind.ts'
import { isRuleType, knownRule, ruleKind } from './rule-types.ts'

/**
 * What would make a rule pass: "Passes with cargo coverage of $100,000 or more in force." An authority that is only too
 * young passes on a day: "Passes on Dec 4, 2026 if the authority stays active."
 *
 * A fact that is too old is followed by a newer one: "Passes once a record of the last 30 days shows the same." One that a
 * file could contradict waits for it: "Passes once the whole insurance history file is read and says nothing else."
 *
 * `since` is the first day of the unbroken grant of authority; null: not on record.
 * Empty: undefined for a rule that passes, and for one that is no known type: only its own code says what it needs.
 * Source: section 9, "Rule types".
 */
export const passesWith = (
  {
    ruleType,
    result,
    finding,
  }: Pick<AssessedRule, 'ruleType' | 'result'> & {
    readonly finding?: Pick<RuleFinding, 'olderThanDays' | 'unread'>
  },
  authority: { readonly since: CalendarDate | null; readonly isActive: boolean },
  today: CalendarDate,
): string | undefined => {
  if (result === 'pass') return undefined
  if (finding?.unread != null)
    return `Passes once the whole ${fileTerm(finding.unread.source)} file is read and says nothing else.`
  const days = finding?.olderThanDays ?? null
  if (days !== null) return `Passes once a record of the last ${formatCount(days, 'day')} shows the same.`
  if (!isRuleType(ruleType)) return undefined
  const { kind, threshold } = knownRule(ruleType)
  if (kind === 'authority_age_at_least' && authority.isActive && authority.since !== null) {
    const day = addMonths(authority.since, Number(threshold))
    if (day > today) return `Passes on ${formatCalendarDate(day)} if the authority stays active.`
  }
  return `Passes ${ruleTextAt(ruleKind(ruleType).passes, threshold)}`
}
