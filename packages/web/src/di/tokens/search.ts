import type { Areas, LaneSearch, SearchCache } from '@fairhaul/core'
import { token } from '../token.ts'

/** What searching stands on. */
export const SearchTokens = {
  Areas: token<Areas>('Areas'),
  LaneSearch: token<LaneSearch>('LaneSearch'),
  SearchCache: token<SearchCache>('SearchCache'),
}
