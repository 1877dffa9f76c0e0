import type { Id } from '../../shared/ids.ts'
import type { CardExpiry } from './card-expiry.ts'

/** The card brands that have names. Choice: the common ones; every other brand is `other`. */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'american-express',
  'discover',
  'diners-club',
  'jcb',
  'unionpay',
  'other',
] as const

/** One card brand. */
export type CardBrand = (typeof CARD_BRANDS)[number]

/** The name of each brand; any other brand is "Card". Source: section 3, "Billing". */
export const CARD_BRAND_LABELS: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  other: 'Card',
}

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
  /** The last four digits; null when the provider did not send them. */
  readonly lastFour: string | null
  readonly expiry: CardExpiry | null
  /** Whether it is charged. */
  readonly isDefault: boolean
}

/** "Visa ending in 4242". Empty: the brand alone when the digits are not on record. */
export const paymentMethodName = ({ brand, lastFour }: Pick<PaymentMethod, 'brand' | 'lastFour'>): string =>
  lastFour === null ? CARD_BRAND_LABELS[brand] : `${CARD_BRAND_LABELS[brand]} ending in ${lastFour}`
