import { done, type Outcome } from '../../shared/outcome.ts'
import type { SavedSearch, SavedSearchId } from './saved-search.ts'
import { NO_SEARCH, readSavedSearchName, type SavedSearchRefusal } from './saved-search-name.ts'
import { readSearchAddress, type SearchAddress } from './search-address.ts'

/** The request to save a search. */
export interface NewSavedSearch {
  readonly name: string
  readonly address: SearchAddress
}

/**
 * A page as a search to save under the typed name.
 *
 * Refuses: a page that shows no search; a name that is empty or too long.
 * Source: section 3, "Saved search".
 */
export const newSavedSearch = (path: string, name: string): Outcome<NewSavedSearch, SavedSearchRefusal> => {
  const address = readSearchAddress(path)
  if (address === undefined) return NO_SEARCH
  const read = readSavedSearchName(name)
  return read.ok ? done({ name: read.value, address }) : read
}

/** One request of a renaming. */
export type RenameStep =
  | { readonly kind: 'create'; readonly params: NewSavedSearch }
  | { readonly kind: 'remove'; readonly id: SavedSearchId }

/**
 * The requests that rename a saved search, in order.
 *
 * Empty: no request when the name stays. Refuses: a name that is empty or too long; a search with an invalid address,
 * as it could not be saved again.
 * Source: section 3, "Saved search"; section 7, "Alerts and identity". Choice: searches can be created and removed but
 * not changed, so the same address is first saved under the new name, and then the old one is removed; a failure in
 * between leaves two, never none.
 */
export const renameSteps = (
  search: SavedSearch,
  text: string,
): Outcome<readonly RenameStep[], SavedSearchRefusal> => {
  const { address } = search
  const read = readSavedSearchName(text)
  if (!read.ok) return read
  if (address === null) return NO_SEARCH
  return done(
    read.value === search.name
      ? []
      : [
          { kind: 'create', params: { name: read.value, address } },
          { kind: 'remove', id: search.id },
        ],
  )
}
