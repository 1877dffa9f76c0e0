export { addMonths, dayText as formatCalendarDate, daysBetween } from '../../kernel/calendar.ts'

/** A day as `YYYY-MM-DD`. */
export type CalendarDate = string
