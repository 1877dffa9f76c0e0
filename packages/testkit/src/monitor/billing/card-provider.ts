/** What a provider tells of a card. There is no place for its number. */
export interface Card {
  readonly brand:
    | 'visa'
    | 'mastercard'
    | 'american-express'
    | 'discover'
    | 'diners-club'
    | 'jcb'
    | 'unionpay'
    | 'other'
  readonly lastFour: string | null
  /** The last month in which it can be charged. */
  readonly expiry: { readonly month: number; readonly year: number } | null
}

/**
 * Who takes cards. A card's number goes from the provider's own fields to the provider; the monitor is handed a nonce,
 * which stands for the card once.
 */
export interface CardProvider {
  /** How it is named on record: `test`. */
  readonly name: string
  /** The card that a nonce stands for. Refuses: null for what is no nonce of this provider, or a card it does not take. */
  redeem(nonce: string): Promise<Card | null>
}
