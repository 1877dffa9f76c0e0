/** What time it is. Tests hand in a clock that they move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * The monitor's day, as a calendar date.
 *
 * Choice: the day of UTC, for companies have no time zone of their own here.
 */
export const today = (clock: Clock): string => clock.now().toISOString().slice(0, 10)

const FARTHEST_WEST_MS = -12 * 60 * 60 * 1000

/**
 * The earliest calendar date that it still is somewhere: the day at UTC-12. Only a date before it is past.
 *
 * Choice: a date that somebody gave has no zone, so it ends where it ends last. By the day of UTC a broker in Denver
 * would be refused their own date in the evening.
 */
export const earliestToday = (clock: Clock): string =>
  new Date(clock.now().getTime() + FARTHEST_WEST_MS).toISOString().slice(0, 10)

const FARTHEST_EAST_MS = 14 * 60 * 60 * 1000

/** The latest calendar date that it is somewhere by now: the day at UTC+14. Only a date after it is still to come. */
export const latestToday = (clock: Clock): string =>
  new Date(clock.now().getTime() + FARTHEST_EAST_MS).toISOString().slice(0, 10)

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
