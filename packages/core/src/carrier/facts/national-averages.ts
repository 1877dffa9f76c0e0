import type { CalendarDate } from '../../shared/calendar-date.ts'

/**
 * The national out-of-service rates, as shares of inspections, 0 to 1. They are dated, and shown with their day, as an
 * older table gives other verdicts.
 *
 * Source: the federal company snapshot (SAFER), national averages as of June 6, 2025.
 */
export const NATIONAL_OUT_OF_SERVICE_RATES = {
  vehicle: 0.2226,
  driver: 0.0667,
  asOf: '2025-06-06' satisfies CalendarDate as CalendarDate,
} as const

/** The fewest inspections for a rate; below, it is neither shown nor compared. */
export const INSPECTIONS_TO_COMPARE_MIN = 5

const PER_AVERAGE = 10_000

/**
 * The share of inspections that ended out of service, in percent of the national average, rounded up, so that what is shown
 * as 100 is not above it.
 *
 * Source: the national averages, see there.
 */
export const percentOfNationalRate = (
  of: 'vehicle' | 'driver',
  outOfService: number,
  inspections: number,
): number => {
  const average = Math.round(NATIONAL_OUT_OF_SERVICE_RATES[of] * PER_AVERAGE)
  // Whole numbers divided once: a rate that is exactly the average is exactly 100.
  return Math.ceil((outOfService * 100 * PER_AVERAGE) / (inspections * average))
}
