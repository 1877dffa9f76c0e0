import type { Failure, NestedInput } from '@fairhaul/core'
import type { Answer } from './answer.ts'
import type { KnownSession } from './known-session.ts'
import type { NamesOf, PathValue, Route } from './route.ts'

/** A question that is answered without being sent, and the sentence that is logged in its place. */
export interface Skipped<T> {
  readonly say: string
  readonly answer: T
}

/** One call of the monitor API, as data: what is particular to it. The usual is in `http`. */
export interface Call<FetchFn, T> {
  readonly route: Route
  /** The values of the route's `:names`. */
  readonly path?: (params: FetchFn) => Readonly<Record<string, PathValue>>
  /** Written in nested bracket form. Null and undefined are left out. */
  readonly query?: (params: FetchFn, known: KnownSession) => NestedInput
  /** Sent as JSON, or as multipart when it is a `FormData`. May be awaited: files are read when they are sent. */
  readonly body?: (params: FetchFn) => unknown
  /** Reads a successful answer (200 to 299); throws `Unreadable` for what the call does not promise. */
  readonly read: (answer: Answer) => T
  /** Statuses that come back as refusals, in place of 401, 403, 404 and 422. 406 and 418 always do. */
  readonly handled?: readonly number[]
  /** The core's word for each field that the wire's errors name. A field that is not here becomes null. */
  readonly fields?: Readonly<Record<string, string>>
  /** What stands for the answer when the call failed, for the few calls that swallow errors. Never for an abort. */
  readonly onFailure?: (failure: Failure) => NoInfer<T>
  /**
   * Whether the question names the caller's own company. It then waits for who is here, if that has not been answered
   * yet, and is refused as that is. So does each unsafe call without a proof of its own: a broker may click before the
   * page knows who they are.
   */
  readonly companyOf?: (params: FetchFn) => boolean
  /** Gives the answer for a question that must not be sent. */
  readonly skip?: (params: FetchFn, known: KnownSession) => Skipped<NoInfer<T>> | undefined
  /**
   * A write that is sent with an idempotency key, under which the server carries it out once: when no answer came it may
   * then be asked again, as a read may.
   */
  readonly once?: true
  /** It is sent to the end also when the page goes meanwhile: what a person said before they left. Its body is small. */
  readonly outlastsPage?: true
  /** A CSRF proof of its own, for calls that come before a session. */
  readonly csrf?: string
  /** What a successful answer says about the session, to be kept in memory. */
  readonly remember?: (body: unknown) => KnownSession
  /** A GET that changes something, so that an answer begun before it is not shared after it. */
  readonly changes?: true
}

/** Any call, whatever it asks and answers: for tables and lists of calls. */
export type AnyCall = Call<never, unknown>

type Exactly<Names extends string, Given> = Given & { readonly [Extra in Exclude<keyof Given, Names>]: never }

interface PathOf<R extends Route, FetchFn, Given> {
  readonly path: (params: FetchFn) => Exactly<NamesOf<R>, Given>
}
interface NoPath {
  readonly path?: never
}

/**
 * One row of a table of calls. The type asks for exactly the `:names` of the literal route: one too few, one too many
 * or a `path` for a route without names does not compile. A row with neither `path`, `query` nor `body` asks nothing:
 * its bound form takes the signal alone.
 *
 * Source: section 8, "General handling".
 */
export const call = <
  const R extends Route,
  T,
  FetchFn = void,
  Given extends { readonly [Name in NamesOf<R>]: PathValue } = { readonly [Name in NamesOf<R>]: PathValue },
>(
  row: Omit<Call<FetchFn, T>, 'route' | 'path'> & { readonly route: R } & ([NamesOf<R>] extends [never]
      ? NoPath
      : PathOf<R, FetchFn, Given>),
): Call<FetchFn, T> => row
