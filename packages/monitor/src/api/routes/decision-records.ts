import { z } from 'zod'
import { idInBody, idInQuery, plainText, textField } from '../../http/fields.ts'
import { seesFullProfile } from '../../http/guards/guards.ts'
import { keepLoadDecision, MESSAGE_CHARACTERS_MAX } from '../../freight/loads/keep-load-decision.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { keepDecision } from '../../own-carriers/decisions/keep-decision.ts'
import { ownDecisions, readDecision, wireHeaderOf } from '../../own-carriers/decisions/read-decisions.ts'
import { publicKey } from '../../own-carriers/decisions/signing-key.ts'
import { STAGES, wireDecision, wireDecisionHeader } from '../../own-carriers/decisions/wire-decision.ts'

async function handleOne(services: Services, actor: Actor, id: number) {
  const found = await readDecision(services, actor, id)
  if (found === undefined) throw missing()
  return found
}

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const list = route({
  method: 'GET',
  path: 'decision_records',
  summary: "The company's decision records about one carrier or load, newest first, without their contents",
  access: 'broker',
  guards: [seesFullProfile],
  query: z
    .strictObject({ carrier_id: idInQuery.optional(), load_id: idInQuery.optional(), ...pagingFields })
    .refine(sent => (sent.carrier_id === undefined) !== (sent.load_id === undefined), {
      path: ['carrier_id'],
      error: 'Give carrier_id or load_id.',
    }),
  answer: z.array(wireDecisionHeader),
  handle: async ({ services: { db }, actor, query }) => {
    const { carrier_id, load_id = null } = query
    const all = ownDecisions(db, companyOf(actor)).orderBy('id', 'desc')
    const own =
      carrier_id === undefined ? all.where('load_id', '=', load_id) : all.where('carrier_id', '=', carrier_id)
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

const createOfLoad = route({
  method: 'POST',
  path: 'loads/:id/decisions',
  summary: 'Keeps the answer of the gate and the carrier of a load as it is assessed now, signed',
  access: 'broker',
  guards: [seesFullProfile],
  body: z.strictObject({
    load_decision: z.strictObject({
      stage: z.enum(STAGES, 'Give tender or pickup.'),
      message: textField({ max: MESSAGE_CHARACTERS_MAX }).transform(plainText).nullable().default(null),
    }),
  }),
  answer: wireDecision,
  handle: async ({ services, actor, params: { id: loadId }, body: { load_decision: sent } }) => {
    const message = sent.message || null
    const id = await keepLoadDecision(services, actor, {
      ...{ loadId, stage: sent.stage, message },
      field: 'load_decision.message',
    })
    return { status: 201, body: await handleOne(services, actor, id) }
  },
})

const key = route({
  method: 'GET',
  path: 'signing_key',
  summary: 'The public key by which anyone checks the decision records of this monitor',
  access: 'broker',
  answer: z.object({ fingerprint: z.string(), public_key: z.string() }),
  handle: async ({ services: { db } }) => {
    const found = await publicKey(db)
    if (found === null) throw missing()
    return { body: found }
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

export const routes: readonly Route[] = [list, create, createOfLoad, key, show]
