import { CallFailed, type UploadProgress } from '@fairhaul/core'
import fetchRetry from 'fetch-retry'
import type { AnyCall, Fetch, UploadRequest } from './call.ts'
import type { LimitGate } from './limit-waits.ts'
import { retryOn, type RetryTiming } from './retry-policy.ts'
import { methodOf } from './route.ts'
import { isAbort, isTimeout, timeLimitMs, withTimeLimit } from './time-limit.ts'
import { whyFailed } from './why-failed.ts'

/** What requests are sent with. */
interface ExchangeDeps {
  /** The monitor's prefix, without a slash at its end. */
  readonly base: string
  readonly fetch: Fetch
  readonly xhr: (() => UploadRequest) | undefined
  readonly timing: RetryTiming
  readonly adopt: (question: string) => Promise<Response> | undefined
  readonly onTime: (monitorTime: number) => void
  /** Undefined: no wait is longer than one of a retry. */
  readonly gate: LimitGate | undefined
}

/** A response and its text. */
interface Exchanged {
  readonly response: Response
  readonly text: string
}

/**
 * Sends requests, with retries, and with waits where a program waits as the server says: all requests wait together. A
 * write that hands over a limit as its refusal is not waited for.
 *
 * Refuses: a missing or broken connection throws `CallFailed` (`offline`), one that takes too long `timed-out`, with what
 * the platform threw as its cause.
 */
export const exchanger =
  ({ base, fetch, xhr, timing, adopt, onTime, gate }: ExchangeDeps) =>
  async (
    { route, once: isKeyed, readsOnly, upload, handled }: AnyCall,
    target: string,
    init: RequestInit,
    signal: AbortSignal,
    onProgress: UploadProgress,
  ): Promise<Exchanged> => {
    const { clock } = timing
    const isRead = methodOf(route) === 'GET'
    const question = isRead || readsOnly ? 'read' : isKeyed ? 'keyed-write' : 'write'
    const transport = upload?.({ fetch, xhr, clock, onProgress }) ?? fetch
    let early = isRead ? adopt(`GET ${target}`) : undefined
    const once: Fetch = (url, sent) => {
      const given = early
      early = undefined
      return given ?? transport(url, sent)
    }
    // An upload is ended when it stands still instead: a large file may take longer.
    const limit = upload !== undefined && init.body instanceof FormData ? null : timeLimitMs(methodOf(route))
    const exchange = (): Promise<Exchanged> =>
      withTimeLimit(limit, signal, async inner => {
        const response = await fetchRetry(once, { retryOn: retryOn(question, inner, timing), retryDelay: 0 })(
          `${base}/${target}`,
          { ...init, signal: inner },
        )
        const time = Date.parse(response.headers.get('date') ?? '')
        if (!Number.isNaN(time)) onTime(time)
        return { response, text: await response.text() }
      })
    try {
      for (let count = 0; ; count += 1) {
        if (gate !== undefined) await gate.passed(signal)
        const exchanged = await exchange()
        const isHandedOver = question !== 'read' && handled?.includes(exchanged.response.status) === true
        if (isHandedOver || gate?.closes(question, exchanged.response, count) !== true) return exchanged
      }
    } catch (thrown) {
      signal.throwIfAborted()
      if (isAbort(thrown)) throw thrown
      const kind = isTimeout(thrown) ? 'timed-out' : 'offline'
      const failure = { kind, call: route, status: null, requestId: null, detail: whyFailed(thrown) } as const
      throw new CallFailed(failure, { cause: thrown })
    }
  }
