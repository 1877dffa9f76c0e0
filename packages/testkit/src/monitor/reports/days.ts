const DAY_MS = 86_400_000

/** The calendar date so many days after a day. No time zone is asked. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
