import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierResults } from '../../parts/carrier-results/CarrierResults.tsx'
import type { CarrierResultsStore } from '../../parts/carrier-results/carrier-results-store.ts'

/** The results of a search from Home. Section 2. */
export const SearchResultsScreen = () => (
  <CarrierResults
    store={useScreenStore<CarrierResultsStore>()}
    route="search-results"
    heading="Search results"
    today={useStore(BrowserTokens.Clock).today()}
  />
)
