import type { ScreenModule } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { CarriersTokens } from '../../di/tokens.ts'
import type { CarrierResultsDeps } from '../../parts/carrier-results/carrier-results-deps.ts'
import type { CarrierResultsStore } from '../../parts/carrier-results/carrier-results-store.ts'
import { openResults, prepareResults } from '../../parts/carrier-results/open-results.ts'
import { GlobalSearchScreen } from './GlobalSearchScreen.tsx'

const requestWith =
  (resolve: Resolve): CarrierResultsDeps['request'] =>
  ({ query, page, pageSize, filters, sort }, signal) =>
    resolve(CarriersTokens.Carriers).globalSearch({ query, page, pageSize, filters, sort }, signal)

export const screen: ScreenModule<CarrierResultsStore> = {
  Component: GlobalSearchScreen,
  open: (visit, previous) => openResults(visit, previous, 'global-search', requestWith(visit.resolve)),
  staysMountedFor: ['carrier'],
  settled: store => store.settled(),
  prepare: visit => prepareResults(visit, 'global-search', requestWith(visit.resolve)),
}
