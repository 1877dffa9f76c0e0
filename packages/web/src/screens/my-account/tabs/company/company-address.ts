import { accountTabPath, type CompanyChangeOrderId, parseId } from '@fairhaul/core'

/** Which change orders are listed, and which one is open beside them. */
export interface CompanyAddress {
  readonly page: number
  readonly orderId: CompanyChangeOrderId | null
}

export const readCompanyAddress = (query: URLSearchParams): CompanyAddress => ({
  page: parseId<'page'>(query.get('page') ?? '') ?? 1,
  orderId: parseId<'company-change-order'>(query.get('order') ?? '') ?? null,
})

export const companyPath = ({ page = 1, orderId = null }: Partial<CompanyAddress>): string =>
  accountTabPath('company', { page: page === 1 ? undefined : page, order: orderId ?? undefined })
