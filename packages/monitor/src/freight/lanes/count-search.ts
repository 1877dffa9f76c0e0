import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { forbidden } from '../../http/refused.ts'

/** The same first page within this time is a retry. Choice: longer than a client waits for a response. */
const RETRY_MS = 10 * 60_000
/** Later pages within this time belong to the counted search. Choice: a day. */
const PAGES_MS = 24 * 60 * 60_000

/** One request of a lane search. */
export interface CountedSearch {
  readonly companyId: number
  readonly userId: number
  /** Lane and filters, in any order of their fields. */
  readonly requested: unknown
  readonly page: number
  readonly now: Date
}

const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const digestOf = (requested: unknown) =>
  createHash('sha256').update(JSON.stringify(requested, inOrder)).digest('hex')

/** Deletes the user's expired searches, but for those that another request has locked. */
const deleteOld = (trx: Kysely<Schema>, { userId, now }: CountedSearch) =>
  sql`
    delete from lane_searches where id in (
      select id from lane_searches
      where user_id = ${userId} and counted_at < ${new Date(now.getTime() - PAGES_MS)}
      for update skip locked
    )`.execute(trx)

/**
 * Counts a new search against the company's plan once: its later pages and retries are not counted. Simultaneous equal
 * requests wait for the first, different ones for the company's row, so that the limit is exact.
 *
 * Refuses: 403 for a new search at the limit, without writing anything.
 * Source: section 6, "Plan limits"; section 8, "Plan limit".
 */
export const countSearch = (db: Kysely<Schema>, search: CountedSearch): Promise<void> =>
  db.transaction().execute(async trx => {
    const { companyId, userId, page, now } = search
    const lasts = page === 1 ? RETRY_MS : PAGES_MS
    const { rows } = await sql`
      insert into lane_searches as counted (company_id, user_id, digest, counted_at)
      values (${companyId}, ${userId}, ${digestOf(search.requested)}, ${now})
      on conflict (user_id, digest) do update set counted_at = excluded.counted_at, company_id = excluded.company_id
        where counted.counted_at <= ${new Date(now.getTime() - lasts)} or counted.company_id <> excluded.company_id
      returning id`.execute(trx)
    if (rows.length === 0) return
    const { numUpdatedRows } = await trx
      .updateTable('companies')
      .set(({ ref, lit }) => ({
        carrier_searches_count: sql<number>`${ref('carrier_searches_count')} + ${lit(1)}`,
      }))
      .where('id', '=', companyId)
      .where(eb =>
        eb.or([
          eb('carrier_searches_limit', 'is', null),
          eb('carrier_searches_count', '<', eb.ref('carrier_searches_limit')),
        ]),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw forbidden('You have used all the carrier searches in your plan.')
    await deleteOld(trx, search)
  })
