import { z } from 'zod'
import { idInQuery } from '../../http/fields.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

const wirePaymentTerms = z.object({
  id: z.number(),
  company_id: z.number(),
  net_days: z.number().nullable(),
  quick_pay: z.object({ days: z.number(), fee_percent: z.number() }).nullable(),
})

const ofCompany = route({
  method: 'GET',
  path: 'payment_terms',
  summary: 'How the company pays its carriers; null where that is not on record',
  access: 'broker',
  query: z.strictObject({ company_id: idInQuery.optional() }),
  answer: wirePaymentTerms.nullable(),
  handle: async ({ services: { db }, actor, query }) => {
    const companyId = companyOf(actor)
    if (query.company_id !== undefined && query.company_id !== companyId) throw missing()
    const found = await db
      .selectFrom('payment_terms')
      .selectAll()
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    if (found === undefined) return { body: null }
    const { quick_pay_days: days, quick_pay_fee_percent: fee, ...terms } = found
    return {
      body: { ...terms, quick_pay: days === null || fee === null ? null : { days, fee_percent: fee } },
    }
  },
})

export const routes: readonly Route[] = [ofCompany]
