import type { CarrierId, CompanyId } from '../../shared/ids.ts'

/** The carrier's own company account on the portal. Source: section 3, "Carrier company account". */
export interface CarrierCompanyAccount {
  readonly id: CompanyId
  readonly carrierId: CarrierId
  readonly legalName: string
  /** An instant; null is not on record. */
  readonly createdAt: string | null
}

/**
 * The account of one carrier among the found companies; of several, the first one made (lowest id).
 *
 * Empty: null for a carrier without an account. Source: section 3, "Carrier company account".
 */
export const accountOfCarrier = (
  accounts: readonly CarrierCompanyAccount[],
  carrierId: CarrierId,
): CarrierCompanyAccount | null =>
  accounts
    .filter(account => account.carrierId === carrierId)
    .toSorted((one, other) => one.id - other.id)
    .at(0) ?? null

/**
 * Whether the carrier has its own account, as text.
 *
 * Empty: "No account of its own". Source: section 3, "Carrier company account".
 */
export const accountText = (account: CarrierCompanyAccount | null): string =>
  account === null ? 'No account of its own' : `Has its own account, as ${account.legalName}`
