import type { CancelSignal } from '@fairhaul/core'

interface Flight {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

export interface InFlightRequests {
  /**
   * Waits for the request `key`: joins the pending one, or starts it. A null key is never shared.
   *
   * Each caller aborts on its own: its promise rejects at once with its own signal's reason. When the last one has
   * aborted, the request is aborted in the same task.
   */
  wait<T>(
    key: string | null,
    signal: CancelSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** From now on no one joins a pending request: data has changed since it was sent. */
  invalidate(): void
}

/** Equal reads at the same time share one request and its response. Nothing is cached after the response. */
export const inFlightRequests = (): InFlightRequests => {
  const open = new Map<string, Flight>()

  const close = (key: string | null, flight: Flight) => {
    if (key !== null && open.get(key) === flight) open.delete(key)
  }

  const begin = <T>(key: string | null, start: (signal: AbortSignal) => Promise<T>): Flight => {
    const controller = new AbortController()
    const answer = start(controller.signal).finally(() => close(key, flight))
    const flight: Flight = { answer, controller, waiting: 0 }
    if (key !== null) open.set(key, flight)
    return flight
  }

  return {
    wait: <T>(
      key: string | null,
      signal: CancelSignal | undefined,
      start: (signal: AbortSignal) => Promise<T>,
    ) => {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const flight = (key === null ? undefined : open.get(key)) ?? begin(key, start)
      flight.waiting++
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(signal?.reason)
          if (--flight.waiting > 0) return
          close(key, flight)
          flight.controller.abort(signal?.reason)
        }
        signal?.addEventListener('abort', leave, { once: true })
        flight.answer
          .finally(() => signal?.removeEventListener('abort', leave))
          .then(answer => resolve(answer as T), reject)
      })
    },
    invalidate: () => open.clear(),
  }
}
