import {
  type CallFailed,
  type CancelSignal,
  type Clock,
  done,
  type Outcome,
  type RedirectTarget,
  type Refusal,
  type UploadProgress,
} from '@fairhaul/core'
import { addressOf } from './address.ts'
import { browserRequest } from './browser-request.ts'
import type { Call, Fetch, UploadRequest } from './call.ts'
import { exchanger } from './exchange.ts'
import { inFlightRequests } from './in-flight-requests.ts'
import { NOT_LOADED_YET } from './known-session.ts'
import { type LimitGate, limitGate, type LimitWaits } from './limit-waits.ts'
import type { Streaming } from './open-stream.ts'
import { systemClock } from './pause.ts'
import { type ReadReceived, readResponse } from './read-response.ts'
import { refresh } from './refresh.ts'
import { authorizationOf } from './request.ts'
import { methodOf } from './route.ts'
import { sessionSender } from './session-sender.ts'
import type { WebResponse } from './web-types.ts'
import { writeKeys } from './write-keys.ts'

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
  /** For `openStream`. */
  readonly streaming: Streaming
  /** The place in the company's events when the user was first reported. Null: no user, or an unknown place. */
  firstPlace(): string | null
}

/**
 * How every call of a page is sent, where nothing waits longer than someone would watch a screen: prefix, CSRF token, one retry policy, shared reads, refusals, redirects.
 *
 * Source: section 8, "General handling".
 */
export const pageHttp = (
  {
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
  }: Omit<HttpSettings, 'waits'>,
  gate?: LimitGate,
): Http => {
  const base = given.replace(/\/+$/, '')
  const inFlight = inFlightRequests()
  const keyedWrite = writeKeys(() => clock.now())
  const timing = { clock, random, ...(isOnline && { isOnline }) }
  const exchange = exchanger({ base, fetch, xhr, timing, adopt, onTime, gate })
  const authorization = authorizationOf(key)
  const read: ReadReceived = (call, response, text) =>
    readResponse(call, response, text, { now: clock.now(), onFailed })
  const session = sessionSender(exchange, keyedWrite, authorization, read, onRedirect)

  const request = async <Params, T>(
    call: Call<Params, T>,
    params: Params,
    signal?: CancelSignal,
    onProgress: UploadProgress = () => {},
  ): Promise<Outcome<T, Refusal>> => {
    if (session.known() === NOT_LOADED_YET && sessionGuard(call, params, key !== undefined)) {
      const here = await request(refresh, undefined, signal)
      if (!here.ok) return here
    }
    const skipped = call.skip?.(params, session.known())
    if (skipped) {
      log(skipped.say)
      return done(skipped.answer)
    }
    const target = addressOf(call, params, session.known())
    const isRead = methodOf(call.route) === 'GET' && !call.changes
    try {
      const { outcome } = await inFlight.wait(isRead ? `${call.route} ${target}` : null, signal, inner =>
        session.send(call, params, target, inner, onProgress),
      )
      return outcome
    } finally {
      if (!isRead) inFlight.invalidate()
    }
  }
  const streaming = { base, fetch, authorization, read }
  return Object.assign(request, { streaming, firstPlace: session.firstPlace })
}

/** The same for programs, which wait as `waits` says. A page loads no code for it. */
export const http = ({ waits, ...settings }: HttpSettings): Http =>
  pageHttp(settings, waits && limitGate(waits, settings.clock ?? systemClock))

/** Whether a call needs the session: its company id, or its CSRF token, which a call with an API key has not. */
const sessionGuard = <Params, T>(call: Call<Params, T>, params: Params, hasKey: boolean): boolean =>
  call.companyOf?.(params) === true || (!hasKey && methodOf(call.route) !== 'GET' && call.csrf === undefined)
