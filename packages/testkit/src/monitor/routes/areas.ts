import { sql } from 'kysely'
import { z } from 'zod'
import { LAST } from '../carriers/conditions.ts'
import { nameKey } from '../database/name-key.ts'
import { invalid } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'

const TERM_MAX = 60
const OFFERED_MAX = 10

const wireArea = z.object({
  id: z.number(),
  name: z.string(),
  is_type: z.enum(['five_zip', 'three_zip', 'state', 'country', 'kma']),
  code: z.string(),
  country: z.string(),
  state_area_id: z.number().nullable(),
  kma_area_id: z.number().nullable(),
})

const autocomplete = route({
  method: 'GET',
  path: 'areas/autocomplete',
  summary: 'Areas whose name or code starts with a text: the exact code first, then the biggest',
  access: 'broker',
  query: z.strictObject({
    term: z
      .string('Give one text.')
      .min(1, 'Give a text.')
      .max(TERM_MAX, `Give at most ${TERM_MAX} characters.`),
  }),
  answer: z.array(wireArea),
  handle: async ({ services: { db }, query: { term } }) => {
    const key = nameKey(term)
    if (key === '') throw invalid('term', 'Give at least one letter or digit.')
    // Two ranges of two indexes; an "or" over both columns would read the whole table.
    const starting = (column: 'name_key' | 'code') =>
      db
        .selectFrom('areas')
        .selectAll()
        .where(column, '>=', key)
        .where(column, '<', key + LAST)
    const found = await db
      .selectFrom(starting('name_key').union(starting('code')).as('areas'))
      .selectAll()
      .orderBy(sql`code = ${key}`, 'desc')
      .orderBy('zip_count', 'desc')
      .orderBy('name_key')
      .orderBy('id')
      .limit(OFFERED_MAX)
      .execute()
    return { body: found }
  },
})

export const routes: readonly Route[] = [autocomplete]
