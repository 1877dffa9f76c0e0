import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { idInBody, messageInBody } from '../../http/fields.ts'

import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

const MESSAGE_MAX = 2_000

const create = route({
  method: 'POST',
  path: 'edit_requests',
  summary: "Requests a correction of a carrier's record",
  access: 'broker',
  body: z.strictObject({
    edit_request: z.strictObject({
      carrier_id: idInBody,
      message: messageInBody(MESSAGE_MAX, 'Say what should be corrected.'),
    }),
  }),
  answer: z.object({ id: z.number(), carrier_id: z.number(), message: z.string(), created_at: z.string() }),
  handle: async ({ services: { db, clock }, actor, body: { edit_request: sent } }) => {
    await requireFindable(db, sent.carrier_id)
    const made = await db
      .insertInto('edit_requests')
      .values({ ...sent, company_id: companyOf(actor), user_id: actor.user.id, created_at: clock.now() })
      .returning(['id', 'carrier_id', 'message', 'created_at'])
      .executeTakeFirstOrThrow()
    return { status: 201, body: { ...made, created_at: made.created_at.toISOString() } }
  },
})

export const routes: readonly Route[] = [create]
