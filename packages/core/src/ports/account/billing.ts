import type { Billing } from '../../account/billing/billing.ts'
import type { CardNonce } from '../../account/billing/card-nonce.ts'
import type { PlanId } from '../../account/billing/plan.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** A card, by what stands for it, and the plan it is to pay for. There is no place for a card's number. */
export interface AddPaymentMethod {
  readonly nonce: CardNonce
  readonly planId: PlanId
}

/**
 * How the company of the session pays. Each change answers with how it stands afterwards.
 *
 * Source: section 7, "Billing".
 */
export interface CompanyBilling {
  /** The plan and the payment methods. Open to an expired company. */
  current(signal?: CancelSignal): Promise<Outcome<Billing, Refusal>>
  /** Refuses: `invalid` on `planId` for the plan in force and for one that is not offered. */
  changePlan(params: { readonly planId: PlanId }): Promise<Outcome<Billing, Refusal>>
  /** Refuses: `invalid` on `nonce` for one that was used or is none, on `planId` for a plan that is not offered. */
  addPaymentMethod(params: AddPaymentMethod): Promise<Outcome<Billing, Refusal>>
}
