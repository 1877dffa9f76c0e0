import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { LAST } from '../../carriers/conditions.ts'
import { nameKey } from '../../database/name-key.ts'
import { placeKeyStarts } from '../../database/place-key.ts'
import type { Schema } from '../../database/schema.ts'
import { sortedBy } from '../../http/fields.ts'
import { cut, pagingFields, pagingHeaders } from '../../http/paging.ts'
import { invalid, missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'

const TERM_MAX = 60
const OFFERED_MAX = 10

const KINDS = ['five_zip', 'three_zip', 'state', 'country', 'kma'] as const

const wireArea = z.object({
  id: z.number(),
  name: z.string(),
  is_type: z.enum(KINDS),
  code: z.string(),
  country: z.string(),
  state_area_id: z.number().nullable(),
  kma_area_id: z.number().nullable(),
})

/** Areas whose name has one of these starts, or whose code starts so: the exact code first, then the largest. */
const startingWith = (db: Kysely<Schema>, names: readonly string[], code: string) => {
  // A range of an index for each; an "or" over both columns would read the whole table.
  const starting = (column: 'name_key' | 'code', key: string) =>
    db
      .selectFrom('areas')
      .selectAll()
      .where(column, '>=', key)
      .where(column, '<', key + LAST)
  return db
    .selectFrom(
      names.reduce((all, name) => all.union(starting('name_key', name)), starting('code', code)).as('areas'),
    )
    .selectAll()
    .orderBy(sql`code = ${code}`, 'desc')
    .orderBy('zip_count', 'desc')
    .orderBy('name_key')
    .orderBy('id')
    .limit(OFFERED_MAX)
    .execute()
}

const autocomplete = route({
  method: 'GET',
  path: 'areas/autocomplete',
  summary:
    'Areas whose name, also in short, or code starts with a text: an exact code first, then the largest; for a ZIP that none has, that of its first three digits',
  access: 'broker',
  query: z.strictObject({
    term: z
      .string('Enter one text.')
      .min(1, 'Give a text.')
      .max(TERM_MAX, `Give at most ${TERM_MAX} characters.`),
  }),
  answer: z.array(wireArea),
  handle: async ({ services: { db }, query: { term } }) => {
    const key = nameKey(term)
    if (key === '') throw invalid('term', 'Give at least one letter or digit.')
    const found = await startingWith(db, placeKeyStarts(term), key)
    const three = /^\d{5}$/.test(key) ? key.slice(0, 3) : undefined
    if (found.length > 0 || three === undefined) return { body: found }
    const postalArea = db.selectFrom('areas').selectAll().where('is_type', '=', 'three_zip')
    return { body: await postalArea.where('country', '=', 'US').where('code', '=', three).execute() }
  },
})

const PLACE_ID_MAX = 255
/** How the portal's own map names a place: `five_zip.US.75201`. Its kind, country and code are unique together. */
const OWN_PLACE_ID = new RegExp(`^(${KINDS.join('|')})\\.([A-Z]{2})\\.([A-Z0-9-]{1,60})$`)

const byPlaceId = route({
  method: 'GET',
  path: 'areas/find_by_place_id',
  summary: 'The area of a place on the map; places of another map provider are unknown',
  access: 'broker',
  query: z.strictObject({
    place_id: z
      .string('Give one place.')
      .min(1, 'Give a place.')
      .max(PLACE_ID_MAX, `Give at most ${PLACE_ID_MAX} characters.`),
  }),
  answer: wireArea,
  handle: async ({ services: { db }, query: { place_id } }) => {
    const [, kind, country = '', code = ''] = OWN_PLACE_ID.exec(place_id) ?? []
    if (kind === undefined) throw missing()
    const area = await db
      .selectFrom('areas')
      .selectAll()
      .where('is_type', '=', kind as (typeof KINDS)[number])
      .where('country', '=', country)
      .where('code', '=', code)
      .executeTakeFirst()
    if (area === undefined) throw missing()
    return { body: area }
  },
})

const one = route({
  method: 'GET',
  path: 'areas/:id',
  summary: 'One area',
  access: 'broker',
  answer: wireArea,
  handle: async ({ services: { db }, params: { id } }) => {
    const area = await db.selectFrom('areas').selectAll().where('id', '=', id).executeTakeFirst()
    if (area === undefined) throw missing()
    return { body: area }
  },
})

const COUNTRIES = ['US', 'CA', 'MX'] as const

const areaFilters = z.discriminatedUnion(
  'is_type_eq',
  [
    z.strictObject({
      is_type_eq: z.literal('five_zip'),
      code_start: z.string('Give the start of a ZIP.').regex(/^\d{1,5}$/, 'Give one to five digits.'),
      s: sortedBy('name asc'),
    }),
    z.strictObject({
      is_type_eq: z.literal('country'),
      code_in: z.array(z.enum(COUNTRIES, 'Give US, CA or MX.')).optional(),
    }),
  ],
  'Ask for five_zip or for country.',
)

const list = route({
  method: 'GET',
  path: 'areas',
  summary: 'ZIP codes by their first digits, or the countries of this portal, by name',
  access: 'broker',
  query: z.strictObject({ q: areaFilters, ...pagingFields }),
  answer: z.array(wireArea),
  handle: async ({ services: { db }, query }) => {
    const { q } = query
    const ofKind = db.selectFrom('areas').where('is_type', '=', q.is_type_eq)
    const requested =
      q.is_type_eq === 'five_zip'
        ? ofKind.where('code', '>=', q.code_start).where('code', '<', q.code_start + LAST)
        : ofKind.where('code', 'in', q.code_in ?? COUNTRIES)
    const { limit, offset } = cut(query)
    const found = await requested
      .selectAll()
      .orderBy('name_key')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    const { count } = await requested
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { body: found, headers: pagingHeaders(query, count) }
  },
})

export const routes: readonly Route[] = [autocomplete, byPlaceId, list, one]
