import type { CalendarDate } from '../../shared/calendar-date.ts'

/**
 * The national out-of-service rates, as shares of inspections, 0 to 1. They are dated: an older table gives another
 * verdict, so they are told with their day wherever they are used.
 *
 * Source: the federal company snapshot (SAFER), national averages as of 6 June 2025.
 */
export const NATIONAL_OUT_OF_SERVICE_RATES = {
  vehicle: 0.2226,
  driver: 0.0667,
  asOf: '2025-06-06' satisfies CalendarDate as CalendarDate,
} as const

/** Below so many inspections a rate says nothing, so it is neither told nor compared. */
export const INSPECTIONS_TO_COMPARE_MIN = 5
