import type { CalendarDate } from '../shared/calendar-date.ts'
import { type AssessedRule, assess } from './assess.ts'
import type { RulesAssessment } from './assessment.ts'
import { rulesWorstFirst } from './verdict-reason.ts'

/**
 * What rules find that only notify, as rules are shown: failed, incomplete, passed, the most serious first. They are in no
 * verdict, and no override is of them.
 *
 * Empty: none. Source: section 9, "Active rule value".
 */
export const ruleNotices = (
  { notices = [] }: Pick<RulesAssessment, 'notices'>,
  today: CalendarDate,
): readonly AssessedRule[] => rulesWorstFirst(assess({ findings: notices, overrides: [] }, today).rules)
