import { z } from 'zod'
import { ownRequests, wireRequest, withIsoCreation } from '../../carriers/insurance/read-requests.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { idInQuery } from '../../http/fields.ts'
import { planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

const list = route({
  method: 'GET',
  path: 'insurance_certificate_requests',
  summary: "The company's requests for certificates about one carrier, including canceled ones, newest first",
  access: 'broker',
  guards: [planGuard('can_view_insurance_certificates')],
  query: z.strictObject({ carrier_id: idInQuery, ...pagingFields }),
  answer: z.array(wireRequest),
  handle: async ({ services: { db }, actor, query }) => {
    await requireFindable(db, query.carrier_id)
    const own = ownRequests(db, companyOf(actor)).where('carrier_id', '=', query.carrier_id)
    const { rows, headers } = await pageOf(own, query)
    return { body: rows.map(withIsoCreation), headers }
  },
})

export const routes: readonly Route[] = [list]
