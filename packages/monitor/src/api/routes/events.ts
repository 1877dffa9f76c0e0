import { z } from 'zod'
import { readCursor } from '../../database/cursor.ts'
import { wireEvents } from '../../database/read-events.ts'
import { sessionOnly } from '../../http/guards/guards.ts'
import { invalid } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf, sessionOf } from '../../http/session/actor.ts'
import { EVENT_STREAM, eventStream } from '../../http/company-events/event-stream.ts'

const CURSOR_MAX = 12_000

const isStream = (request: Request) =>
  (request.headers.get('accept') ?? '').split(',').some(each => each.trim().split(';')[0] === EVENT_STREAM)

const placeOf = (text: string | null | undefined) => {
  if (text == null) return undefined
  const cursor = readCursor(text)
  if (cursor === null) throw invalid('after', 'This is no place in the events.')
  return cursor
}

/**
 * Beyond section 7: what changed for the company, by kind and id. A request that accepts `text/event-stream` gets a
 * stream of it; any other one what came since a place.
 */
const list = route({
  method: 'GET',
  path: 'events',
  summary:
    'What changed for the company since a place, by kind and id only; as a stream for `text/event-stream`',
  access: 'broker',
  // Choice: a stream is checked against its session, and a script reads lists instead.
  guards: [sessionOnly],
  query: z.strictObject({ after: z.string().max(CURSOR_MAX).optional() }),
  answer: wireEvents,
  handle: async ({ services: { events }, request, actor, query, signal }) => {
    const since = placeOf(request.headers.get('last-event-id') ?? query.after)
    const companyId = companyOf(actor)
    if (!isStream(request)) return { body: await events.since(companyId, since) }
    const who = { companyId, userId: actor.user.id, sessionId: sessionOf(actor).id }
    return { stream: { type: EVENT_STREAM, bytes: await eventStream(events, who, { since, signal }) } }
  },
})

export const routes: readonly Route[] = [list]
