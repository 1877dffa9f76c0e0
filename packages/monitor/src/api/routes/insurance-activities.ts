import { z } from 'zod'
import {
  activitiesOf,
  ownRequests,
  wireActivity,
  withIsoCreation,
} from '../../carriers/insurance/read-requests.ts'
import { idInQuery } from '../../http/fields.ts'
import { planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

const list = route({
  method: 'GET',
  path: 'insurance_activities',
  summary: "What happened to one of the company's requests for a certificate, newest first",
  access: 'broker',
  guards: [planGuard('can_view_insurance_certificates')],
  query: z.strictObject({ insurance_certificate_request_id: idInQuery, ...pagingFields }),
  answer: z.array(wireActivity),
  handle: async ({ services: { db }, actor, query }) => {
    const id = query.insurance_certificate_request_id
    const request = await ownRequests(db, companyOf(actor)).where('id', '=', id).executeTakeFirst()
    if (request === undefined) throw missing()
    const { rows, headers } = await pageOf(activitiesOf(db, id), query)
    return { body: rows.map(withIsoCreation), headers }
  },
})

export const routes: readonly Route[] = [list]
