import type { PageConfiguration } from '../../../configuration/configuration.ts'
import type { CardProvider } from '../../stores/card-provider.ts'

/** The monitor's test cards, behind which nothing is. The text in front keeps it from being a bare number. */
const testNonce = (card: string): string => `test-${card}-n-${crypto.randomUUID()}`

/** Who takes cards here. The provider's code is fetched when its fields are first opened, never before. */
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
