import type { CalendarDate, Clock } from '@fairhaul/core'

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The browser's own clock and time zone. */
export const browserClock: Clock = {
  now: () => Date.now(),
  today() {
    const day = new Date()
    return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}` as CalendarDate
  },
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
