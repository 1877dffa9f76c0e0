import type { Areas, ContactSearch, LaneSearch, SavedSearches, SearchCache } from '@fairhaul/core'
import type { KnownSearches } from '../../parts/save-search/known-searches.ts'
import type { RecentLanesStore } from '../../parts/lane/recent-lanes-store.ts'
import { token } from '../token.ts'

/** What searching stands on. */
export const SearchTokens = {
  Areas: token<Areas>('Areas'),
  ContactSearch: token<ContactSearch>('ContactSearch'),
  LaneSearch: token<LaneSearch>('LaneSearch'),
  KnownSearches: token<KnownSearches>('KnownSearches'),
  RecentLanesStore: token<RecentLanesStore>('RecentLanesStore'),
  SavedSearches: token<SavedSearches>('SavedSearches'),
  SearchCache: token<SearchCache>('SearchCache'),
}
