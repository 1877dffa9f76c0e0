import type { CardProvider } from '../../stores/ports/card-provider.ts'
import { testCardProvider } from './test-cards.ts'

/** How cards are entered in this installation, as its configuration says. */
export type CardsSetting =
  | { readonly kind: 'provider'; readonly authorization: string }
  | { readonly kind: 'test' }
  | { readonly kind: 'none' }

/** 32 characters: enough for one nonce, and never a run of digits alone. */
const randomText = (): string => `n-${crypto.randomUUID()}`

/** Who takes cards here. The provider's code is fetched when its fields are first opened, never before. */
export const browserCardProvider = (cards: CardsSetting): CardProvider => {
  switch (cards.kind) {
    case 'provider':
      return {
        kind: 'provider',
        open: async (places, onEnter, signal) => {
          const { openHostedFields } = await import('./hosted-fields.ts')
          return openHostedFields(cards.authorization, { places, onEnter }, signal)
        },
      }
    case 'test':
      return testCardProvider(randomText)
    case 'none':
      return cards
  }
}
