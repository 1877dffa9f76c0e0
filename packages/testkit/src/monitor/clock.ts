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

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
