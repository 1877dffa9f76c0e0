import { type Page, pagesOf } from '@fairhaul/core'

/** One page of a list, as the server cuts it. */
export const pageOf = <T>(rows: readonly T[], page: number, pageSize: number): Page<T> => ({
  items: rows.slice((page - 1) * pageSize, page * pageSize),
  page,
  pages: pagesOf(rows.length, pageSize),
  total: rows.length,
})
