import {
  CallFailed,
  type UserId,
  type CancelSignal,
  type Clock,
  done,
  type Outcome,
  type RedirectTarget,
  type Refusal,
  refused,
  type UploadProgress,
} from '@fairhaul/core'
import fetchRetry from 'fetch-retry'
import { addressOf } from './address.ts'
import type { AnyCall, Call, Fetch, UploadRequest } from './call.ts'
import { noAnswer } from './no-answer.ts'
import { inFlightRequests } from './in-flight-requests.ts'
import { NO_USER, NOT_LOADED_YET } from './known-session.ts'
import { systemClock } from './pause.ts'
import { type Received, readResponse } from './read-response.ts'
import { refresh } from './refresh.ts'
import { authorizationOf, requestOf } from './request.ts'
import { retryOn } from './retry-policy.ts'
import { methodOf } from './route.ts'
import { isAbort, isTimeout, timeLimitMs, withTimeLimit } from './time-limit.ts'
import { browserRequest } from './upload.ts'
import { writeKeys } from './write-keys.ts'

/** Whether a write has run or was refused. After a fault, and while an equal one is running, neither is known. */
const isFinal = ({ status, headers }: Response): boolean =>
  status < 500 && !(status === 409 && headers.has('retry-after'))

/** The type of a stream of events. */
const EVENT_STREAM = 'text/event-stream'

export interface HttpSettings {
  /** The monitor's prefix, with or without a slash at its end: `/monitor`, or with its origin outside a browser. */
  readonly base: string
  readonly fetch?: Fetch | undefined
  /**
   * An API key, for scripts without a session: sent with each request in place of cookies and CSRF token. Its holder
   * acts as the person who made it, so it is no part of a page. Refuses: a text that is no whole key throws.
   */
  readonly key?: string | undefined
  /** Called with the target of a 406 or 418. The listener decides whether the address may be followed. */
  readonly onRedirect?: (to: RedirectTarget) => void
  /** Called with the monitor's time at each response, by its `Date` header. Milliseconds since 1970. */
  readonly onTime?: (monitorTime: number) => void
  /** Called with each call whose response is a fault, or is not what the call promises, also where it was read. */
  readonly onFailed?: (failed: CallFailed) => void
  /**
   * The response to a request that the page sent before this code loaded, by method, path and query
   * (`GET refresh_jwt`). Each response is returned once; undefined when there is none.
   */
  readonly adopt?: (question: string) => Promise<Response> | undefined
  /** Logs that a request was not sent; by default to the console. */
  readonly log?: (message: string) => void
  readonly clock?: Pick<Clock, 'now' | 'after'>
  readonly random?: () => number
  /** Whether there may be a network; by default what the browser says. */
  readonly isOnline?: () => boolean
  /** Creates the request of an upload; by default the browser's. */
  readonly xhr?: (() => UploadRequest) | undefined
}

/** Sends one call. Rejects with `CallFailed` or the abort reason; anything else is a bug. */
export interface Http {
  <FetchFn, T>(
    call: Call<FetchFn, T>,
    params: FetchFn,
    signal?: CancelSignal,
    onProgress?: UploadProgress,
  ): Promise<Outcome<T, Refusal>>
  /** Opens the stream of a call: the body as it comes, without a time limit, or the call's refusal. */
  stream(call: AnyCall, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Streamed>
  /** The place in the company's events when the user was first reported. Null: no user, or an unknown place. */
  firstPlace(): string | null
}

/** The body of a stream. Refused and failed responses are those of the call. */
export type Streamed = Outcome<ReadableStream<Uint8Array>, Refusal>

/**
 * How every call is sent: prefix, CSRF token, one retry policy, shared reads, refusals, redirects.
 *
 * Source: section 8, "General handling".
 */
export const http = ({
  base: given,
  fetch = (url, init) => globalThis.fetch(url, init),
  key,
  onRedirect = () => {},
  onTime = () => {},
  onFailed = () => {},
  adopt = () => undefined,
  log = message => globalThis.console.warn(message),
  clock = systemClock,
  random = Math.random,
  isOnline,
  xhr = browserRequest(),
}: HttpSettings): Http => {
  const base = given.replace(/\/+$/, '')
  const inFlight = inFlightRequests()
  const keyedWrite = writeKeys(() => clock.now())
  const timing = { clock, random, ...(isOnline && { isOnline }) }
  const authorization = authorizationOf(key)
  let known = NOT_LOADED_YET
  /** The last user who was known: the page shows theirs, also after their session has ended. */
  let owner: UserId | null = null
  let firstPlace: string | null = null

  /** The response and its text. A missing or broken connection is `offline`, one that takes too long `timed-out`. */
  const exchange = async (
    { route, once: isKeyed, readsOnly, upload }: Pick<AnyCall, 'route' | 'once' | 'readsOnly' | 'upload'>,
    target: string,
    init: RequestInit,
    signal: AbortSignal,
    onProgress: UploadProgress,
  ) => {
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
      throw noAnswer(isTimeout(thrown) ? 'timed-out' : 'offline', route, null, thrown)
    }
  }

