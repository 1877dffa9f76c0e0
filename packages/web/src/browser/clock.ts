import type { CalendarDate, Clock } from '@fairhaul/core'

/** The browser's clock, and its difference to the monitor's. */
export interface BrowserClock extends Clock {
  /** Takes over the time of the monitor, in milliseconds since 1970. */
  readonly follow: (monitorTime: number) => void
}

/**
 * The browser's own clock, with the day of the monitor: a wrong clock or another time zone changes no verdict. Until the
 * monitor has responded, its time is taken to be the browser's.
 */
export const browserClock = (): BrowserClock => {
  let ahead = 0
  return {
    now: () => Date.now(),
    today: () => new Date(Date.now() + ahead).toISOString().slice(0, 10) as CalendarDate,
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
    follow: monitorTime => {
      ahead = monitorTime - Date.now()
    },
  }
}
