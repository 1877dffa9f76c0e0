import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type LoadFilters, narrowed } from './load-filters.ts'
import { inLoadTab, LOAD_TABS } from './load-tabs.ts'
import { ownLoads } from './read-loads.ts'

type Counts = Record<(typeof LOAD_TABS)[number] | 'search_result', number>

/**
 * How many of a company's loads that pass the filters are in each tab, and how many a search finds, in one statement for
 * all tabs. The search narrows its own tab only. Empty: no search finds nothing.
 */
export async function countTabs(
  db: Kysely<Schema>,
  companyId: number,
  q: Omit<LoadFilters, 'tab_eq'>,
  now: Date,
): Promise<Counts> {
  const { external_load_number_cont: search, ...filters } = q
  const counted = await narrowed(ownLoads(db, companyId), filters, now)
    .clearSelect()
    .clearOrderBy()
    .select(eb => LOAD_TABS.map(tab => eb.fn.countAll<number>().filterWhere(inLoadTab(tab, now)).as(tab)))
    .executeTakeFirstOrThrow()
  const found =
    search === undefined
      ? { count: 0 }
      : await narrowed(ownLoads(db, companyId), q, now)
          .clearSelect()
          .clearOrderBy()
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
  return { ...(counted as unknown as Counts), search_result: found.count }
}
