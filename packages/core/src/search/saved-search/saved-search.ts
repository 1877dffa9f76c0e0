import type { Id } from '../../shared/ids.ts'
import { newestFirst } from '../../shared/newest-first.ts'
import { readSearchAddress, type SearchAddress } from './search-address.ts'

/** The monitor's number of a saved search. */
export type SavedSearchId = Id<'saved-search'>

/** A search that a broker saved under a name. Source: section 3, "Saved search". Choice: it belongs to its user. */
export interface SavedSearch {
  readonly id: SavedSearchId
  readonly name: string
  /** A path of this portal that shows a search, without the base. Null: it no longer shows one. */
  readonly address: SearchAddress | null
  /** Instant, ISO 8601. */
  readonly createdAt: string
}

/**
 * The address that a saved search opens.
 *
 * Refuses: undefined for an address that is no search of this portal, such as one saved long ago.
 * Source: section 3, "Saved search".
 */
export const savedSearchPath = ({ address }: Pick<SavedSearch, 'address'>): SearchAddress | undefined =>
  address === null ? undefined : readSearchAddress(address)

/**
 * Saved searches in the order of their list: newest first, and of the same instant the higher id first.
 *
 * Source: section 3, "Saved search". Choice: newest first, as users look for what they just saved.
 */
export const inSavedOrder = (searches: readonly SavedSearch[]): readonly SavedSearch[] =>
  searches.toSorted(newestFirst)
