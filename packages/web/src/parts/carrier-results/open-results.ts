import { cachedResults, type ResultsRoute, readResultsAddress, readSearch } from '@fairhaul/core'
import { ConnectionTokens, RulesTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { Visit } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { carrierFile, selectedCarriersFile } from '../export/carrier-files.ts'
import { openedCarrier } from './beside-results.ts'
import type { CarrierResultsDeps } from './carrier-results-deps.ts'
import { CarrierResultsStore } from './carrier-results-store.ts'
import { questionOf } from './results-question.ts'
import { searchTally } from './verdict-tally-store.ts'

const newStore = (
  resolve: Resolve,
  route: ResultsRoute,
  request: CarrierResultsDeps['request'],
): CarrierResultsStore => {
  const account = resolve(AccountTokens.AccountStore)
  return new CarrierResultsStore({
    now: resolve(BrowserTokens.Clock).now,
    request,
    ahead: resolve(SearchTokens.ResultsAhead),
    tally: searchTally(resolve(RulesTokens.CarrierVerdicts), {
      mayRule: () => account.user?.paywall.canRule === true,
      today: resolve(BrowserTokens.Clock).today,
      whenIdle: resolve(ShellTokens.Ahead).idle,
    }),
    files: list => ({
      selected: selectedCarriersFile(resolve, list.selection),
      whole: carrierFile(resolve, {
        gather: (signal, report) => list.everything(signal, report),
        listName: () => `carriers ${list.address.text}`,
        list: 'search_results',
      }),
    }),
    beside: {
      connections: resolve(ConnectionTokens.Connections),
      issuerId: () => account.user?.company?.id,
    },
    subscriptions: resolve(CarriersTokens.Subscriptions),
    whenIdle: resolve(ShellTokens.Ahead).idle,
    stored: cachedResults(resolve(SearchTokens.SearchCache), route, () => account.user),
    shown: rows => resolve(RecentsTokens.CarrierDetailsStore).keepRows(rows),
    changed: ({ id }) => resolve(RecentsTokens.CarrierDetailsStore).forget(id),
  })
}

/** The address as text, without the carrier that is open beside the results. */
const pathBelow = ({ pathname, search }: URL): string =>
  pathname +
  search.replace(/([?&])open=[^&]*(&|$)/, (_, before: string, after: string) => (after === '' ? '' : before))

/**
 * Opens a results screen at the address of a visit, with the store of the previous visit if there is one, or the one that
 * was prepared.
 */
export const openResults = (
  { url, resolve, isReturn = false }: Pick<Visit, 'url' | 'resolve' | 'isReturn'>,
  before: CarrierResultsStore | undefined,
  route: ResultsRoute,
  request: CarrierResultsDeps['request'],
): CarrierResultsStore => {
  const store =
    before ?? resolve(SearchTokens.ResultsAhead).consumeStore(route) ?? newStore(resolve, route, request)
  store.open(readResultsAddress(route, url.search), pathBelow(url), { beside: openedCarrier(url), isReturn })
  return store
}

/**
 * Requests the results of an address that the user is likely to open next, and makes their store. Empty: nothing for a
 * text that cannot be searched.
 */
export const prepareResults = (
  { url, resolve }: Pick<Visit, 'url' | 'resolve'>,
  route: ResultsRoute,
  request: CarrierResultsDeps['request'],
): void => {
  const address = readResultsAddress(route, url.search)
  const reading = readSearch(address)
  if (!reading.ok) return
  const question = questionOf(address, reading.value)
  const ahead = resolve(SearchTokens.ResultsAhead)
  ahead.prefetch(url.pathname + url.search, signal => request(question, signal))
  ahead.makeStore(route, () => newStore(resolve, route, request))
  // The table asks for it as soon as it is rendered.
  resolve(ShellTokens.ColumnChoicesStore)
}
