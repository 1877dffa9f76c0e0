import { z } from 'zod'
import { LOGGED_EVENTS } from '../../freight/loads/load-status.ts'
import { logEvent } from '../../freight/loads/log-event.ts'
import { requireLoad } from '../../freight/loads/read-loads.ts'
import { readLogs, wireLog } from '../../freight/loads/read-logs.ts'
import { wireLoadLog } from '../../freight/loads/wire-load.ts'
import { idInBody, instantInBody } from '../../http/fields.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

const list = route({
  method: 'GET',
  path: 'loads/:id/load_logs',
  summary: 'What happened to a load, the newest first',
  access: 'broker',
  answer: z.array(wireLoadLog),
  handle: async ({ services: { db }, actor, params: { id } }) => {
    const load = await requireLoad(db, companyOf(actor), id)
    return { body: await readLogs(db, load.id) }
  },
})

const create = route({
  method: 'POST',
  path: 'load_logs',
  summary: 'Logs an event at a stop and moves the load on; the same again gives the first one',
  access: 'broker',
  body: z.strictObject({
    load_id: idInBody,
    stop_id: idInBody,
    occurred_at: instantInBody,
    is_type: z.enum(LOGGED_EVENTS, 'This event cannot be logged by hand.'),
  }),
  answer: wireLoadLog,
  handle: async ({ services: { db, clock }, actor, body }) => {
    const by = { companyId: companyOf(actor), userId: actor.user.id, now: clock.now() }
    const { log, isNew } = await logEvent(db, by, body)
    return { status: isNew ? 201 : 200, body: wireLog(log) }
  },
})

export const routes: readonly Route[] = [list, create]
