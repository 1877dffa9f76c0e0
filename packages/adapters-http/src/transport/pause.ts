import type { Clock } from '@fairhaul/core'

/** Waits `ms` milliseconds. An abort ends the wait at once and rejects with the abort's reason. */
export const pause = (ms: number, signal: AbortSignal, clock: Pick<Clock, 'after'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      cancel()
      reject(signal.reason)
    }
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
