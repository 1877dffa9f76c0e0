import { z } from 'zod'
import { flagInQuery, idInQuery } from '../../http/fields.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import {
  listedClassifications,
  wireClassification,
  wireClassificationOf,
} from '../../carriers/verdicts/read-classifications.ts'

const list = route({
  method: 'GET',
  path: 'classifications',
  summary: "The company's own classifications and every company's, highest id first",
  access: 'broker',
  query: z.strictObject({
    q: z
      .strictObject({
        company_id_eq: idInQuery.optional(),
        is_active_eq: flagInQuery.optional(),
        is_by_broker_election_eq: flagInQuery.optional(),
      })
      .default({}),
    ...pagingFields,
  }),
  answer: z.array(wireClassification),
  handle: async ({ services: { db }, actor, query: { q, ...params } }) => {
    const companyId = companyOf(actor)
    if (q.company_id_eq !== undefined && q.company_id_eq !== companyId) throw missing()
    let rows = listedClassifications(db, companyId)
    if (q.company_id_eq !== undefined) rows = rows.where('classifications.company_id', '=', companyId)
    if (q.is_active_eq !== undefined) rows = rows.where('classifications.is_active', '=', q.is_active_eq)
    if (q.is_by_broker_election_eq !== undefined)
      rows = rows.where('classifications.is_by_broker_election', '=', q.is_by_broker_election_eq)
    const page = await pageOf(rows, params)
    return { body: page.rows.map(wireClassificationOf), headers: page.headers }
  },
})

export const routes: readonly Route[] = [list]
