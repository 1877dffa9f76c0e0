import type { CalendarDate } from '../../shared/calendar-date.ts'

/** What time it is where the broker sits. Functions of core take the time as a parameter; only shells ask. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** The viewer's own day. */
  today(): CalendarDate
  /** Calls back once after `ms`; the answer cancels it. */
  after(ms: number, call: () => void): () => void
}
