import type { ScreenModule } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { CarriersTokens } from '../../di/tokens.ts'
import type { CarrierResultsDeps } from '../../parts/carrier-results/carrier-results-deps.ts'
import type { CarrierResultsStore } from '../../parts/carrier-results/carrier-results-store.ts'
import { openResults, prepareResults } from '../../parts/carrier-results/open-results.ts'
import { SearchResultsScreen } from './SearchResultsScreen.tsx'

const requestWith =
  (resolve: Resolve): CarrierResultsDeps['request'] =>
  (question, signal) =>
    resolve(CarriersTokens.Carriers).search(question, signal)

export const screen: ScreenModule<CarrierResultsStore> = {
  Component: SearchResultsScreen,
  open: (visit, previous) => openResults(visit, previous, 'search-results', requestWith(visit.resolve)),
  staysMountedFor: ['carrier'],
  settled: store => store.settled(),
  prepare: visit => prepareResults(visit, 'search-results', requestWith(visit.resolve)),
}
