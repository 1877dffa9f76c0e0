import { done, type Outcome } from '../../shared/outcome.ts'
import type { SavedSearch, SavedSearchId } from './saved-search.ts'
import { NO_SEARCH, readSavedSearchName, type SavedSearchRefusal } from './saved-search-name.ts'
import { readSearchAddress, type SearchAddress } from './search-address.ts'

/** What is sent to save a search. */
export interface NewSavedSearch {
  readonly name: string
  readonly address: SearchAddress
}

/**
 * A page as a search to be saved, under the name that was typed.
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

/** One call on the way to a new name. */
export type RenameStep =
  | { readonly kind: 'create'; readonly params: NewSavedSearch }
  | { readonly kind: 'remove'; readonly id: SavedSearchId }

/**
 * The calls that give a saved search another name, in order.
 *
 * Empty: no call when the name stays. Refuses: a name that is empty or too long; a search that leads nowhere any more,
 * as it could not be saved again.
 * Source: section 3, "Saved search"; section 7, "Alerts and identity". Choice: searches can be made and removed but
 * not changed, so the same address is saved under the new name first, and the old one removed after; what breaks in
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
