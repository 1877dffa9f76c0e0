import type { CancelSignal, Clock } from '@fairhaul/core'

/** The system clock, for waits between attempts. */
export const systemClock: Pick<Clock, 'now' | 'after'> = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** Waits `ms` milliseconds. An abort ends the wait at once and rejects with the abort's reason. */
export const pause = (
  ms: number,
  signal: CancelSignal | undefined,
  clock: Pick<Clock, 'after'>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      cancel()
      reject(signal?.reason)
    }
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
