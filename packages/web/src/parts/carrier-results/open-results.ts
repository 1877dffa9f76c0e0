import { cachedResults, type ResultsRoute, readResultsAddress } from '@fairhaul/core'
import { SearchTokens } from '../../di/lazy-tokens.ts'
import type { Visit } from '../../di/screen.ts'
import { AccountTokens, CarriersTokens, RecentsTokens } from '../../di/tokens.ts'
import { type CarrierResultsDeps, CarrierResultsStore } from './carrier-results-store.ts'

/** Opens a results screen at the address of a visit, with the store of the previous visit if there is one. */
export const openResults = (
  { url, resolve }: Pick<Visit, 'url' | 'resolve'>,
  before: CarrierResultsStore | undefined,
  route: ResultsRoute,
  request: CarrierResultsDeps['request'],
): CarrierResultsStore => {
  const account = resolve(AccountTokens.AccountStore)
  const store =
    before ??
    new CarrierResultsStore({
      request,
      subscriptions: resolve(CarriersTokens.Subscriptions),
      stored: cachedResults(resolve(SearchTokens.SearchCache), route, () => account.user),
      shown: rows => resolve(RecentsTokens.CarrierDetailsStore).keepRows(rows),
      changed: ({ id }) => resolve(RecentsTokens.CarrierDetailsStore).forget(id),
    })
  store.open(readResultsAddress(route, url.search), url.pathname + url.search)
  return store
}
