/** A card that does not exist: nothing is behind it, nobody is charged, and it has no number to be asked for. */
export interface TestCard {
  readonly key: string
  readonly label: string
  /** What comes of it. */
  readonly note: string
}

/** The cards that a monitor of a demo world takes, and two that it does not. */
export const TEST_CARDS = [
  { key: 'visa', label: 'Visa ending in 4242', note: 'Is taken' },
  { key: 'mastercard', label: 'Mastercard ending in 4444', note: 'Is taken' },
  { key: 'american-express', label: 'American Express ending in 0005', note: 'Is taken' },
  { key: 'discover', label: 'Discover ending in 1117', note: 'Is taken' },
  { key: 'unknown', label: 'A card of which nothing is told', note: 'Is taken' },
  { key: 'expired', label: 'Visa ending in 0069', note: 'Is refused: it has expired' },
  { key: 'declined', label: 'A card that is declined', note: 'Is refused by the provider' },
] as const satisfies readonly TestCard[]
