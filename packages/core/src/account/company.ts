import type { CarrierId, CompanyId } from '../shared/ids.ts'

/** The only company status value that section 4 names. */
export const EXPIRED_STATUS = 'subscription_or_trial_expired'

/** Source: section 3, "Current user". Everything a company may lack while it signs up is null. */
export interface Company {
  readonly id: CompanyId | null
  readonly legalName: string | null
  readonly companyType: string | null
  readonly planId: string | null
  readonly status: string | null
  readonly carrierId: CarrierId | null
  readonly hideVehicleSearch: boolean
  readonly createdAt: string | null
}
