import { z } from 'zod'
import { sortedBy } from '../../http/fields.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'

const list = route({
  method: 'GET',
  path: 'commodity_types',
  summary: 'Commodities, by name',
  access: 'broker',
  query: z.strictObject({
    q: z.strictObject({ s: sortedBy('name asc') }).optional(),
    ...pagingFields,
  }),
  answer: z.array(z.object({ id: z.number(), name: z.string() })),
  handle: async ({ services: { db }, query }) => {
    const { rows, headers } = await pageOf(
      db.selectFrom('commodity_types').selectAll().orderBy('name').orderBy('id'),
      query,
    )
    return { body: [...rows], headers }
  },
})

export const routes: readonly Route[] = [list]
