import { type CalendarDate, type Clock, calendarDateOf } from '@fairhaul/core'

/** A `Clock` that a test moves. */
export interface FakeClock extends Clock {
  /** Lets time pass; what is due happens at its own instant, in order. */
  advance(ms: number): void
}

/** A clock that stands still until a test moves it. It begins at noon of a day, where the test runs. */
export const fakeClock = (startsOn: CalendarDate = '2026-11-21'): FakeClock => {
  let now = new Date(`${startsOn}T12:00:00`).getTime()
  let waiting: readonly { readonly at: number; readonly call: () => void }[] = []
  return {
    now: () => now,
    today: () => calendarDateOf(new Date(now)),
    after: (ms, call) => {
      const entry = { at: now + Math.max(0, ms), call }
      waiting = [...waiting, entry]
      return () => {
        waiting = waiting.filter(each => each !== entry)
      }
    },
    advance: ms => {
      const until = now + ms
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)
        if (next === undefined) break
        waiting = waiting.filter(each => each !== next)
        now = next.at
        next.call()
      }
      now = until
    },
  }
}
