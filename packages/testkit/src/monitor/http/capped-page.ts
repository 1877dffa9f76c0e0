import type { SelectQueryBuilder } from 'kysely'
import { cut, type PageParams, pagingHeaders } from './paging.ts'

/**
 * Lists over a table of many millions are counted and paged no further than this: nobody reads on, and counting all
 * of them would cost more than the rows.
 */
export const COUNTED_MAX = 5_000

/**
 * One page of a list that may be very long, and its headers. `rows` is the whole list in a stable order with id as its
 * last key. A total of 5,000 means 5,000 or more, and pages behind them are empty.
 */
export async function cappedPageOf<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  params: PageParams,
): Promise<{ readonly rows: readonly Row[]; readonly headers: Record<string, string> }> {
  const { limit, offset } = cut(params)
  const most = Math.min(limit, COUNTED_MAX - offset)
  const found = most <= 0 ? [] : await rows.limit(most).offset(offset).execute()
  // A first page that is not full has been counted by reading it.
  const total = offset === 0 && found.length < limit ? found.length : await countOf(rows)
  return { rows: found, headers: pagingHeaders(params, total) }
}

/** How many rows there are, as far as they are counted. Their order does not matter, so no index has to give it. */
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
