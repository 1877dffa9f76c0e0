import type { SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { wholeNumber } from './fields.ts'

/** Lists have 50 rows a page. Source: section 9, "Page sizes". */
export const PER_PAGE_MAX = 50
const PAGE_MAX = 1_000_000

/** The two parameters that every list takes. */
export const pagingFields = {
  page: wholeNumber({ min: 1, max: PAGE_MAX }).default(1),
  per_page: wholeNumber({ min: 1, max: PER_PAGE_MAX }).default(PER_PAGE_MAX),
}
const pagingQuery = z.object(pagingFields)
export type PageParams = z.output<typeof pagingQuery>

/** The limit and offset of a page. */
export const cut = (params: PageParams) => ({
  limit: params.per_page,
  offset: (params.page - 1) * params.per_page,
})

/** The paging headers of a response. An empty list has one page. Source: section 7, "Paging". */
export const pagingHeaders = (params: PageParams, totalItems: number): Record<string, string> => ({
  currentpage: String(params.page),
  totalpages: String(Math.max(1, Math.ceil(totalItems / params.per_page))),
  totalitems: String(totalItems),
})

/** What a list has on each row of a page besides the row's own columns: how many rows the whole list has. */
interface Counted {
  readonly rows_of_list: number
}

/** The number of rows of a list, without their order, so that no index has to provide it. */
const countOfAll = <DB, Table extends keyof DB, Row>(rows: SelectQueryBuilder<DB, Table, Row>) =>
  rows
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$castTo<{ readonly count: number }>()

/**
 * One page of a list, and its headers. `rows` is the whole list in a stable order with id as its last key. The page and
 * the total are one statement, except for a later page without rows.
 */
export async function pageOf<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  params: PageParams,
): Promise<{ readonly rows: readonly Row[]; readonly headers: Record<string, string> }> {
  const { limit, offset } = cut(params)
  const found = await rows
    .select(countOfAll(rows).as('rows_of_list'))
    .limit(limit)
    .offset(offset)
    .$castTo<Row & Counted>()
    .execute()
  const total =
    found[0]?.rows_of_list ?? (offset === 0 ? 0 : (await countOfAll(rows).executeTakeFirstOrThrow()).count)
  return {
    rows: found.map(row => {
      const { rows_of_list: _, ...own } = row
      return own as Row
    }),
    headers: pagingHeaders(params, total),
  }
}

/**
 * Lists over a table of many millions are counted and paged no further than this: no user reads on, and counting all of
 * them would cost more than the rows.
 */
const COUNTED_MAX = 5_000

/**
 * One page of a list that may be very long, and its headers. `rows` is the whole list in a stable order with id as its
 * last key. A total of 5,000 means 5,000 or more, and later pages are empty.
 */
export async function cappedPageOf<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  params: PageParams,
): Promise<{ readonly rows: readonly Row[]; readonly headers: Record<string, string> }> {
  const { limit, offset } = cut(params)
  const most = Math.min(limit, COUNTED_MAX - offset)
  const found = most <= 0 ? [] : await rows.limit(most).offset(offset).execute()
  // The rows of a first page that is not full are the total.
  const total = offset === 0 && found.length < limit ? found.length : await countOf(rows)
  return { rows: found, headers: pagingHeaders(params, total) }
}

/** The number of rows, up to `COUNTED_MAX`. It is counted without their order, so no index has to provide it. */
async function countOf<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
  const ones = await rows
    .clearSelect()
    .clearOrderBy()
    .select(({ lit }) => lit(1).as('one'))
    .limit(COUNTED_MAX)
    .execute()
  return ones.length
}
