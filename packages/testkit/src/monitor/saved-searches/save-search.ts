import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { invalid } from '../http/refused.ts'

const ADDRESS_MAX = 8_000

/** The screens that search. Source: section 2, "Routes"; section 3, "Saved search". */
const SCREENS: ReadonlySet<string> = new Set([
  '/carriers/search-results',
  '/carriers/global-search',
  '/carriers/lane-search',
  '/carriers/lane-search-results',
  '/carriers/contact-search',
  '/vehicles',
])

/** One slash, then neither blanks, controls, backslashes nor a hash. */
const IN_APP = /^\/(?!\/)[^\\\s\p{Cc}\p{Cf}#]*$/u

/**
 * Whether a text is the address of a search of the portal: a path of a screen that searches, below the base, with any
 * query. Another host in any disguise is none.
 */
export const isSearchAddress = (text: string): boolean =>
  text.length <= ADDRESS_MAX && IN_APP.test(text) && SCREENS.has(text.replace(/\?.*$/u, ''))

/** Searches that one user may keep. Choice: ten pages; more is nobody's list. */
export const SAVED_SEARCHES_MAX = 500

/** Keeps a search for its user. Refuses: 422 beyond 500, counted one writer at a time. */
export const saveSearch = (
  db: Kysely<Schema>,
  search: {
    readonly user_id: number
    readonly name: string
    readonly address: string
    readonly created_at: Date
  },
) =>
  db.transaction().execute(async trx => {
    await trx.selectFrom('users').select('id').where('id', '=', search.user_id).forUpdate().execute()
    const { count } = await trx
      .selectFrom('saved_searches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', search.user_id)
      .executeTakeFirstOrThrow()
    if (count >= SAVED_SEARCHES_MAX)
      throw invalid('saved_search.name', `You keep ${SAVED_SEARCHES_MAX} searches already. Remove one first.`)
    return trx
      .insertInto('saved_searches')
      .values(search)
      .returning(['id', 'name', 'address', 'created_at'])
      .executeTakeFirstOrThrow()
  })
