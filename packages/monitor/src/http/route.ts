import { z } from 'zod'
import { check } from './check.ts'
import { JSON_BYTES_MAX, type ParamSchemas } from './read-request.ts'
import type { Services } from './services.ts'
import type { Actor } from './session/actor.ts'

/** The schema of a call without parameters, which refuses any. */
const nothingSent = z.strictObject({})

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Who may call a route at all:
 * - `anyone`: needs no session; an unsafe method needs the sign-in proof.
 * - `account`: needs a session; open to an expired company and to a user who is still signing up.
 * - `broker`: needs a session of a broker company whose subscription or trial has not expired.
 */
export type Access = 'anyone' | 'account' | 'broker'

/** One call before its route has parsed it. */
export interface Call {
  readonly services: Services
  readonly request: Request
  readonly requestId: string
  /** The address of the client, for rate limits only. */
  readonly client: string
  /** Who is signed in; null for a visitor. */
  readonly actor: Actor | null
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}

/** What a guard requires, as data, so that it can be listed, documented and tested. */
export interface Requirements {
  readonly scope?: string
  /** At least one of these scopes. */
  readonly oneOf?: readonly string[]
  readonly plan?: string
  /** A session: no API key may call it. */
  readonly session?: true
}

/** Throws `Refused` unless the call may go on. */
export interface Guard {
  (call: Call): void | Promise<void>
  readonly requires?: Requirements
}

/** The response of a route. Without a body: 204. A `file` is sent as it is, never as JSON. */
export interface Answer<Body> {
  readonly body?: Body
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Uint8Array }
  /** Lines of text that are sent as they come, until the client leaves or the stream ends. */
  readonly stream?: { readonly type: string; readonly bytes: ReadableStream<Uint8Array> }
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Whole `set-cookie` lines. */
  readonly cookies?: readonly string[]
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never

/** Schemas for some of the parameters of a path. */
type SchemasOf<Path extends string> = { readonly [Name in ParamNames<Path>]?: z.ZodType }

/** Every parameter of a path is an id. */
type IdsOnly<Path extends string> = { readonly [Name in ParamNames<Path>]?: never }

/** Each parameter of a path by its schema; without a schema it is an id. */
type ParamsOf<Path extends string, Params> = {
  readonly [Name in ParamNames<Path>]: Name extends keyof Params
    ? Params[Name] extends z.ZodType
      ? z.output<Params[Name]>
      : number
    : number
}

type Sent<S> = S extends z.ZodType ? z.output<S> : undefined

type ActorOf<A extends Access> = A extends 'anyone' ? Actor | null : Actor

export interface RouteSpec<
  A extends Access,
  Path extends string,
  Query extends z.ZodType | undefined,
  Body extends z.ZodType | undefined,
  Out extends z.ZodType | undefined,
  Params extends SchemasOf<Path>,
> {
  readonly method: Method
  /** Below the prefix, `:name` for each id. Every `:name` is an id, unless `params` has a schema for it. */
  readonly path: Path
  /**
   * The parameters that are not ids, each with a schema of its text. A refused one gives 404, as an unknown id does.
   */
  readonly params?: Params
  readonly summary: string
  readonly access: A
  readonly guards?: readonly Guard[]
  /** Whether the body may be a form with files. */
  readonly multipart?: boolean
  /** How many bytes its JSON may have. Left out: 1 MB. */
  readonly bytesMax?: number
  /** A call that only reads, although its method is not GET: a search with a body. */
  readonly reads?: true
  /** Its response has a secret that is sent once: a repeat with its idempotency key is refused. */
  readonly answersSecret?: true
  /** Strict schemas: fields that they do not name are refused with 422. */
  readonly query?: Query
  readonly body?: Body
  /** The schema of the response body. Fields that it does not name are left out. */
  readonly answer?: Out
  handle(
    call: Omit<Call, 'actor'> & {
      readonly actor: ActorOf<A>
      readonly params: ParamsOf<Path, Params>
      readonly query: Sent<Query>
      readonly body: Sent<Body>
    },
  ): Promise<Answer<Out extends z.ZodType ? z.input<Out> : undefined>>
}

/** The input of a call, parsed but not yet validated. */
export interface RouteInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: unknown
  readonly body: unknown
}

/** A route as data: a list of routes can be iterated, documented and compared with the calls of an adapter. */
export interface Route {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly guards: readonly Guard[]
  readonly multipart: boolean
  readonly bytesMax: number
  /** Whether a call only reads, by GET or as its description says. */
  readonly reads: boolean
  readonly answersSecret: boolean
  readonly schemas: {
    readonly params?: ParamSchemas
    readonly query?: z.ZodType
    readonly body?: z.ZodType
    readonly answer?: z.ZodType
  }
  run(call: Call, given: RouteInput): Promise<Answer<unknown>>
}

/** A route's name, as call tables and faults write it: `PATCH rule_overrides/:id`. */
export const routeName = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** Everything that the guards of a route require. */
export const requirementsOf = ({ guards }: Pick<Route, 'guards'>): readonly Requirements[] =>
  guards.flatMap(({ requires }) => (requires === undefined ? [] : [requires]))

/**
 * Makes a route from its description: it parses the input by its schemas, handles the call, and parses the response by
 * its schema, so that no field leaves that the schema does not name.
 */
export const route = <
  A extends Access,
  Path extends string,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Out extends z.ZodType | undefined = undefined,
  Params extends SchemasOf<Path> = IdsOnly<Path>,
>(
  spec: RouteSpec<A, Path, Query, Body, Out, Params>,
): Route => ({
  method: spec.method,
  path: spec.path,
  summary: spec.summary,
  access: spec.access,
  guards: spec.guards ?? [],
  multipart: spec.multipart ?? false,
  bytesMax: spec.bytesMax ?? JSON_BYTES_MAX,
  reads: spec.method === 'GET' || spec.reads === true,
  answersSecret: spec.answersSecret ?? false,
  schemas: {
    ...(spec.params && { params: spec.params as ParamSchemas }),
    ...(spec.query && { query: spec.query }),
    ...(spec.body && { body: spec.body }),
    ...(spec.answer && { answer: spec.answer }),
  },
  run: async (call, given) => {
    const answer = await spec.handle({
      ...call,
      // The guards of `account` and `broker` have refused visitors before a route runs.
      actor: call.actor as ActorOf<A>,
      params: given.params as ParamsOf<Path, Params>,
      query: check(spec.query ?? nothingSent, given.query) as Sent<Query>,
      body: (spec.body === undefined ? undefined : check(spec.body, given.body)) as Sent<Body>,
    })
    return spec.answer === undefined || answer.body === undefined
      ? answer
      : { ...answer, body: spec.answer.parse(answer.body) }
  },
})
