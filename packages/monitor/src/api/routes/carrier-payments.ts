import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { storedPayments } from '../../carriers/stored-payments.ts'
import { seesFullProfile } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import { today } from '../../kernel/clock.ts'

const wireAnalysis = z.object({
  carrier_id: z.number(),
  provider: z.string().nullable(),
  loads: z.number().nullable(),
  brokers: z.number().nullable(),
  last_paid_on: z.string().nullable(),
})

const UNPAID = { provider: null, loads: null, brokers: null, last_paid_on: null }

const loadAnalysis = route({
  method: 'GET',
  path: 'carriers/:id/payment_load_analysis',
  summary: "A payment provider's record of the loads it paid a carrier for",
  access: 'broker',
  guards: [seesFullProfile],
  answer: wireAnalysis,
  handle: async ({ services: { db, clock }, params: { id } }) => {
    await requireFindable(db, id)
    const analysis = await storedPayments(db).loadAnalysis(id, today(clock))
    return { body: { carrier_id: id, ...(analysis ?? UNPAID) } }
  },
})

export const routes: readonly Route[] = [loadAnalysis]
