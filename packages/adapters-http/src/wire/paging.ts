import { PAGE_SIZE } from '@fairhaul/core'

/** Which page of a list is asked for, in the wire's words: from 1, which is the default; 50 a page unless told otherwise. */
export const paged = (
  params: { readonly page?: number | undefined; readonly pageSize?: number },
  pageSize = PAGE_SIZE,
) => ({
  page: params.page ?? 1,
  per_page: params.pageSize ?? pageSize,
})
