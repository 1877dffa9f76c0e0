import type { CarrierCompanyAccount } from '../../carrier/people/carrier-company-account.ts'
import type { RedactedUsers } from '../../carrier/people/redacted-users.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** The people and the account of a carrier. Source: section 7, "Auth and user". */
export interface CarrierPeople {
  /** Everyone who acts for the carrier; what the broker may not see is hidden. */
  redactedUsers(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<RedactedUsers, Refusal>>
  /** The company accounts of the carrier, by id, 50 a page from 1. */
  companies(
    params: { readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CarrierCompanyAccount>, Refusal>>
}
