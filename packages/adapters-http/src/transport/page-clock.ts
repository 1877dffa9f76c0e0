import type { Clock } from '@fairhaul/core'

/** The time of the machine, for waits between attempts. */
export const pageClock: Pick<Clock, 'now' | 'after'> = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
