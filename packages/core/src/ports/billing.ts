import type { Billing } from '../account/billing/billing.ts'
import type { CardNonce } from '../account/billing/card-nonce.ts'
import type { PlanId } from '../account/billing/plan.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A card as its payment nonce, and the plan that it pays for. A card's number is never part of it. */
export interface AddPaymentMethod {
  readonly nonce: CardNonce
  readonly planId: PlanId
}

/**
 * The billing of the session's company. Each change returns the new state.
 *
 * Source: section 7, "Billing".
 */
export interface CompanyBilling {
  /** The plan and the payment methods. Open to an expired company. */
  current(signal?: CancelSignal): Promise<Outcome<Billing, Refusal>>
  /** Refuses: `invalid` on `planId` for the current plan and for one that is not offered. */
  changePlan(params: { readonly planId: PlanId }): Promise<Outcome<Billing, Refusal>>
  /** Refuses: `invalid` on `nonce` for a used or invalid one, on `planId` for a plan that is not offered. */
  addPaymentMethod(params: AddPaymentMethod): Promise<Outcome<Billing, Refusal>>
}

/** An entered card: its nonce, and its label on the page. */
export interface EnteredCard {
  readonly nonce: CardNonce
  /** "Visa ending in 4242". Null: the provider returns only the nonce. */
  readonly name: string | null
}

/** Why there is no card, with a message for the broker; a cancellation needs none. */
export type CardEntryRefusal =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-configured'; readonly message: string }
  /** The provider rejected the card, or returned no valid nonce. */
  | { readonly kind: 'declined'; readonly message: string }

/**
 * How a card is entered: `provider` shows the provider's own fields, `test` a picker of test cards that must be marked
 * as such and never asks for a number, `none` means that no provider is configured, which billing then says.
 */
export type CardEntryMode = 'provider' | 'test' | 'none'

/** Card entry. The card's number goes to the provider and nowhere else. Source: section 7, "Billing". */
export interface CardEntry {
  readonly mode: CardEntryMode
  /**
   * Waits until the broker has entered a card. Refuses: `cancelled` when they close it; an aborted signal closes it and
   * throws its reason, as in every port.
   */
  enter(signal?: CancelSignal): Promise<Outcome<EnteredCard, CardEntryRefusal>>
}
