import type { Areas, SearchCache } from '@fairhaul/core'
import { token } from '../token.ts'

/** What searching stands on. */
export const SearchTokens = {
  Areas: token<Areas>('Areas'),
  SearchCache: token<SearchCache>('SearchCache'),
}
