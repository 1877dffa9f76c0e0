import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import type { RecentsStore } from '../../parts/recents-store.ts'
import { token } from '../token.ts'

/** What the broker had before them a moment ago. */
export const RecentsTokens = {
  RecentsStore: token<RecentsStore>('RecentsStore'),
  CarrierDetailsStore: token<CarrierDetailsStore>('CarrierDetailsStore'),
}
