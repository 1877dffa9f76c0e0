/** The current time. Tests pass a clock that they move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * The monitor's day, as a calendar date.
 *
 * Choice: the day in UTC, as companies have no time zone of their own here.
 */
export const today = (clock: Clock): string => clock.now().toISOString().slice(0, 10)

const FARTHEST_WEST_MS = -12 * 60 * 60 * 1000

/**
 * The earliest current date anywhere: the day at UTC-12. Only an earlier date is past.
 *
 * Choice: a date that a user gave has no time zone, so it ends with the last zone. By the day in UTC, a broker in
 * Denver would have today's date refused in the evening.
 */
export const earliestToday = (clock: Clock): string =>
  new Date(clock.now().getTime() + FARTHEST_WEST_MS).toISOString().slice(0, 10)

const FARTHEST_EAST_MS = 14 * 60 * 60 * 1000

/** The latest current date anywhere: the day at UTC+14. Only a later date is in the future. */
export const latestToday = (clock: Clock): string =>
  new Date(clock.now().getTime() + FARTHEST_EAST_MS).toISOString().slice(0, 10)

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
