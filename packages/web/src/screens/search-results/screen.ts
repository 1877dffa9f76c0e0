import type { ScreenModule } from '../../di/screen.ts'
import { CarriersTokens } from '../../di/tokens.ts'
import type { CarrierResultsStore } from '../../parts/carrier-results/carrier-results-store.ts'
import { openResults } from '../../parts/carrier-results/open-results.ts'
import { SearchResultsScreen } from './SearchResultsScreen.tsx'

export const screen: ScreenModule<CarrierResultsStore> = {
  Component: SearchResultsScreen,
  open: (visit, previous) =>
    openResults(visit, previous, 'search-results', (question, signal) =>
      visit.resolve(CarriersTokens.Carriers).search(question, signal),
    ),
  settled: store => store.settled(),
}
