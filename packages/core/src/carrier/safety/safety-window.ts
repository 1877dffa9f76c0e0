import { addMonths, type CalendarDate } from '../../shared/calendar-date.ts'

/** How far back inspections, violations and crashes count, in months. Source: section 3, "Inspections, crashes and violations". */
export const SAFETY_MONTHS = 24

/**
 * The first day that counts: 24 months before today, inclusive.
 *
 * Source: section 3, "Inspections, crashes and violations". Choice: from 29 February, 28 February.
 */
export const safetyFrom = (today: CalendarDate): CalendarDate => addMonths(today, -SAFETY_MONTHS)

/**
 * Whether an event of a day counts today. Future events do not. Source: section 3, "Inspections, crashes and
 * violations".
 */
export const countsForSafety = (day: CalendarDate, today: CalendarDate): boolean =>
  safetyFrom(today) <= day && day <= today
