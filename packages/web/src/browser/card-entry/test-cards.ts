import type { CardProvider, TestCard } from '../../stores/ports/card-provider.ts'

/** The monitor's test cards: nothing is behind them, and nobody is charged. None has a number. */
const TEST_CARDS: readonly TestCard[] = [
  { key: 'visa', name: 'Visa ending in 4242', note: 'Is taken' },
  { key: 'mastercard', name: 'Mastercard ending in 4444', note: 'Is taken' },
  { key: 'american-express', name: 'American Express ending in 0005', note: 'Is taken' },
  { key: 'discover', name: 'Discover ending in 1117', note: 'Is taken' },
  { key: 'unknown', name: 'A card of which nothing is told', note: 'Is taken' },
  { key: 'expired', name: 'Visa ending in 0069', note: 'Is refused: it has expired' },
  { key: 'declined', name: 'A card that is declined', note: 'Is refused by the provider' },
]

/** A stand-in for a card provider, for trials and tests. `random` tells one nonce from another. */
export const testCardProvider = (random: () => string): CardProvider => ({
  kind: 'test',
  cards: TEST_CARDS,
  nonceOf: ({ key }) => `test-${key}-${random()}`,
})
