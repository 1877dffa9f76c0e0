import type { Billing, CardNonce, CompanyChangeOrder, CompanyReport, UserInvitation } from '@fairhaul/core'
import { aBilling, aCompanyChangeOrder, aCompanyReport } from '../../builders/index.ts'

/** The rows of the fakes about a company's own business. */
export interface CompanyWorld {
  billing: Billing
  /** Nonces that were taken once. */
  usedNonces: Set<CardNonce>
  userInvitations: UserInvitation[]
  changeOrders: CompanyChangeOrder[]
  reports: CompanyReport[]
}

/** One plan and card, one change order to decide, one report that was never run, and nobody invited. */
export const companyWorld = (): CompanyWorld => ({
  billing: aBilling(),
  usedNonces: new Set(),
  userInvitations: [],
  changeOrders: [aCompanyChangeOrder()],
  reports: [aCompanyReport()],
})
