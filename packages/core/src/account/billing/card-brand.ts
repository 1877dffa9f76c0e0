/** The card brands that are told apart. Choice: the common ones by name, everything else is `other`. */
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

/** What each brand calls itself; a brand that is not told apart is "Card". Source: section 3, "Billing". */
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
