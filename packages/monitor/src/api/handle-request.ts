import { randomUUID } from 'node:crypto'
import { databaseError } from '../database/database-error.ts'
import type { Applicant } from '../http/admission.ts'
import { refuseBeyondKey } from '../http/api-keys/key-scope.ts'
import { readCookie } from '../http/cookies.ts'

import { GUARDS_OF } from '../http/guards/guards.ts'
import { type LoggedCall, logLine } from '../http/log.ts'
import { clientOf } from '../http/loopback.ts'
import { objectsOf } from '../http/objects-of.ts'
import { readBody, readParams, readQuery } from '../http/read-request.ts'
import { invalid, Refused, unavailable } from '../http/refused.ts'
import { respond, respondRefused } from '../http/respond.ts'
import type { Call, Route } from '../http/route.ts'
import { routeName } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { findActor } from '../http/session/find-actor.ts'
import { SESSION_COOKIE } from '../http/session/sessions.ts'
import { secureCookies } from '../kernel/config.ts'
import { tokenHash } from '../kernel/hashing.ts'
import { putDueInForceFor } from '../own-carriers/policy/put-in-force.ts'
import { ConnectionCut, commitFault, type Faults } from '../platform/faults.ts'
import { idempotencyKeyOf, runIdempotent } from '../platform/idempotency/run-idempotent.ts'
import { Spool } from '../http/spool.ts'

/** PostgreSQL stores neither the NUL character nor half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)

/** How deep a query or body may nest: no call of this API goes deeper. */
const DEPTH_MAX = 12

/**
 * Refuses text that can be neither stored nor looked up, anywhere in a query or body: 422 by field.
 * Units: `path` is the dotted name of `sent`.
 */
export function assertStorable(sent: unknown, path: readonly string[] = []): void {
  const field = path.length === 0 ? null : path.join('.').slice(0, 120)
  if (typeof sent === 'string') {
    if (!isStorable(sent)) throw invalid(field, 'This text has characters that cannot be saved.')
    return
  }
  if (typeof sent !== 'object' || sent === null || sent instanceof File) return
  if (path.length >= DEPTH_MAX) throw invalid(field, 'This is nested too deeply.')
  for (const [name, value] of Object.entries(sent)) {
    if (!isStorable(name)) throw invalid(field, 'A name has characters that cannot be saved.')
    assertStorable(value, [...path, name])
  }
}

/** PostgreSQL's code for a full disk. */
const DATABASE_FULL = '53100'

/** The client closed the connection. Only the log shows this status. */
const clientClosed = () => new Refused(499, [{ field: null, message: 'The client went away.' }])

/** The refusal for a database that is away or busy. Null: something else was thrown. */
const unavailableBy = (thrown: unknown): Refused | null => {
  const error = databaseError(thrown)
  if (error === null) return null
  return error === 'busy'
    ? unavailable(2, 'The server is busy. Try again in a moment.')
    : unavailable(5, 'The server cannot reach its database. Try again in a moment.')
}

/** The refusal for a disk without room. Null: something else was thrown. */
const fullDisk = (thrown: unknown): Refused | null => {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' || code === DATABASE_FULL
    ? new Refused(507, [
        {
          field: null,
          message: 'The server has no room left for this. Nothing was saved. Tell the person who runs it.',
        },
      ])
    : null
}

const MANY_CALLS = 'Many people are using this right now. Try again in a moment.'

const SIGN_INS: ReadonlySet<string> = new Set(['POST sign_in', 'POST sign_in/code'])

/** Who asks for a call, as far as the request alone says it. */
const applicantOf = (route: Route, request: Request, { config }: Services): Applicant => {
  const session = readCookie(request, SESSION_COOKIE, secureCookies(config))
  return { page: session && tokenHash(session), isSignIn: SIGN_INS.has(routeName(route)) }
}

/** A request as it reached the monitor. */
export interface IncomingRequest {
  readonly request: Request
  readonly remoteAddress: string
  readonly params: Readonly<Record<string, string>>
}

