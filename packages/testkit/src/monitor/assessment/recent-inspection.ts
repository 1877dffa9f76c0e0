import { addMonths } from './calendar.ts'
import { dayText } from './day-text.ts'
import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const MONTHS = 24

/** An inspection of the last 24 calendar months. A record that counts none is a fail; no record is incomplete. */
export const recentInspection: Rule = ({ safety }, today) => {
  const found = { source: SOURCES.safety, as_of: safety.inspections_as_of ?? safety.as_of }
  if (safety.last_inspection_date !== null)
    return {
      ...found,
      result: safety.last_inspection_date >= addMonths(today, -MONTHS) ? 'pass' : 'fail',
      value: `last inspected ${dayText(safety.last_inspection_date)}`,
    }
  if (safety.inspections_24_months === null) return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
  return safety.inspections_24_months > 0
    ? { ...found, result: 'pass', value: `${safety.inspections_24_months} in ${MONTHS} months` }
    : { ...found, result: 'fail', value: `none in ${MONTHS} months` }
}
