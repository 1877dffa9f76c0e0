import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { invalid } from '../../http/refused.ts'

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

/** One slash, then no whitespace, control characters, backslashes or hash. */
const IN_APP = /^\/(?!\/)[^\\\s\p{Cc}\p{Cf}#]*$/u

/**
 * Whether a text is the address of a search in the portal: the path of a search screen, below the base, with any query.
 * An address of another host is rejected in any form.
 */
export const isSearchAddress = (text: string): boolean =>
  text.length <= ADDRESS_MAX && IN_APP.test(text) && SCREENS.has(text.replace(/\?.*$/u, ''))

/** The most saved searches of one user. Choice: ten pages. */
const SAVED_SEARCHES_MAX = 500

/** Saves a search for its user. Refuses: 422 beyond 500, counted under a lock. */
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
      throw invalid(
        'saved_search.name',
        `You already have ${SAVED_SEARCHES_MAX} saved searches. Remove one first.`,
      )
    return trx
      .insertInto('saved_searches')
      .values(search)
      .returning(['id', 'name', 'address', 'created_at'])
      .executeTakeFirstOrThrow()
  })
