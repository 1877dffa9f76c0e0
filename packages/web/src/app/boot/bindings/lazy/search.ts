import {
  type Http,
  httpAreas,
  httpContactSearch,
  httpLaneSearch,
  httpSavedSearches,
} from '@fairhaul/adapters-http'
import {
  type Areas,
  type Clock,
  RECENT_CONTACTS,
  RECENT_LANES,
  RECENT_LOOKUPS,
  type RecentKind,
  type SavedSearches,
} from '@fairhaul/core'
import type { PageConfiguration } from '../../../../../configuration/configuration.ts'
import { browserColumnStorage } from '../../../../browser/column-storage.ts'
import { lateMapProvider } from '../../../../browser/maps/late-map-provider.ts'
import { lateMaps } from '../../../../browser/maps/late-maps.ts'
import { loadBoundaries } from '../../../../browser/maps/load-boundaries.ts'
import { browserSearchCache } from '../../../../browser/search-cache.ts'
import { localSafeStorage, sessionSafeStorage } from '../../../../browser/storage.ts'
import { MapTokens, SearchTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../../../di/tokens.ts'
import { ResultsAhead } from '../../../../parts/carrier-results/results-ahead.ts'
import { rememberingAreas } from '../../../../parts/lane/remembering-areas.ts'
import { KnownSearches } from '../../../../parts/save-search/known-searches.ts'
import type { AccountStore } from '../../../../stores/account-store.ts'
import { ColumnChoicesStore } from '../../../../stores/column-choices-store.ts'
import { RecentListStore } from '../../../../stores/recent-list-store.ts'
import type { Bind } from '../bind.ts'
import { HttpTokens } from '../bind.ts'
import { portBinder } from '../bind-ports.ts'

/** Searches, column choices and maps. Map code loads on first use: docs/adr/0014-maps.md. */
export const bindModule = (bind: Bind): void => {
  const port = portBinder(bind)
  bind(SearchTokens.Areas).toResolvedValue(
    (http: Http) => rememberingAreas(httpAreas(http)),
    [HttpTokens.Http],
  )
  port(SearchTokens.ContactSearch, httpContactSearch)
  port(SearchTokens.LaneSearch, httpLaneSearch)
  port(SearchTokens.SavedSearches, httpSavedSearches)
  bind(SearchTokens.KnownSearches).toResolvedValue(
    (searches: SavedSearches, clock: Clock, account: AccountStore) => {
      const store = new KnownSearches(searches, clock, () => account.user)
      account.sessionEndEvents.subscribe(store.forget)
      return store
    },
    [SearchTokens.SavedSearches, BrowserTokens.Clock, AccountTokens.AccountStore],
  )
  // In local storage, shared with other tabs; signing out clears it.
  const recentList =
    <T>(kind: RecentKind<T>) =>
    (account: AccountStore): RecentListStore<T> => {
      const store = new RecentListStore(kind, browserSearchCache(localSafeStorage), () => account.user)
      account.sessionEndEvents.subscribe(store.forget)
      return store
    }
  bind(SearchTokens.RecentLanesStore).toResolvedValue(recentList(RECENT_LANES), [AccountTokens.AccountStore])
  bind(SearchTokens.RecentContactsStore).toResolvedValue(recentList(RECENT_CONTACTS), [
    AccountTokens.AccountStore,
  ])
  bind(SearchTokens.RecentLookupsStore).toResolvedValue(recentList(RECENT_LOOKUPS), [
    AccountTokens.AccountStore,
  ])
  bind(SearchTokens.ResultsAhead).toResolvedValue(
    (clock: Clock, account: AccountStore) => {
      const ahead = new ResultsAhead(clock)
      account.sessionEndEvents.subscribe(() => ahead.forget())
      return ahead
    },
    [BrowserTokens.Clock, AccountTokens.AccountStore],
  )
  bind(SearchTokens.SearchCache).toConstantValue(browserSearchCache(sessionSafeStorage))
  bind(ShellTokens.ColumnChoicesStore).toResolvedValue(
    (account: AccountStore) =>
      new ColumnChoicesStore({
        storage: browserColumnStorage(localSafeStorage),
        userId: () => account.user?.id,
        sessionEndEvents: account.sessionEndEvents,
      }),
    [AccountTokens.AccountStore],
  )
  bind(MapTokens.Boundaries).toConstantValue(() => loadBoundaries())
  bind(MapTokens.Maps).toResolvedValue(
    ({ maps }: PageConfiguration, areas: Areas, clock: Clock) => lateMaps(maps, areas, clock),
    [BrowserTokens.PageConfiguration, SearchTokens.Areas, BrowserTokens.Clock],
  )
  bind(MapTokens.MapProvider).toResolvedValue(
    ({ maps }: PageConfiguration, clock: Clock) => lateMapProvider(maps, clock),
    [BrowserTokens.PageConfiguration, BrowserTokens.Clock],
  )
}
