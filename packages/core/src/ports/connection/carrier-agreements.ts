import type { CarrierAgreement, CarrierAgreementId } from '../../connection/carrier-agreement.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * The contracts inside onboarding packets. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections; `not-found` for what is another company's.
 */
export interface CarrierAgreements {
  /** One agreement, as it is listed. */
  find(
    params: { readonly id: CarrierAgreementId },
    signal?: CancelSignal,
  ): Promise<Outcome<CarrierAgreement, Refusal>>
  /** All of one carrier, in no order that may be relied on. Empty: none. */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly CarrierAgreement[], Refusal>>
}
