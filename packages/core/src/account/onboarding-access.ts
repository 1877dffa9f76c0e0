import { BROKER_TYPE } from './company.ts'
import { mayManageUsers } from './scope-rights.ts'
import type { CurrentUser } from './user.ts'

/**
 * Whether a user has access to onboarding: they manage users of a broker company that is on record as a carrier (its id
 * is above 0).
 *
 * Empty: without a company, or one without a carrier, no.
 * Source: section 6, "Onboarding access".
 */
export const hasOnboardingAccess = ({ company, scopes }: Pick<CurrentUser, 'company' | 'scopes'>): boolean =>
  company !== null &&
  company.companyType === BROKER_TYPE &&
  (company.carrierId ?? 0) > 0 &&
  mayManageUsers({ scopes })
