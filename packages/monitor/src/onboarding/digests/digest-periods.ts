import { wallClock } from '../../kernel/zoned-clock.ts'

const HOUR = '06:00:00'
const DAY_MS = 86_400_000

/** The instant of 06:00 on a day of a zone. No zone changes its clocks over that hour. */
const morningOf = (day: number, zone: string): number => {
  const wall = Date.parse(`${new Date(day).toISOString().slice(0, 10)}T${HOUR}Z`)
  const guess = wall - (wallClock(wall, zone) - wall)
  return wall - (wallClock(guess, zone) - guess)
}

/** The zone of a company. Empty: UTC, also for a name that is no zone. */
export const zoneOf = (name: string | null): string => {
  if (name === null) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** When the last period ended: the last 06:00 of a zone, or the last one of a Monday. */
export const periodAt = (frequency: 'daily' | 'weekly', now: Date, zone: string): Date => {
  const today = Math.floor(wallClock(now.getTime(), zone) / DAY_MS) * DAY_MS
  const day = morningOf(today, zone) > now.getTime() ? today - DAY_MS : today
  if (frequency === 'daily') return new Date(morningOf(day, zone))
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return new Date(morningOf(day - sinceMonday * DAY_MS, zone))
}
