const DAY_MS = 86_400_000

/** Dates by their days since 1970: a world asks for each of a few thousand dates a hundred times. */
const dates = new Map<number, string>()

const dateAt = (days: number): string => {
  const known = dates.get(days) ?? new Date(days * DAY_MS).toISOString().slice(0, 10)
  dates.set(days, known)
  return known
}

/** The calendar date some days before a day; a negative number is in the future. No time zone is involved. */
export const daysBefore = (day: string, days: number): string =>
  dateAt(Math.floor(Date.parse(day) / DAY_MS - days))

export const daysAfter = (day: string, days: number): string => daysBefore(day, -days)

/** An instant some days before a day, at a minute of that day, ISO 8601. */
export const momentBefore = (day: string, days: number, minute = 600): string =>
  new Date(Date.parse(`${daysBefore(day, days)}T00:00:00Z`) + minute * 60_000).toISOString()

/**
 * The newest year that a world uses as a plain number, such as a model year.
 *
 * Choice: fixed, as numbers do not move with the day; a vehicle keeps its year and its VIN.
 */
export const NEWEST_YEAR = 2026

/** Rows in the order in which they were made, by their instants (ISO 8601, UTC). */
export const oldestFirst = <Row>(rows: readonly Row[], madeAt: (row: Row) => string): readonly Row[] =>
  rows.toSorted((one, other) => Date.parse(madeAt(one)) - Date.parse(madeAt(other)))
