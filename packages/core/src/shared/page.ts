/**
 * One page of a list, with what its headers said. Pages count from 1.
 *
 * Source: section 7: "Lists return pagination in the headers currentpage, totalpages and totalitems."
 */
export interface Page<T> {
  readonly items: readonly T[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** Rows of a list unless a call says otherwise. Source: section 9. */
export const PAGE_SIZE = 50

/** A list with nothing in it: page 1 of 1, 0 records. Source: section 8, "Load and alert list failures". */
export const emptyPage = <T>(): Page<T> => ({ items: [], page: 1, pages: 1, total: 0 })
