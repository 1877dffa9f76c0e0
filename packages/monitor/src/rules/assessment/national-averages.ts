/**
 * The national out-of-service rates, 0 to 1, with the date of their table.
 *
 * Source: the federal company snapshot (SAFER).
 */
export const NATIONAL_AVERAGES = {
  vehicle_oos_rate: 0.2226,
  driver_oos_rate: 0.0667,
  as_of: '2025-06-06',
} as const

/** Below so many inspections a rate is meaningless. */
export const INSPECTIONS_MIN = 5

/** Out of service in percent of the national average, rounded up. In whole numbers, so that the average itself is 100. */
export const percentOfAverage = (average: number, outOfService: number, inspections: number): number =>
  Math.ceil((outOfService * 1_000_000) / (inspections * Math.round(average * 10_000)))