interface Running {
  readonly params: IncomingRequest['params']
  readonly spool: Spool
  /** Waits until the call may run. */
  readonly turn: () => Promise<void>
  /** Called with the objects that a write names, for the log. */
  readonly about: (objects: Readonly<Record<string, string>>) => void
}

async function runRoute(route: Route, call: Call, { params, spool, turn, about }: Running) {
  refuseBeyondKey(route, call)
  for (const guard of [...GUARDS_OF[route.access], ...route.guards]) await guard(call)
  const given = {
    params: readParams(params, route.schemas.params),
    query: readQuery(new URL(call.request.url).search),
    body:
      route.schemas.body === undefined
        ? undefined
        : await readBody(call.request, route.multipart ? spool : undefined, route.bytesMax),
  }
  assertStorable(given.query)
  assertStorable(given.body)
  if (!route.reads) about({ ...objectsOf(given.body), ...objectsOf(given.query) })
  await turn()
  call.signal.throwIfAborted()
  const key = idempotencyKeyOf(call.request)
  if (key === null || call.actor === null) return route.run(call, given)
  return runIdempotent(
    call.services,
    {
      userId: call.actor.user.id,
      key,
      sent: [routeName(route), given],
      answersSecret: route.answersSecret,
    },
    () => route.run(call, given),
  )
}

/**
 * Handles one call of one route: find the user, check the guards, read the request, run the route. A refusal becomes
 * its response. Anything else that is thrown becomes a 500, or a 503 for the database, with its cause in the log only.
 */
export async function handleRequest(
  route: Route,
  { request, remoteAddress, params }: IncomingRequest,
  { services, faults }: { services: Services; faults: Faults },
): Promise<Response> {
  const started = performance.now()
  const requestId = randomUUID()
  const { signal } = request
  let who: Pick<LoggedCall, 'userId' | 'companyId' | 'keyId' | 'address'> = {}
  let ids = params
  const finish = (response: Response, fault?: unknown) => {
    const ms = performance.now() - started
    const line = { requestId, route: routeName(route), status: response.status, ms, ids, ...who }
    services.metrics.end(line)
    services.config.log?.(logLine(fault === undefined ? line : { ...line, fault }))
    response.headers.set('date', services.clock.now().toUTCString())
    return response
  }
  services.metrics.begin()
  const { turn, end, againSeconds } = services.admission.admit(applicantOf(route, request, services))
  if (end === undefined) return finish(respondRefused(unavailable(againSeconds, MANY_CALLS), requestId))
  const spool = new Spool()
  try {
    const fault = faults.consume(routeName(route))
    const planned = fault && (await commitFault(fault, { requestId, signal }))
    if (planned !== undefined) return finish(planned)
    const actor = await findActor(services, request)
    if (actor !== null)
      who = {
        userId: actor.user.id,
        ...(actor.company !== null && { companyId: actor.company.id }),
        ...(actor.key !== null && { keyId: actor.key.id }),
      }
    await putDueInForceFor(services, actor)
    const client = clientOf(request, remoteAddress, services.config.trustedProxies)
    const call: Call = {
      services,
      request,
      requestId,
      client,
      actor: actor && { ...actor, requestId },
      signal,
    }
    const about: Running['about'] = objects => {
      ids = { ...objects, ...ids }
    }
    const answer = await runRoute(route, call, { params, spool, turn, about })
    if (!route.reads) about(objectsOf(answer.body, 2))
    return finish(await respond(answer, requestId, request.headers.get('accept-encoding')))
  } catch (thrown) {
    if (thrown instanceof ConnectionCut) {
      services.metrics.end({ route: routeName(route), status: 0, ms: performance.now() - started })
      throw thrown
    }
    if (thrown instanceof Refused) {
      if (thrown.address !== undefined) who = { ...who, address: thrown.address }
      return finish(respondRefused(thrown, requestId))
    }
    if (signal.aborted) return finish(respondRefused(clientClosed(), requestId))
    return finish(respondRefused(unavailableBy(thrown) ?? fullDisk(thrown) ?? thrown, requestId), thrown)
  } finally {
    end()
    await spool.remove()
  }
}
