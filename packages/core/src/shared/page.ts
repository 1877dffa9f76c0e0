/**
 * One page of a list, with the values of its paging headers. Pages count from 1.
 *
 * Source: section 7, "Paging".
 */
export interface Page<T> {
  readonly items: readonly T[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** Rows of a page by default. Source: section 9, "Page sizes". */
export const PAGE_SIZE = 50

/**
 * Whether a page without rows is one after the last of its list, which has some. Empty: no for a list without any.
 *
 * Source: section 7, "Paging".
 */
export const isPastEnd = ({ items, page, total }: Page<unknown>): boolean =>
  items.length === 0 && page > 1 && total > 0

/** An empty list: page 1 of 1, 0 records. Source: section 8, "Load and alert lists". */
export const emptyPage = <T>(): Page<T> => ({ items: [], page: 1, pages: 1, total: 0 })

/** The number of pages for a number of rows. Empty: one page. */
export const pagesOf = (total: number, pageSize: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / pageSize))

/** The nearest existing page. Anything but a number is page 1. */
export const clampPage = (page: number, pages: number): number =>
  Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.trunc(page)), Math.max(1, pages))
