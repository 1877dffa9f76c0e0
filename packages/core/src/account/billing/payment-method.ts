import type { Id } from '../../shared/ids.ts'
import { CARD_BRAND_LABELS, type CardBrand } from './card-brand.ts'
import type { CardExpiry } from './card-expiry.ts'

/** The monitor's number of one payment method. */
export type PaymentMethodId = Id<'payment-method'>

/**
 * A card that a company can be charged through; never its number.
 *
 * Choice: only `isDefault` is given; brand, last digits and expiry are how a broker knows a card.
 * Source: section 3, "Billing".
 */
export interface PaymentMethod {
  readonly id: PaymentMethodId
  readonly brand: CardBrand
  /** The last four digits; null when the provider did not tell them. */
  readonly lastFour: string | null
  readonly expiry: CardExpiry | null
  /** The one that is charged. */
  readonly isDefault: boolean
}

/** "Visa ending in 4242". Empty: the brand alone when the digits are not on record. */
export const paymentMethodName = ({ brand, lastFour }: Pick<PaymentMethod, 'brand' | 'lastFour'>): string =>
  lastFour === null ? CARD_BRAND_LABELS[brand] : `${CARD_BRAND_LABELS[brand]} ending in ${lastFour}`
