import { authorityStatus } from './authority-status.ts'
import { addMonths, wholeMonths } from './calendar.ts'
import { counted } from '../counted.ts'
import { dayText } from './day-text.ts'
import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const ageText = (months: number) =>
  [
    ...(months >= 12 ? [counted(Math.floor(months / 12), 'year')] : []),
    ...(months < 12 || months % 12 > 0 ? [counted(months % 12, 'month')] : []),
  ].join(' ')

/**
 * The unbroken grant of authority is at least so many calendar months old, counted from its first day.
 *
 * Choice: an authority that is no longer active has no age and fails. Without the day of the grant it is incomplete.
 */
export const authorityAge =
  (months: number): Rule =>
  ({ authority }, today) => {
    const found = { source: SOURCES.authority, as_of: authority.as_of }
    if (authorityStatus(authority) === 'none')
      return { ...found, result: 'fail', value: 'no active common or contract authority' }
    if (authority.granted_on === null) return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
    const since = authority.granted_on
    return {
      ...found,
      result: addMonths(since, months) <= today ? 'pass' : 'fail',
      value:
        since > today
          ? `starts ${dayText(since)}`
          : `${ageText(wholeMonths(since, today))}, since ${dayText(since)}`,
    }
  }
