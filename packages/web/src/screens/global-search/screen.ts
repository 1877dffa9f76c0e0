import type { ScreenModule } from '../../di/screen.ts'
import { CarriersTokens } from '../../di/tokens.ts'
import type { CarrierResultsStore } from '../../parts/carrier-results/carrier-results-store.ts'
import { openResults } from '../../parts/carrier-results/open-results.ts'
import { GlobalSearchScreen } from './GlobalSearchScreen.tsx'

export const screen: ScreenModule<CarrierResultsStore> = {
  Component: GlobalSearchScreen,
  open: (visit, previous) =>
    openResults(visit, previous, 'global-search', ({ query, page, pageSize, filters, sort }, signal) =>
      visit.resolve(CarriersTokens.Carriers).globalSearch({ query, page, pageSize, filters, sort }, signal),
    ),
  settled: store => store.settled(),
}
