import type { ScreenModule } from '../../di/screen.ts'
import { CarriersTokens } from '../../di/tokens/carriers.ts'
import type { CarrierResultsStore } from '../../parts/carrier-results/carrier-results-store.ts'
import { openResults } from '../../parts/carrier-results/open-results.ts'
import { GlobalSearchScreen } from './GlobalSearchScreen.tsx'

export const screen: ScreenModule<CarrierResultsStore> = {
  Component: GlobalSearchScreen,
  open: (visit, kept) =>
    openResults(visit, kept, 'global-search', ({ onlyMyCarriers: _, ...question }, signal) =>
      visit.resolve(CarriersTokens.Carriers).globalSearch(question, signal),
    ),
  settled: store => store.settled(),
}
