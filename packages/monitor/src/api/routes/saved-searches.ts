import { z } from 'zod'
import { isSearchAddress, saveSearch } from '../../company/saved-searches/save-search.ts'
import { plainText } from '../../http/fields.ts'
import { maySearchCarriers } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'

const NAME_MAX = 80
/** The name sent may have extra whitespace, which is removed. */
const NAME_SENT_MAX = 1_000

const wireSearch = z.object({ id: z.number(), name: z.string(), address: z.string(), created_at: z.string() })

/** Choice: watchdog users without carrier search have no saved searches, as section 4 closes the page to them. */
const guards = [maySearchCarriers]

const list = route({
  method: 'GET',
  path: 'saved_searches',
  summary: "The user's saved searches, newest first",
  access: 'broker',
  guards,
  query: z.strictObject(pagingFields),
  answer: z.array(wireSearch),
  handle: async ({ services: { db }, actor, query }) => {
    const own = db
      .selectFrom('saved_searches')
      .select(['id', 'name', 'address', 'created_at'])
      .where('user_id', '=', actor.user.id)
      .orderBy('id', 'desc')
    const { rows, headers } = await pageOf(own, query)
    return { body: rows.map(row => ({ ...row, created_at: row.created_at.toISOString() })), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'saved_searches',
  summary: 'Saves a search by name',
  access: 'broker',
  guards,
  body: z.strictObject({
    saved_search: z.strictObject({
      name: z
        .string('Give this search a name.')
        .max(NAME_SENT_MAX, `Shorten the name to ${NAME_MAX} characters.`)
        .transform(text => plainText(text).replaceAll(/\s+/g, ' '))
        .refine(text => text !== '', 'Give this search a name.')
        .refine(text => text.length <= NAME_MAX, `Shorten the name to ${NAME_MAX} characters.`),
      address: z
        .string('Give the address of a search.')
        .refine(isSearchAddress, 'There is no search on this page to save.'),
    }),
  }),
  answer: wireSearch,
  handle: async ({ services: { db, clock }, actor, body }) => {
    const search = { ...body.saved_search, user_id: actor.user.id, created_at: clock.now() }
    const made = await saveSearch(db, search)
    return { status: 201, body: { ...made, created_at: made.created_at.toISOString() } }
  },
})

const remove = route({
  method: 'DELETE',
  path: 'saved_searches/:id',
  summary: "Removes one of the user's saved searches",
  access: 'broker',
  guards,
  handle: async ({ services: { db }, actor, params }) => {
    const removed = await db
      .deleteFrom('saved_searches')
      .where('id', '=', params.id)
      .where('user_id', '=', actor.user.id)
      .returning('id')
      .executeTakeFirst()
    if (removed === undefined) throw missing()
    return {}
  },
})

export const routes: readonly Route[] = [list, create, remove]
