import type { Clock } from '@fairhaul/core'
import { retryAfterMs } from './retry-after.ts'

/** Waits `ms` milliseconds. An abort ends the wait at once and rejects with the abort's reason. */
const pause = (ms: number, signal: AbortSignal, clock: Pick<Clock, 'after'>): Promise<void> =>
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

/** Further attempts after the first. */
export const RETRIES_MAX = 2
/** The wait before the first further attempt; it doubles for each one after. */
export const RETRY_WAIT_MS = 300
/** The longest `retry-after` that is waited for. */
export const RETRY_AFTER_MAX_MS = 5_000
/** How far a wait may stray to either side, so that many portals do not come back in step. */
export const RETRY_JITTER = 0.25

const PASSING_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

type Repeatable = 'read' | 'keyed-write'
/** What is asked, as far as asking again goes. A `keyed-write` carries an idempotency key that the server knows. */
export type Question = Repeatable | 'write'

/** What time and chance a retry depends on. */
export interface RetryTiming {
  readonly clock: Pick<Clock, 'now' | 'after'>
  /** From 0 up to, not including, 1. */
  readonly random: () => number
}

/** Whether an answer may be another one in a moment. A keyed write whose first attempt is still under way says so. */
const mayPass = (question: Repeatable, { status, headers }: Response): boolean =>
  PASSING_STATUSES.has(status) || (question === 'keyed-write' && status === 409 && headers.has('retry-after'))

/**
 * The wait before one more attempt, in milliseconds; null when there is to be none.
 *
 * Reads, and writes that carry an idempotency key; any other write that got no answer may have been carried out. What
 * may pass is a connection that failed and a gateway's 502, 503 or 504; every other status is an answer. A `retry-after`
 * is waited for instead of our own wait.
 * Choice: one that is longer than RETRY_AFTER_MAX_MS ends the call: nobody looks at a waiting screen for so long, and
 * asking sooner is what the server asked us not to do.
 */
export const retryWaitMs = (
  requested: { readonly question: Question; readonly attempt: number; readonly response: Response | null },
  { clock, random }: RetryTiming,
): number | null => {
  const { question, attempt, response } = requested
  if (question === 'write' || attempt >= RETRIES_MAX) return null
  if (response && !mayPass(question, response)) return null
  const wanted = retryAfterMs(response?.headers.get('retry-after') ?? null, clock.now())
  if (wanted !== null) return wanted > RETRY_AFTER_MAX_MS ? null : wanted
  return RETRY_WAIT_MS * 2 ** attempt * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random())
}

/**
 * The policy in the form that fetch-retry takes: whether to ask again, answered after the wait.
 *
 * The wait happens here and not in fetch-retry's `retryDelay`, because that one is a timer that an abort cannot end. An
 * abort, before or during the wait, rejects with the abort's own reason. The answer that is not used is let go at once.
 */
export const retryOn =
  (question: Question, signal: AbortSignal, timing: RetryTiming) =>
  async (attempt: number, error: Error | null, response: Response | null): Promise<boolean> => {
    signal.throwIfAborted()
    if (error?.name === 'AbortError') return false
    const wait = retryWaitMs({ question, attempt, response }, timing)
    if (wait === null) return false
    response?.body?.cancel().catch(() => {})
    await pause(wait, signal, timing.clock)
    return true
  }
