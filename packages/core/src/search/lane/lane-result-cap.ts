import { PAGE_SIZE, type Page, pagesOf } from '../../shared/page.ts'

/** Carriers that a lane search shows, at most. Source: section 9, "Lane result cap". */
export const LANE_RESULTS_MAX = 200
/** The number of pages for those carriers. Source: section 9, "Lane result cap". */
export const LANE_PAGES_MAX = 4

/**
 * A page of a lane search with its totals capped.
 *
 * More than 200 are shown as 200 over 4 pages. If the server reports exactly 200 over 4 pages and the page has fewer
 * than 50 rows, the totals are computed from the previous pages and its own rows, over at least one page.
 * Empty: an empty first page of a capped list is 0 over 1 page. Rows are never dropped.
 * Source: section 9, "Lane result cap"; section 9, "Recomputed totals".
 */
export const cappedLanePage = <T>(page: Page<T>): Page<T> => {
  if (page.total > LANE_RESULTS_MAX) return { ...page, total: LANE_RESULTS_MAX, pages: LANE_PAGES_MAX }
  const isCut = page.total === LANE_RESULTS_MAX && page.pages === LANE_PAGES_MAX
  if (!isCut || page.items.length >= PAGE_SIZE) return page
  const total = Math.min((page.page - 1) * PAGE_SIZE + page.items.length, LANE_RESULTS_MAX)
  return { ...page, total, pages: pagesOf(total) }
}

/** Whether there may be more carriers than shown, which the screen then says. Source: section 9, "Lane result cap". */
export const isLaneResultCapped = ({ total }: Pick<Page<unknown>, 'total'>): boolean =>
  total >= LANE_RESULTS_MAX
