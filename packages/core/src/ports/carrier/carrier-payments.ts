import type { PaymentLoadAnalysis } from '../../carrier/insight/payment-load-analysis.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** What payment providers know of carriers. Source: section 7, "Carriers". */
export interface CarrierPayments {
  /**
   * Empty: nothing is known of a carrier that no provider paid. Not found for a carrier that is not there.
   * Source: section 7, "Carriers".
   */
  loadAnalysis(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<PaymentLoadAnalysis, Refusal>>
}
