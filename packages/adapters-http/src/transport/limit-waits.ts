import type { CancelSignal, Clock } from '@fairhaul/core'
import { pause } from './pause.ts'
import { retryAfterMs } from './retry-after.ts'
import type { Question } from './retry-policy.ts'
import type { WebResponse } from './web-types.ts'

/** The longest wait that a server may require, in seconds. A longer one ends the call. */
export const LIMIT_WAIT_MAX_SECONDS = 15 * 60
/** Waits for one request, at most. */
export const LIMIT_WAITS_MAX = 5

/** That a program waits as long as a server says. */
export interface LimitWaits {
  /** Called before each wait, with its seconds. All requests wait together: once for all. */
  readonly onWait?: ((seconds: number) => void) | undefined
}

/**
 * How long a program waits before it sends a request again, in seconds, by the `retry-after` of a 429 or 503. `waits`: how
 * often it has waited for the request.
 *
 * Empty: null, it does not send it again: any other response, one without `retry-after`, a longer wait than
 * LIMIT_WAIT_MAX_SECONDS, or one wait too many. A 429 was not carried out, so any request is sent again; after a 503 a
 * write without an idempotency key may have been.
 */
const serverWaitSeconds = (
  question: Question,
  { status, headers }: Pick<WebResponse, 'status' | 'headers'>,
  waits: number,
  now: number,
): number | null => {
  const mayRepeat = status === 429 || (status === 503 && question !== 'write')
  if (!mayRepeat || waits >= LIMIT_WAITS_MAX) return null
  const ms = retryAfterMs(headers.get('retry-after'), now)
  return ms === null || ms > LIMIT_WAIT_MAX_SECONDS * 1000 ? null : Math.ceil(ms / 1000)
}

/** What all requests of a program pass, and where they wait for a limit together. */
export interface LimitGate {
  /** Waits while a limit holds. An abort ends the wait at once and rejects with its reason. */
  readonly passed: (signal: CancelSignal) => Promise<void>
  /** Whether a response requires a wait before its request is sent again. `waits`: how often it was sent again already. */
  readonly closes: (
    question: Question,
    response: Pick<WebResponse, 'status' | 'headers'>,
    waits: number,
  ) => boolean
}

/** A gate that is open until a response closes it for as long as the server says. */
export const limitGate = ({ onWait }: LimitWaits, clock: Pick<Clock, 'now' | 'after'>): LimitGate => {
  let opensAt = -Infinity
  return {
    passed: async signal => {
      const ms = opensAt - clock.now()
      if (ms > 0) await pause(ms, signal, clock)
    },
    closes: (question, response, waits) => {
      const now = clock.now()
      const seconds = serverWaitSeconds(question, response, waits, now)
      if (seconds === null) return false
      const isOpen = opensAt <= now
      opensAt = Math.max(opensAt, now + seconds * 1000)
      if (isOpen && seconds > 0) onWait?.(seconds)
      return true
    },
  }
}
