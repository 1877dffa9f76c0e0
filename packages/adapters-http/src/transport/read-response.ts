import {
  CallFailed,
  done,
  type Failure,
  type Outcome,
  type RedirectTarget,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { Unreadable } from '../wire/reader.ts'
import type { Call } from './call.ts'
import type { KnownSession } from './known-session.ts'
import { HANDLED_BY_DEFAULT, FULL_DISK, redirectIn, refusalIn } from './refusal.ts'
import type { WebResponse } from './web-types.ts'

/** The result of one response. */
export interface Received<T> {
  readonly outcome: Outcome<T, Refusal>
  readonly redirect?: RedirectTarget
  readonly known?: KnownSession
  /** It was refused because its CSRF token is not that of the session. */
  readonly isUnproven?: boolean
}

/** Reads a response, at the moment of the call. */
export type ReadReceived = <Params, T>(
  call: Call<Params, T>,
  response: WebResponse,
  text: string,
) => Received<T>

interface ReadingDeps {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Called with each failure, also with one of which something could be read. */
  readonly onFailed: (failed: CallFailed) => void
}

/** Marks a body that is not JSON: an error in a successful response, ignored in a refusal, whose status is enough. */
const NOT_JSON = Symbol()

/** The parsed body; undefined when it is empty. */
const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}

const isAboutToken = (body: unknown): boolean =>
  (body as { errors?: readonly { field?: unknown }[] } | null | undefined)?.errors?.[0]?.field ===
  'csrf_token'

/**
 * A response as core's value or its refusal.
 *
 * Refuses: a status that the call does not handle throws `CallFailed` (`unavailable`), and so does a response that is
 * not what the call promises (`unreadable`). Both name the route and the status, never the body.
 */
export const readResponse = <Params, T>(
  call: Call<Params, T>,
  { ok, status, headers }: WebResponse,
  text: string,
  { now, onFailed }: ReadingDeps,
): Received<T> => {
  const requestId = headers.get('x-request-id')
  const failed = (kind: Failure['kind'], detail: string | null) => {
    const error = new CallFailed({ kind, call: call.route, status, requestId, detail })
    onFailed(error)
    return error
  }
  const body = parse(text)
  if (ok) {
    try {
      if (body === NOT_JSON) throw new Unreadable('not JSON')
      const outcome = done(
        call.read({ status, headers, body, warn: detail => void failed('unreadable', detail) }),
      )
      return call.remember ? { outcome, known: call.remember(body) } : { outcome }
    } catch (thrown) {
      if (!(thrown instanceof Unreadable)) throw thrown
      throw failed('unreadable', thrown.message)
    }
  }
  const redirect = redirectIn(status, body)
  if (redirect) return { outcome: refused({ kind: 'redirected', to: redirect, requestId }), redirect }
  const refusal = [FULL_DISK, ...(call.handled ?? HANDLED_BY_DEFAULT)].includes(status)
    ? refusalIn({ status, headers, body, requestId, fields: call.fields ?? {}, now })
    : undefined
  if (refusal) return { outcome: refused(refusal), isUnproven: status === 403 && isAboutToken(body) }
  throw failed('unavailable', null)
}
