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
import { addressOf } from './address.ts'
import { browserRequest } from './browser-request.ts'
import type { AnyCall, Call, Fetch, UploadRequest } from './call.ts'
import { exchanger } from './exchange.ts'
import { inFlightRequests } from './in-flight-requests.ts'
import { NO_USER, NOT_LOADED_YET } from './known-session.ts'
import type { LimitWaits } from './limit-waits.ts'
import { systemClock } from './pause.ts'
import { type Received, readResponse } from './read-response.ts'
import { refresh } from './refresh.ts'
import { authorizationOf, requestOf } from './request.ts'
import { methodOf } from './route.ts'
import { isAbort } from './time-limit.ts'
import { whyFailed } from './why-failed.ts'
import type { WebBytes, WebResponse, WebSignal } from './web-types.ts'
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
  readonly adopt?: (question: string) => Promise<WebResponse> | undefined
  /** Logs that a request was not sent; by default to the console. */
  readonly log?: (message: string) => void
  readonly clock?: Pick<Clock, 'now' | 'after'>
  readonly random?: () => number
  /** Whether there may be a network; by default what the browser says. */
  readonly isOnline?: () => boolean
  /** Creates the request of an upload; by default the browser's. */
  readonly xhr?: (() => UploadRequest) | undefined
  /**
   * For programs: waits as long as the server says, after a 429 or a 503 with `retry-after`, up to 15 minutes and five
   * times for one request. Left out: nothing waits longer than someone would watch a screen.
   */
  readonly waits?: LimitWaits | undefined
}

/** Sends one call. Rejects with `CallFailed` or the abort reason; anything else is a bug. */
export interface Http {
  <Params, T>(
    call: Call<Params, T>,
    params: Params,
    signal?: CancelSignal,
    onProgress?: UploadProgress,
  ): Promise<Outcome<T, Refusal>>
  /** Opens the stream of a call: the body as it comes, without a time limit, or the call's refusal. */
  stream(call: AnyCall, headers: Readonly<Record<string, string>>, signal: WebSignal): Promise<Streamed>
  /** The place in the company's events when the user was first reported. Null: no user, or an unknown place. */
  firstPlace(): string | null
}

/** The body of a stream. Refused and failed responses are those of the call. */
export type Streamed = Outcome<WebBytes, Refusal>

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
  waits,
}: HttpSettings): Http => {
  const base = given.replace(/\/+$/, '')
  const inFlight = inFlightRequests()
  const keyedWrite = writeKeys(() => clock.now())
  const timing = { clock, random, ...(isOnline && { isOnline }) }
  const exchange = exchanger({ base, fetch, xhr, timing, adopt, onTime, waits })
  const authorization = authorizationOf(key)
  let known = NOT_LOADED_YET
  /** The last user who was known: the page shows theirs, also after their session has ended. */
  let owner: UserId | null = null
  let firstPlace: string | null = null

  const sendOnce = async <Params, T>(
    call: Call<Params, T>,
    params: Params,
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
    const failed = (kind: 'offline' | 'unreadable', status: number | null, detail: string | null = null) =>
      ({ kind, call: call.route, status, requestId: null, detail }) as const
    const sent = { headers: { accept: EVENT_STREAM, ...authorization, ...headers }, signal }
    const response = await fetch(`${base}/${call.route.replace(/^GET /, '')}`, sent).catch(
      (thrown: unknown) => {
        signal.throwIfAborted()
        if (isAbort(thrown)) throw thrown
        throw new CallFailed(failed('offline', null, whyFailed(thrown)), { cause: thrown })
      },
    )
    if (response.ok) {
      const isStream = response.headers.get('content-type')?.split(';')[0] === EVENT_STREAM
      if (isStream && response.body !== null) return done(response.body)
      await response.body?.cancel()
      throw new CallFailed(failed('unreadable', response.status))
    }
    const received = readResponse(call, response, await response.text(), { now: clock.now(), onFailed })
    if (received.outcome.ok) throw new CallFailed(failed('unreadable', response.status))
    return received.outcome
  }

  const request = async <Params, T>(
    call: Call<Params, T>,
    params: Params,
    signal?: CancelSignal,
    onProgress: UploadProgress = () => {},
  ): Promise<Outcome<T, Refusal>> => {
    if (known === NOT_LOADED_YET && sessionGuard(call, params, key !== undefined)) {
      const here = await request(refresh, undefined, signal)
      if (!here.ok) return here
    }
    const skipped = call.skip?.(params, known)
    if (skipped) {
      log(skipped.say)
      return done(skipped.answer)
    }
    const target = addressOf(call, params, known)
    const read = methodOf(call.route) === 'GET' && !call.changes
    try {
      const { outcome } = await inFlight.wait(read ? `${call.route} ${target}` : null, signal, inner =>
        send(call, params, target, inner, onProgress),
      )
      return outcome
    } finally {
      if (!read) inFlight.invalidate()
    }
  }
  return Object.assign(request, { stream, firstPlace: () => firstPlace })
}

/** Whether a call needs the session: its company id, or its CSRF token, which a call with an API key has not. */
const sessionGuard = <Params, T>(call: Call<Params, T>, params: Params, hasKey: boolean): boolean =>
  call.companyOf?.(params) === true || (!hasKey && methodOf(call.route) !== 'GET' && call.csrf === undefined)
