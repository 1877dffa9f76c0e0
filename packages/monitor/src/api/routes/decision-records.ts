import { z } from 'zod'
import { idInBody, idInQuery, plainText, textField } from '../../http/fields.ts'
import { seesFullProfile } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { keepDecision } from '../../own-carriers/decisions/keep-decision.ts'
import { ownDecisions, readDecision, wireHeaderOf } from '../../own-carriers/decisions/read-decisions.ts'
import { wireDecision, wireDecisionHeader } from '../../own-carriers/decisions/wire-decision.ts'

const MESSAGE_CHARACTERS_MAX = 2_000

async function handleOne(services: Services, actor: Actor, id: number) {
  const found = await readDecision(services, actor, id)
  if (found === undefined) throw missing()
  return found
}

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const list = route({
  method: 'GET',
  path: 'decision_records',
  summary: "The company's decision records about one carrier, newest first, without their contents",
  access: 'broker',
  guards: [seesFullProfile],
  query: z.strictObject({ carrier_id: idInQuery, ...pagingFields }),
  answer: z.array(wireDecisionHeader),
  handle: async ({ services: { db }, actor, query }) => {
    const own = ownDecisions(db, companyOf(actor))
      .where('carrier_id', '=', query.carrier_id)
      .orderBy('id', 'desc')
    const { rows, headers } = await pageOf(own, query)
    return { body: rows.map(wireHeaderOf), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'decision_records',
  summary: 'Keeps a carrier as it is assessed now. A record is never changed or removed',
  access: 'broker',
  guards: [seesFullProfile],
  body: z.strictObject({
    decision_record: z.strictObject({
      carrier_id: idInBody,
      message: textField({ max: MESSAGE_CHARACTERS_MAX }).transform(plainText).nullable().default(null),
    }),
  }),
  answer: wireDecision,
  handle: async ({ services, actor, body: { decision_record: sent } }) => {
    const id = await keepDecision(services, actor, {
      carrierId: sent.carrier_id,
      message: sent.message || null,
    })
    return { status: 201, body: await handleOne(services, actor, id) }
  },
})

const show = route({
  method: 'GET',
  path: 'decision_records/:id',
  summary: 'One decision record, and the carrier as it is assessed today',
  access: 'broker',
  guards: [seesFullProfile],
  answer: wireDecision,
  handle: async ({ services, actor, params: { id } }) => ({ body: await handleOne(services, actor, id) }),
})

export const routes: readonly Route[] = [list, create, show]
