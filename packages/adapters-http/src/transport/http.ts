import {
  CallFailed,
  type CancelSignal,
  type Clock,
  done,
  type Outcome,
  type RedirectTarget,
  type Refusal,
  type UploadProgress,
} from '@fairhaul/core'
import fetchRetry from 'fetch-retry'
import { addressOf } from './address.ts'
import type { AnyCall, Call } from './call.ts'
import { inFlightRequests } from './in-flight-requests.ts'
import { NO_USER, NOT_LOADED_YET } from './known-session.ts'
import { readResponse } from './read-response.ts'
import { refresh } from './refresh.ts'
import { type Fetch, requestOf } from './request.ts'
import { retryOn } from './retry-policy.ts'
import { methodOf } from './route.ts'
import { timeLimitMs, withTimeLimit } from './time-limit.ts'

/** The system clock, for waits between attempts. */
const pageClock: Pick<Clock, 'now' | 'after'> = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

export interface HttpSettings {
  /** The monitor's prefix, without a trailing slash: `/monitor`, or with its origin outside a browser. */
  readonly base: string
  readonly fetch?: Fetch
  /** Called with the target of a 406 or 418. The listener decides whether the address may be followed. */
  readonly onRedirect?: (to: RedirectTarget) => void
  /** Called with the monitor's time at each response, by its `Date` header. Milliseconds since 1970. */
  readonly onTime?: (monitorTime: number) => void
  /**
   * The response to a request that the page sent before this code loaded, by method, path and query
   * (`GET refresh_jwt`). Each response is returned once; undefined when there is none.
   */
  readonly adopt?: (question: string) => Promise<Response> | undefined
  /** Logs that a request was not sent; by default to the console. */
  readonly log?: (message: string) => void
  readonly clock?: Pick<Clock, 'now' | 'after'>
  readonly random?: () => number
  /** Creates the request of an upload; by default the browser's. */
  readonly xhr?: () => XMLHttpRequest
}

/** Sends one call. Rejects with `CallFailed` or the abort reason; anything else is a bug. */
export type Http = <FetchFn, T>(
  call: Call<FetchFn, T>,
  params: FetchFn,
  signal?: CancelSignal,
  onProgress?: UploadProgress,
) => Promise<Outcome<T, Refusal>>

/**
 * How every call is sent: prefix, CSRF token, one retry policy, shared reads, refusals, redirects.
 *
 * Source: section 8, "General handling".
 */
export const http = ({
  base,
  fetch = (url, init) => globalThis.fetch(url, init),
  onRedirect = () => {},
  onTime = () => {},
  adopt = () => undefined,
  log = message => globalThis.console.warn(message),
  clock = pageClock,
  random = Math.random,
  xhr = typeof XMLHttpRequest === 'undefined' ? undefined : () => new XMLHttpRequest(),
}: HttpSettings): Http => {
  const inFlight = inFlightRequests()
  const timing = { clock, random }
  let known = NOT_LOADED_YET

  /** The response and its text. A missing or broken connection is `offline`, one that takes too long `timed-out`. */
  const exchange = async (
    { route, once: isKeyed, upload }: Pick<AnyCall, 'route' | 'once' | 'upload'>,
    target: string,
    init: RequestInit,
    signal: AbortSignal,
    onProgress: UploadProgress,
  ) => {
    const isRead = methodOf(route) === 'GET'
    const question = isRead ? 'read' : isKeyed ? 'keyed-write' : 'write'
    const transport = upload?.({ fetch, xhr, clock, onProgress }) ?? fetch
    let early = isRead ? adopt(`GET ${target}`) : undefined
    const once: Fetch = (url, sent) => {
      const given = early
      early = undefined
      return given ?? transport(url, sent)
    }
    // An upload is ended when it stands still instead: a large file may take longer.
    const limit = upload !== undefined && init.body instanceof FormData ? null : timeLimitMs(methodOf(route))
    try {
      return await withTimeLimit(limit, signal, async inner => {
        const response = await fetchRetry(once, { retryOn: retryOn(question, inner, timing), retryDelay: 0 })(
          `${base}/${target}`,
          { ...init, signal: inner },
        )
        const time = Date.parse(response.headers.get('date') ?? '')
        if (!Number.isNaN(time)) onTime(time)
        return { response, text: await response.text() }
      })
    } catch (thrown) {
      signal.throwIfAborted()
      if (isAbort(thrown)) throw thrown
      const kind = isTimeout(thrown) ? 'timed-out' : 'offline'
      throw new CallFailed({ kind, call: route, status: null, requestId: null, detail: null })
    }
  }

  const send = async <FetchFn, T>(
    call: Call<FetchFn, T>,
    params: FetchFn,
    target: string,
    signal: AbortSignal,
    onProgress: UploadProgress,
  ) => {
    const before = known
    const body = call.body && (await call.body(params))
    const { response, text } = await exchange(
      call,
      target,
      requestOf(call, body, known.csrfToken, call.headers?.(params)),
      signal,
      onProgress,
    )
    signal.throwIfAborted()
    const received = readResponse(call, response, text, clock.now())
    if (received.known) known = received.known
    // A 401 to a request from before the sign-in says nothing about the new session.
    if (known === before && !received.outcome.ok && received.outcome.refusal.kind === 'unauthenticated')
      known = NO_USER
    if (received.redirect) onRedirect(received.redirect)
    return received.outcome
  }

  const request: Http = async (call, requested, signal, onProgress = () => {}) => {
    if (known === NOT_LOADED_YET && sessionGuard(call, requested)) {
      const here = await request(refresh, undefined, signal)
      if (!here.ok) return here
    }
    const skipped = call.skip?.(requested, known)
    if (skipped) {
      log(skipped.say)
      return done(skipped.answer)
    }
    const target = addressOf(call, requested, known)
    const read = methodOf(call.route) === 'GET' && !call.changes
    try {
      return await inFlight.wait(read ? `${call.route} ${target}` : null, signal, inner =>
        send(call, requested, target, inner, onProgress),
      )
    } catch (thrown) {
      if (call.onFailure && thrown instanceof CallFailed) return done(call.onFailure(thrown.failure))
      throw thrown
    } finally {
      if (!read) inFlight.invalidate()
    }
  }
  return request
}

/** Whether a call needs the session: its company id or its CSRF token. */
const sessionGuard = <FetchFn, T>(call: Call<FetchFn, T>, requested: FetchFn): boolean =>
  call.companyOf?.(requested) === true || (methodOf(call.route) !== 'GET' && call.csrf === undefined)

const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'

const isTimeout = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'TimeoutError'