  const sendOnce = async <FetchFn, T>(
    call: Call<FetchFn, T>,
    params: FetchFn,
    target: string,
    signal: AbortSignal,
    onProgress: UploadProgress,
  ): Promise<Received<T>> => {
    const before = known
    const body = call.body && (await call.body(params))
    const keyed = call.once && keyedWrite(`${call.route} ${target}`, body)
    const { response, text } = await exchange(
      call,
      target,
      requestOf(call, body, known.csrfToken, keyed?.key, { ...authorization, ...call.headers?.(params) }),
      signal,
      onProgress,
    )
    const end = () => isFinal(response) && keyed?.answered()
    if (signal.aborted) end()
    signal.throwIfAborted()
    // Throws for an answer that cannot be read: its write keeps the key, so that another try gets the same answer.
    const received = readResponse(call, response, text, { now: clock.now(), onFailed })
    end()
    if (received.known) {
      known = received.known
      if (known.userId !== owner) firstPlace = known.eventsCursor
      owner = known.userId ?? owner
    }
    // A 401 to a request from before the sign-in says nothing about the new session.
    if (known === before && !received.outcome.ok && received.outcome.refusal.kind === 'unauthenticated')
      known = NO_USER
    if (received.redirect) onRedirect(received.redirect)
    return received
  }

  /**
   * Sends a write once more when its CSRF token was not that of the session: its user has signed in again in another
   * tab. For a session of someone else it is refused as signed out, and nothing is sent.
   */
  const send: typeof sendOnce = async (call, params, target, signal, onProgress) => {
    const received = await sendOnce(call, params, target, signal, onProgress)
    if (!received.isUnproven || call.csrf !== undefined) return received
    const before = owner
    const renewed = await sendOnce(refresh, undefined, addressOf(refresh, undefined, known), signal, () => {})
    if (renewed.outcome.ok && known.userId === before)
      return sendOnce(call, params, target, signal, onProgress)
    return { outcome: refused({ kind: 'unauthenticated', requestId: null }) }
  }

  const stream: Http['stream'] = async (call, headers, signal) => {
    const failed = (kind: 'offline' | 'unreadable', status: number | null, cause?: unknown) =>
      noAnswer(kind, call.route, status, cause)
    const sent = { headers: { accept: EVENT_STREAM, ...authorization, ...headers }, signal }
    const response = await fetch(`${base}/${call.route.replace(/^GET /, '')}`, sent).catch(
      (thrown: unknown) => {
        signal.throwIfAborted()
        throw isAbort(thrown) ? thrown : failed('offline', null, thrown)
      },
    )
    if (response.ok) {
      const isStream = response.headers.get('content-type')?.split(';')[0] === EVENT_STREAM
      if (isStream && response.body !== null) return done(response.body)
      await response.body?.cancel()
      throw failed('unreadable', response.status)
    }
    const received = readResponse(call, response, await response.text(), { now: clock.now(), onFailed })
    if (received.outcome.ok) throw failed('unreadable', response.status)
    return received.outcome
  }

  const request = async <FetchFn, T>(
    call: Call<FetchFn, T>,
    requested: FetchFn,
    signal?: CancelSignal,
    onProgress: UploadProgress = () => {},
  ): Promise<Outcome<T, Refusal>> => {
    if (known === NOT_LOADED_YET && sessionGuard(call, requested, key !== undefined)) {
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
      const { outcome } = await inFlight.wait(read ? `${call.route} ${target}` : null, signal, inner =>
        send(call, requested, target, inner, onProgress),
      )
      return outcome
    } finally {
      if (!read) inFlight.invalidate()
    }
  }
  return Object.assign(request, { stream, firstPlace: () => firstPlace })
}

/** Whether a call needs the session: its company id, or its CSRF token, which a call with an API key has not. */
const sessionGuard = <FetchFn, T>(call: Call<FetchFn, T>, requested: FetchFn, hasKey: boolean): boolean =>
  call.companyOf?.(requested) === true ||
  (!hasKey && methodOf(call.route) !== 'GET' && call.csrf === undefined)
