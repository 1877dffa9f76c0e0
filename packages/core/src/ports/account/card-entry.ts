import type { CardNonce } from '../../account/billing/card-nonce.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'

/** A card that was entered: what stands for it, and what to call it on the page. */
export interface EnteredCard {
  readonly nonce: CardNonce
  /** "Visa ending in 4242"; null when the provider tells nothing but the nonce. */
  readonly name: string | null
}

/** Why there is no card, with words for the broker; what was cancelled needs none. */
export type CardEntryRefusal =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-configured'; readonly message: string }
  /** The provider did not take the card, or gave what is no nonce. */
  | { readonly kind: 'declined'; readonly message: string }

/**
 * Where a card is entered: `provider` is the provider's own fields, `test` a picker of test cards that has to be marked
 * as such and never asks for a number, `none` means that no provider is configured and billing says so.
 */
export type CardEntryMode = 'provider' | 'test' | 'none'

/** Entering a card. Its number goes to the provider and nowhere else. Source: section 7, "Billing". */
export interface CardEntry {
  readonly mode: CardEntryMode
  /**
   * Waits until the broker has entered a card. Refuses: `cancelled` when they close it; an aborted signal closes it
   * and throws its reason, as everywhere.
   */
  enter(signal?: CancelSignal): Promise<Outcome<EnteredCard, CardEntryRefusal>>
}
