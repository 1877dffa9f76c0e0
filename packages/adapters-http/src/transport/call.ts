import type { Clock, NestedInput, UploadProgress } from '@fairhaul/core'
import type { Answer } from './answer.ts'
import type { KnownSession } from './known-session.ts'
import type { NamesOf, PathValue, Route } from './route.ts'
import type { WebForm, WebRequest, WebResponse } from './web-types.ts'

/** The part of `fetch` that this adapter uses. */
export type Fetch = (url: string, init: WebRequest) => Promise<WebResponse>

/** The result of a call that is not sent, and the message that is logged instead. */
export interface Skipped<T> {
  readonly say: string
  readonly answer: T
}

/** Where a request or its upload reports what happens, as `EventTarget` does. */
interface Reporting {
  addEventListener(type: string, listener: (event: { readonly loaded: number }) => void): void
}

/** The part of an `XMLHttpRequest` that uploads use, so that no caller needs the types of a browser. */
export interface UploadRequest extends Reporting {
  readonly status: number
  readonly responseText: string
  readonly upload: Reporting
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(body: WebForm): void
  abort(): void
}

/** What an upload is sent with. */
export interface UploadDeps {
  readonly fetch: Fetch
  /** Creates a request that reports its progress; undefined outside a browser. */
  readonly xhr: (() => UploadRequest) | undefined
  readonly clock: Pick<Clock, 'after'>
  readonly onProgress: UploadProgress
}

/** One call of the monitor API as data: only what differs from the defaults in `http`. */
export interface Call<Params, T> {
  readonly route: Route
  /** The values of the route's `:names`. */
  readonly path?: (params: Params) => Readonly<Record<string, PathValue>>
  /** Written in nested bracket form. Null and undefined are left out. */
  readonly query?: (params: Params, known: KnownSession) => NestedInput
  /** Sent as JSON, or as multipart when it is a `FormData`. May be a promise: files are read when they are sent. */
  readonly body?: (params: Params) => unknown
  /** How its file is sent, in place of `fetch`: with progress, and ended when it stands still. */
  readonly upload?: (deps: UploadDeps) => Fetch
  /** Further headers of the request. */
  readonly headers?: (params: Params) => Readonly<Record<string, string>>
  /** Reads a successful response (200 to 299); throws `Unreadable` for any other shape. */
  readonly read: (answer: Answer) => T
  /** Statuses returned as refusals, instead of 401, 403, 404 and 422. 406 and 418 always are. */
  readonly handled?: readonly number[]
  /** Core's name of each field in the wire's errors, `#` for the place of a row in a list. Other fields become null. */
  readonly fields?: Readonly<Record<string, string>>
  /**
   * Whether the request contains the caller's company id. It then waits for the session, if that is still unknown,
   * and is refused if that is refused. So does each unsafe call without a CSRF token of its own: a broker may click
   * before the session is loaded.
   */
  readonly companyOf?: (params: Params) => boolean
  /** Returns the result of a request that must not be sent. */
  readonly skip?: (params: Params, known: KnownSession) => Skipped<NoInfer<T>> | undefined
  /**
   * A write sent with an idempotency key, which the server runs once: when no response came it may be retried like a
   * read, and the same write that the user sends again has the same key.
   */
  readonly once?: true
  /** A POST that only reads, because its question is too long for an address. It is retried as a read. */
  readonly readsOnly?: true
  /** Sent with `keepalive`, so it completes when the page unloads. Its body is small. */
  readonly outlastsPage?: true
  /** A CSRF token of its own, for calls before there is a session. */
  readonly csrf?: string
  /** The session in a successful response, to be held in memory. */
  readonly remember?: (body: unknown) => KnownSession
  /** A GET that changes data, so that later reads do not share earlier requests. */
  readonly changes?: true
}

/** Any call, for tables and lists of calls. */
export type AnyCall = Call<never, unknown>

type Exactly<Names extends string, Given> = Given & { readonly [Extra in Exclude<keyof Given, Names>]: never }

interface PathOf<R extends Route, Params, Given> {
  readonly path: (params: Params) => Exactly<NamesOf<R>, Given>
}
interface NoPath {
  readonly path?: never
}

/**
 * One row of a call table. The type requires exactly the `:names` of the literal route: a missing name, an extra name
 * or a `path` for a route without names does not compile. A row with neither `path`, `query` nor `body` has no params:
 * its bound form takes only the signal.
 *
 * Source: section 8, "General handling".
 */
export const call = <
  const R extends Route,
  T,
  Params = void,
  Given extends { readonly [Name in NamesOf<R>]: PathValue } = { readonly [Name in NamesOf<R>]: PathValue },
>(
  row: Omit<Call<Params, T>, 'route' | 'path'> & { readonly route: R } & ([NamesOf<R>] extends [never]
      ? NoPath
      : PathOf<R, Params, Given>),
): Call<Params, T> => row
