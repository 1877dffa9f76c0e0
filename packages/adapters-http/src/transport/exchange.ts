import { CallFailed, type UploadProgress } from '@fairhaul/core'
import fetchRetry from 'fetch-retry'
import type { AnyCall, Fetch, UploadRequest } from './call.ts'
import { serverWaitSeconds, type LimitWaits } from './limit-waits.ts'
import { pause } from './pause.ts'
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
  readonly waits: LimitWaits | undefined
}

/** A response and its text. */
interface Exchanged {
  readonly response: Response
  readonly text: string
}

/**
 * Sends requests, with retries, and with waits where a program waits as the server says. A call that hands over a limit as
 * its refusal is waited for by its caller.
 *
 * Refuses: a missing or broken connection throws `CallFailed` (`offline`), one that takes too long `timed-out`, with what
 * the platform threw as its cause.
 */
export const exchanger =
  ({ base, fetch, xhr, timing, adopt, onTime, waits }: ExchangeDeps) =>
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
        const exchanged = await exchange()
        const isWaitedFor = waits !== undefined && handled?.includes(exchanged.response.status) !== true
        const seconds = isWaitedFor
          ? serverWaitSeconds(question, exchanged.response, count, clock.now())
          : null
        if (seconds === null) return exchanged
        waits?.onWait?.(seconds)
        await pause(seconds * 1000, signal, clock)
      }
    } catch (thrown) {
      signal.throwIfAborted()
      if (isAbort(thrown)) throw thrown
      const kind = isTimeout(thrown) ? 'timed-out' : 'offline'
      const failure = { kind, call: route, status: null, requestId: null, detail: whyFailed(thrown) } as const
      throw new CallFailed(failure, { cause: thrown })
    }
  }
