import {
  type Http,
  httpAreas,
  httpContactSearch,
  httpLaneSearch,
  httpSavedSearches,
} from '@fairhaul/adapters-http'
import type { Clock, SavedSearches } from '@fairhaul/core'
import { browserSearchCache } from '../../../browser/search-cache.ts'
import { localSafeStorage, sessionSafeStorage } from '../../../browser/storage.ts'
import { AccountTokens } from '../../../di/tokens/account.ts'
import { BrowserTokens } from '../../../di/tokens/browser.ts'
import { SearchTokens } from '../../../di/tokens/search.ts'
import { RecentLanesStore } from '../../../parts/lane/recent-lanes-store.ts'
import { rememberingAreas } from '../../../parts/lane/remembering-areas.ts'
import { KnownSearches } from '../../../parts/save-search/known-searches.ts'
import type { AccountStore } from '../../../stores/account-store.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(SearchTokens.Areas).toResolvedValue(
    (wire: Http) => rememberingAreas(httpAreas(wire)),
    [WireTokens.Http],
  )
  bind(SearchTokens.ContactSearch).toResolvedValue((wire: Http) => httpContactSearch(wire), [WireTokens.Http])
  bind(SearchTokens.LaneSearch).toResolvedValue((wire: Http) => httpLaneSearch(wire), [WireTokens.Http])
  bind(SearchTokens.SavedSearches).toResolvedValue((wire: Http) => httpSavedSearches(wire), [WireTokens.Http])
  bind(SearchTokens.KnownSearches).toResolvedValue(
    (searches: SavedSearches, clock: Clock, account: AccountStore) => {
      const store = new KnownSearches(searches, clock, () => account.user)
      account.sessionEndEvents.subscribe(store.forget)
      return store
    },
    [SearchTokens.SavedSearches, BrowserTokens.Clock, AccountTokens.AccountStore],
  )
  // Kept beside other tabs'; signing out clears it.
  bind(SearchTokens.RecentLanesStore).toResolvedValue(
    (account: AccountStore) => {
      const store = new RecentLanesStore(browserSearchCache(localSafeStorage), () => account.user)
      account.sessionEndEvents.subscribe(store.forget)
      return store
    },
    [AccountTokens.AccountStore],
  )
  bind(SearchTokens.SearchCache).toConstantValue(browserSearchCache(sessionSafeStorage))
}
