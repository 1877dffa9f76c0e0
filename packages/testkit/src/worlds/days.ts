const DAY_MS = 86_400_000

/** The calendar date so many days before a day; a negative number looks ahead. No time zone is asked. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)

export const daysAfter = (day: string, days: number): string => daysBefore(day, -days)

/** An instant in the working hours of a day, ISO 8601, so many days before. */
export const momentBefore = (day: string, days: number, minute = 600): string =>
  new Date(Date.parse(`${daysBefore(day, days)}T00:00:00Z`) + minute * 60_000).toISOString()

/**
 * The newest year that a world knows as a mere number: of a model, of a count of miles.
 *
 * Choice: fixed, for a number cannot move with the day; a vehicle keeps its year, and its VIN, as it does on the road.
 */
export const NEWEST_YEAR = 2026
