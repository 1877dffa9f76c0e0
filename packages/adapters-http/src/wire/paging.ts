import { PAGE_SIZE } from '@fairhaul/core'

/** The paging params of a list on the wire: pages from 1, the default; 50 per page by default. */
export const paged = (
  params: { readonly page?: number | undefined; readonly pageSize?: number },
  pageSize = PAGE_SIZE,
) => ({
  page: params.page ?? 1,
  per_page: params.pageSize ?? pageSize,
})
