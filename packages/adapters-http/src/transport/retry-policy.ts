import type { Clock } from '@fairhaul/core'
import { pause } from './pause.ts'
import { retryAfterMs } from './retry-after.ts'
import type { WebResponse, WebSignal } from './web-types.ts'

/** Further attempts after the first. */
export const RETRIES_MAX = 2
/** Further attempts after a 503 of a busy server that says when to come again. */
export const BUSY_RETRIES_MAX = 8
/** The wait before the first further attempt; it doubles for each one after. */
export const RETRY_WAIT_MS = 300
/** The longest `retry-after` that is honored. */
export const RETRY_AFTER_MAX_MS = 5_000
/** The jitter of a wait to either side, so that many portals do not retry in step. */
export const RETRY_JITTER = 0.25

const PASSING_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

type Repeatable = 'read' | 'keyed-write'
/** The kind of request, for retries. A `keyed-write` has an idempotency key that the server knows. */
export type Question = Repeatable | 'write'

/** The clock and random source of retries. */
export interface RetryTiming {
  readonly clock: Pick<Clock, 'now' | 'after'>
  /** From 0 up to, not including, 1. */
  readonly random: () => number
  /** Whether the browser may have a network; by default what it says itself. Outside a browser it always may. */
  readonly isOnline?: () => boolean
}

const browserIsOnline = (): boolean =>
  (globalThis.navigator as Partial<Navigator> | undefined)?.onLine ?? true

/** Whether a later attempt may succeed. A keyed write whose first attempt is still running gets such a response. */
const mayPass = (question: Repeatable, { status, headers }: WebResponse): boolean =>
  PASSING_STATUSES.has(status) || (question === 'keyed-write' && status === 409 && headers.has('retry-after'))

/**
 * The wait before one more attempt, in milliseconds; null when there is to be none.
 *
 * Retried are reads, and writes with an idempotency key; any other write without a response may have run. Temporary
 * are a failed connection and a gateway's 502, 503 or 504; every other status is final. A `retry-after`
 * replaces our own wait. A browser that says that it is offline sends nothing again: that is for its `online` event.
 * Choice: a busy server that says when to come again is tried eight times, about half a minute; one longer than RETRY_AFTER_MAX_MS ends the call: no one watches a loading screen for so long, and
 * retrying sooner would ignore the server.
 */
export const retryWaitMs = (
  requested: { readonly question: Question; readonly attempt: number; readonly response: WebResponse | null },
  { clock, random, isOnline = browserIsOnline }: RetryTiming,
): number | null => {
  const { question, attempt, response } = requested
  if (question === 'write') return null
  if (response === null ? !isOnline() : !mayPass(question, response)) return null
  const wanted = retryAfterMs(response?.headers.get('retry-after') ?? null, clock.now())
  if (attempt >= (response?.status === 503 && wanted !== null ? BUSY_RETRIES_MAX : RETRIES_MAX)) return null
  if (wanted !== null) return wanted > RETRY_AFTER_MAX_MS ? null : wanted
  return RETRY_WAIT_MS * 2 ** attempt * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random())
}

/**
 * The policy as fetch-retry's `retryOn`: resolves after the wait with whether to retry.
 *
 * The wait happens here and not in fetch-retry's `retryDelay`, because that one is a timer that an abort cannot end. An
 * abort, before or during the wait, rejects with the abort's own reason. What stood still is not sent again by itself. The unused response is canceled at once.
 */
export const retryOn =
  (question: Question, signal: WebSignal, timing: RetryTiming) =>
  async (attempt: number, error: Error | null, response: WebResponse | null): Promise<boolean> => {
    signal.throwIfAborted()
    if (error?.name === 'AbortError' || error?.name === 'TimeoutError') return false
    const wait = retryWaitMs({ question, attempt, response }, timing)
    if (wait === null) return false
    response?.body?.cancel().catch(() => {})
    await pause(wait, signal, timing.clock)
    return true
  }
