import type { CompanyPaymentTerms } from '../../connection/payment-terms.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CompanyId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** How the company pays its carriers. Source: section 7, "Connections and onboarding". */
export interface PaymentTerms {
  /** The company's terms. Empty: null where none are on record. Refuses: `not-found` for another company. */
  ofCompany(
    params: { readonly companyId: CompanyId },
    signal?: CancelSignal,
  ): Promise<Outcome<CompanyPaymentTerms | null, Refusal>>
}
