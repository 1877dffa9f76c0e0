import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierResults } from '../../parts/carrier-results/CarrierResults.tsx'
import type { CarrierResultsStore } from '../../parts/carrier-results/carrier-results-store.ts'

/** The results of a search from the bar. Section 2. */
export const GlobalSearchScreen = () => (
  <CarrierResults
    store={useScreenStore<CarrierResultsStore>()}
    route="global-search"
    heading="Global search results"
    today={useStore(BrowserTokens.Clock).today()}
  />
)
