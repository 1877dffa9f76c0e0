import type { Id } from '../../shared/ids.ts'
import { newestFirst } from '../../shared/newest-first.ts'
import { readSearchAddress, type SearchAddress } from './search-address.ts'

/** The monitor's number of a saved search. */
export type SavedSearchId = Id<'saved-search'>

/** A search that a broker keeps under a name. Source: section 3, "Saved search". Choice: it belongs to its user. */
export interface SavedSearch {
  readonly id: SavedSearchId
  readonly name: string
  /** A path of this portal that shows a search, without the base. Null: it shows none here any more. */
  readonly address: SearchAddress | null
  /** Instant, ISO 8601. */
  readonly createdAt: string
}

/**
 * Where opening a saved search leads.
 *
 * Refuses: undefined for an address that is no search of this portal, as one that was saved long ago may be.
 * Source: section 3, "Saved search".
 */
export const savedSearchPath = ({ address }: Pick<SavedSearch, 'address'>): SearchAddress | undefined =>
  address === null ? undefined : readSearchAddress(address)

/**
 * Saved searches as they are listed: the newest first, of one instant the higher id.
 *
 * Source: section 3, "Saved search". Choice: newest first, as what was just saved is what is looked for.
 */
export const inSavedOrder = (searches: readonly SavedSearch[]): readonly SavedSearch[] =>
  searches.toSorted(newestFirst)
