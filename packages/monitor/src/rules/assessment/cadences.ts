/**
 * How often the agency publishes a file. `frozen`: its facts are those of May 14, 2026, although it is uploaded again
 * every day.
 */
export type Cadence = 'daily' | 'weekly' | 'monthly' | 'frozen'

/** How many days a file of a cadence stays current. Undefined: it never changes. */
export const DAYS_CURRENT: Readonly<Record<Cadence, number | undefined>> = {
  daily: 1,
  weekly: 7,
  monthly: 28,
  frozen: undefined,
}

/**
 * How many days the newest day in a file may lie back for what is not in it to mean something. Undefined: any number.
 *
 * Choice: more than its cadence, as the agency skips days, and the day in a file is earlier than that of its publication.
 */
export const DAYS_UNTIL_LATE = {
  daily: 7,
  weekly: 14,
  monthly: 75,
  frozen: undefined,
} as const satisfies Readonly<Record<Cadence, number | undefined>>
