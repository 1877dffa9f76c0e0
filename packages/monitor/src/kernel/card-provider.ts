/** What a provider reports about a card. There is no field for its number. */
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
 * A card provider. The card number goes from the provider's own fields to the provider; the monitor receives a nonce,
 * which represents the card once.
 */
export interface CardProvider {
  /** Its name on record, such as `test`. */
  readonly name: string
  /** The card of a nonce. Refuses: null for a nonce of another provider, or a card that is not accepted. */
  redeem(nonce: string): Promise<Card | null>
}

const CARDS: Readonly<Record<string, Card>> = {
  visa: { brand: 'visa', lastFour: '4242', expiry: { month: 4, year: 2080 } },
  mastercard: { brand: 'mastercard', lastFour: '4444', expiry: { month: 11, year: 2080 } },
  'american-express': { brand: 'american-express', lastFour: '0005', expiry: { month: 1, year: 2080 } },
  discover: { brand: 'discover', lastFour: '1117', expiry: { month: 9, year: 2080 } },
  unknown: { brand: 'other', lastFour: null, expiry: null },
  expired: { brand: 'visa', lastFour: '0069', expiry: { month: 4, year: 2020 } },
}

const NONCE = /^test-[a-z-]+-[A-Za-z0-9-]{1,60}$/

/**
 * A fake card provider for demos and tests: no card exists and nothing is charged.
 *
 * `test-<card>-<anything>` is a nonce, where `<card>` is visa, mastercard, american-express, discover, unknown (only
 * that there is a card) or expired, and `<anything>`, of 1 to 60 letters, digits and dashes, makes each nonce unique.
 * `test-declined-<anything>` is rejected, and so is any other text.
 */
export const testCards: CardProvider = {
  name: 'test',
  redeem: async nonce => {
    if (!NONCE.test(nonce)) return null
    const name = Object.keys(CARDS).find(each => nonce.startsWith(`test-${each}-`))
    return name === undefined ? null : (CARDS[name] ?? null)
  },
}
