import { invalid } from '../../http/refused.ts'
import { addDays } from '../../kernel/calendar.ts'

/** How many days ahead the gate may be asked for. */
const DAYS_MAX = 366

/** The last day that the gate may be asked for. */
export const lastDay = (today: string): string => addDays(today, DAYS_MAX)

/** Refuses: 422 for a day before today, and for one that is further ahead. */
export function requireGateDay(day: string, today: string, field: string): void {
  if (day < today || day > lastDay(today))
    throw invalid(field, `Give a day from today to ${DAYS_MAX} days ahead.`)
}
