import { retryAfterMs } from './retry-after.ts'
import type { Question } from './retry-policy.ts'
import type { WebResponse } from './web-types.ts'

/** The longest wait that a server may require, in seconds. A longer one ends the call. */
export const LIMIT_WAIT_MAX_SECONDS = 15 * 60
/** Waits for one request, at most. */
export const LIMIT_WAITS_MAX = 5

/** That a program waits as long as a server says. */
export interface LimitWaits {
  /** Called before each wait, with its seconds. */
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
export const serverWaitSeconds = (
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
