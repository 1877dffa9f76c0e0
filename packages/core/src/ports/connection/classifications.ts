import type { Classification, UnassignedClassification } from '../../connection/classification.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId, CompanyId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Which classifications are asked for; what is left out does not narrow. */
export interface ClassificationsParams {
  /** Those of one company only, without every company's. */
  readonly companyId?: CompanyId
  readonly isActive?: boolean
  readonly isByBrokerElection?: boolean
  /** From 1. */
  readonly page?: number
}

/** Bundles of rules for kinds of freight. Source: section 7, "Connections and onboarding"; section 7, "Carriers". */
export interface Classifications {
  /** The company's own and every company's, 50 a page, highest id first. Refuses: `not-found` for another company. */
  list(params: ClassificationsParams, signal?: CancelSignal): Promise<Outcome<Page<Classification>, Refusal>>
  /** How a carrier would stand in each classification that it does not have. Empty: none. */
  unassigned(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly UnassignedClassification[], Refusal>>
}
