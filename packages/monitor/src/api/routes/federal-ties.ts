import { z } from 'zod'
import {
  federalTiesOf,
  priorOf,
  processAgentsOf,
  sharedByManyOf,
} from '../../carriers/associations/federal-ties.ts'
import { FEDERAL_KINDS, kindField } from '../../carriers/associations/kinds.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { blocksSafety, seesFullProfile } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { readConnected, wireConnected } from './associated-carriers.ts'

const wireTie = wireConnected.extend({
  ended: z.object({ is_type: z.enum(['revoked', 'out_of_service']), on: z.string().nullable() }).nullable(),
  is_prior: z.boolean(),
  shared: z.array(
    z.object({ is_type: z.enum(FEDERAL_KINDS), value: z.string(), carriers_count: z.number() }),
  ),
})

const wireTies = z.object({
  process_agents: z.array(
    z.object({
      name: z.string(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      source_file: z.enum(['L&I BOC3', 'Motus BOC3']),
      as_of: z.string(),
    }),
  ),
  prior: z
    .object({
      dot_number: z.string().nullable(),
      /** Whether that is the number of this carrier, which names no other. */
      is_own: z.boolean(),
      as_of: z.string().nullable(),
    })
    .nullable(),
  carriers: z.array(wireTie),
  shared_by_many: z.array(
    z.object({ is_type: kindField, value: z.string().nullable(), more_than: z.number() }),
  ),
})

const ties = route({
  method: 'GET',
  path: 'carriers/:id/federal_ties',
  summary: 'The process agents of a carrier, and revoked carriers that share with it what few others have',
  access: 'broker',
  guards: [seesFullProfile],
  answer: wireTies,
  handle: async ({ services: { db, clock }, actor, params: { id } }) => {
    await requireFindable(db, id)
    const seen = { seesSafety: !blocksSafety(actor), today: clock.now().toISOString().slice(0, 10) }
    const found = await federalTiesOf(db, id, seen)
    const byId = new Map(found.map(({ carrier_id, ...tie }) => [carrier_id, tie]))
    const carriers = await readConnected(db, companyOf(actor), [...byId.keys()])
    return {
      body: {
        process_agents: [...(await processAgentsOf(db, id))],
        prior: await priorOf(db, id),
        carriers: carriers.map(carrier => {
          const { ended, is_prior, shared } = byId.get(carrier.id) as NonNullable<ReturnType<typeof byId.get>>
          return { ...carrier, ended, is_prior, shared: [...shared] }
        }),
        shared_by_many: [...(await sharedByManyOf(db, id))],
      },
    }
  },
})

export const routes: readonly Route[] = [ties]
