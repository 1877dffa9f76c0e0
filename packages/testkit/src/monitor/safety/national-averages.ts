/**
 * The nation's out-of-service rates, 0 to 1, and the day of their table: another table gives another verdict.
 *
 * Source: the federal company snapshot (SAFER).
 */
export const NATIONAL_AVERAGES = {
  vehicle_oos_rate: 0.2226,
  driver_oos_rate: 0.0667,
  as_of: '2025-06-06',
} as const
