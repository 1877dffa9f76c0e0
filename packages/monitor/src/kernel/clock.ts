/** The current time. Tests pass a clock that they move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * The day of a company, as a calendar date: rules, overrides, buckets and feeds are all decided by it, so that they
 * agree at every instant. Every response has the time of this clock as `Date`, from which a portal has the same day.
 *
 * Choice: the day in UTC, as companies have no time zone of their own here.
 */
export const today = (clock: Clock): string => clock.now().toISOString().slice(0, 10)

const FARTHEST_EAST_MS = 14 * 60 * 60 * 1000

/** The latest current date anywhere: the day at UTC+14. Only a later date is in the future. */
export const latestToday = (clock: Clock): string =>
  new Date(clock.now().getTime() + FARTHEST_EAST_MS).toISOString().slice(0, 10)

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
