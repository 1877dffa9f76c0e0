import { z } from 'zod'
import type { Actor } from '../session/actor.ts'
import type { Services } from '../services.ts'
import { check } from './check.ts'
import type { ParamSchemas } from './read-request.ts'

/** A call without parameters still refuses those it is sent. */
const nothingSent = z.strictObject({})

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Who may call a route at all:
 * - `anyone`: no session is asked for; an unsafe method needs the sign-in proof.
 * - `account`: a session; stays open to an expired company and to someone who is still signing up.
 * - `broker`: a session of a broker company whose subscription or trial runs.
 */
export type Access = 'anyone' | 'account' | 'broker'

/** One call as it stands before its route has read it. */
export interface Call {
  readonly services: Services
  readonly request: Request
  readonly requestId: string
  /** The address of the client, for counting only. */
  readonly client: string
  /** Who is signed in; null for a visitor. */
  readonly actor: Actor | null
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal
}

/** What a guard asks for, as data: so that what a route needs can be listed, described and tried out. */
export interface Requirements {
  readonly scope?: string
  /** At least one of these scopes. */
  readonly oneOf?: readonly string[]
  readonly plan?: string
}

/** Throws `Refused` unless the call may go on. */
export interface Guard {
  (call: Call): void | Promise<void>
  readonly requires?: Requirements
}

/** What a route hands back. Without a body: 204. A `file` is sent as it is, never as JSON. */
export interface Answer<Body> {
  readonly body?: Body
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Uint8Array }
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

/** Schemas for some of the names of a path. */
type SchemasOf<Path extends string> = { readonly [Name in ParamNames<Path>]?: z.ZodType }

/** Every name of a path is an id. */
type IdsOnly<Path extends string> = { readonly [Name in ParamNames<Path>]?: never }

/** Each name of a path as its schema reads it; without a schema it is an id. */
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
  /** Below the prefix, `:name` for each id. Every `:name` is a whole number, unless `params` says what it is. */
  readonly path: Path
  /** The names that are no ids, each by a schema of its text. What a schema refuses is a 404, as for an unknown id. */
  readonly params?: Params
  readonly summary: string
  readonly access: A
  readonly guards?: readonly Guard[]
  /** Whether the body may be a form with files. */
  readonly multipart?: boolean
  /** Strict schemas: what they do not name is refused with 422. */
  readonly query?: Query
  readonly body?: Body
  /** What the answer's body holds. What it does not name is left out. */
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

/** What was sent, read but not yet checked. */
export interface Given {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: unknown
  readonly body: unknown
}

/** A route as data: a list of them can be walked, described and compared with the calls of an adapter. */
export interface Route {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly guards: readonly Guard[]
  readonly multipart: boolean
  readonly schemas: {
    readonly params?: ParamSchemas
    readonly query?: z.ZodType
    readonly body?: z.ZodType
    readonly answer?: z.ZodType
  }
  run(call: Call, given: Given): Promise<Answer<unknown>>
}

/** A route's name, as call tables and faults write it: `PATCH rule_overrides/:id`. */
export const routeName = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** All that the guards of a route ask for. */
export const requirementsOf = ({ guards }: Pick<Route, 'guards'>): readonly Requirements[] =>
  guards.flatMap(({ requires }) => (requires === undefined ? [] : [requires]))

/**
 * Makes a route of its description: reads what was sent by its schemas, lets it be handled, and holds the answer
 * against the answer's schema, so that no field leaves that the schema does not name.
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
