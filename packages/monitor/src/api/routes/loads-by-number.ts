import { z } from 'zod'
import { LOADS_MAX, loadFields, loadInBody, loadNumber } from '../../freight/loads/by-number/load-in-body.ts'
import { refreshAlerts } from '../../freight/alerts/refresh-alerts.ts'
import { checkLoads, putLoads, wirePutLoad } from '../../freight/loads/by-number/put-loads.ts'
import { invalid, Refused } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'

/** Room for 500 loads with all their fields. */
const BYTES_MAX = 4_000_000

const writerOf = ({ clock }: Services, actor: Actor) => ({
  companyId: companyOf(actor),
  userId: actor.user.id,
  now: clock.now(),
})

/** A schema as it is described, for what is checked later, each load alone. */
const described = (schema: z.ZodType) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

/** Loads of a call. Each is checked alone, so that one that is wrong refuses no other. */
const sentLoads = z.strictObject({
  loads: z
    .array(z.unknown().meta(described(loadInBody)), 'Give a list of loads.')
    .max(LOADS_MAX, `Give at most ${LOADS_MAX} loads at once.`),
})

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const many = route({
  method: 'PUT',
  path: 'loads/by_number',
  summary: `Brings up to ${LOADS_MAX} loads in by their own numbers: new, changed in what is named, unchanged, or refused each alone`,
  access: 'broker',
  bytesMax: BYTES_MAX,
  body: sentLoads,
  answer: z.array(wirePutLoad),
  handle: async ({ services, actor, body, signal }) => {
    const put = await putLoads(services.db, writerOf(services, actor), body.loads)
    await refreshAlerts(services, companyOf(actor), signal)
    return { body: put }
  },
})

const check = route({
  method: 'POST',
  reads: true,
  path: 'loads/by_number/check',
  summary: 'What would become of loads that are brought in by their own numbers; nothing is written',
  access: 'broker',
  bytesMax: BYTES_MAX,
  body: sentLoads,
  answer: z.array(wirePutLoad),
  handle: async ({ services, actor, body }) => ({
    body: await checkLoads(services.db, writerOf(services, actor), body.loads),
  }),
})

const one = route({
  method: 'PUT',
  path: 'loads/by_number/:number',
  params: { number: loadNumber },
  summary: 'Brings one load in by its own number: new, or changed in what is named',
  access: 'broker',
  body: z.strictObject({ load: z.looseObject({}, 'Give a load.').meta(described(loadFields)) }),
  answer: wirePutLoad,
  handle: async ({ services, actor, params, body, signal }) => {
    if ('external_load_number' in body.load)
      throw invalid('load.external_load_number', 'The address of the call has the number.')
    const sent = { ...body.load, external_load_number: params.number }
    const [put] = await putLoads(services.db, writerOf(services, actor), [sent])
    if (put === undefined) throw new Error('A load was put and nothing became of it.')
    if (put.result === 'refused')
      throw new Refused(
        422,
        put.errors.map(({ field, message }) => ({ field: field && `load.${field}`, message })),
      )
    await refreshAlerts(services, companyOf(actor), signal)
    return { status: put.result === 'created' ? 201 : 200, body: put }
  },
})

export const routes: readonly Route[] = [many, check, one]
