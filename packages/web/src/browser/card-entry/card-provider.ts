import type { PageConfiguration } from '../../../configuration/configuration.ts'
import type { CardProvider } from '../../stores/card-provider.ts'

/** The monitor's test cards, which charge nothing. The prefix keeps them from being bare numbers. */
const testNonce = (card: string): string => `test-${card}-n-${crypto.randomUUID()}`

/** The card provider, as configured. Its code is fetched when its fields are first opened, never before. */
export const browserCardProvider = ({ cards }: Pick<PageConfiguration, 'cards'>): CardProvider => {
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
      return { kind: 'test', nonceOf: testNonce }
    case 'none':
      return cards
  }
}
