import { z } from 'zod'
import { idInQuery } from '../../http/fields.ts'
import { planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

/** Choice: they are programs that use the API, so the plan has to include it. */
const list = route({
  method: 'GET',
  path: 'oauth/applications',
  summary: "The company's applications that have their own classification, by id",
  access: 'broker',
  guards: [planGuard('can_api')],
  query: z.strictObject({
    company_id: idInQuery.optional(),
    q: z
      .strictObject({
        explicit_classification_id_not_null: z.literal('true', 'Only these are listed.').optional(),
      })
      .optional(),
    ...pagingFields,
  }),
  answer: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      company_id: z.number(),
      explicit_classification_id: z.number(),
      created_at: z.string(),
    }),
  ),
  handle: async ({ services: { db }, actor, query }) => {
    const companyId = companyOf(actor)
    if (query.company_id !== undefined && query.company_id !== companyId) throw missing()
    const own = db
      .selectFrom('oauth_applications')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('explicit_classification_id', 'is not', null)
      .$narrowType<{ explicit_classification_id: number }>()
      .orderBy('id')
    const { rows, headers } = await pageOf(own, query)
    return { body: rows.map(row => ({ ...row, created_at: row.created_at.toISOString() })), headers }
  },
})

export const routes: readonly Route[] = [list]
