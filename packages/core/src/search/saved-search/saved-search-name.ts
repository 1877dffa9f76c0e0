import { done, type Outcome, refused } from '../../shared/outcome.ts'

/** Characters of a saved search's name, at most. Choice: one line of a list. */
export const SAVED_SEARCH_NAME_MAX = 80

/** Why a search cannot be saved under a name, with a message for the broker. */
export interface SavedSearchRefusal {
  readonly kind: 'name-empty' | 'name-too-long' | 'no-search'
  readonly message: string
}

const refusal = (kind: SavedSearchRefusal['kind'], message: string) =>
  refused<SavedSearchRefusal>({ kind, message })

/**
 * The name of a saved search as it is stored: trimmed, with single blanks.
 *
 * Refuses: an empty name, and one of more than 80 characters.
 * Source: section 3, "Saved search".
 */
export const readSavedSearchName = (text: string): Outcome<string, SavedSearchRefusal> => {
  const name = text.trim().replace(/\s+/g, ' ')
  if (name === '') return refusal('name-empty', 'Give this search a name.')
  return name.length > SAVED_SEARCH_NAME_MAX
    ? refusal('name-too-long', `Shorten the name to ${SAVED_SEARCH_NAME_MAX} characters.`)
    : done(name)
}

/** A page that shows no search cannot be saved as one. Source: section 3, "Saved search". */
export const NO_SEARCH = refusal('no-search', 'There is no search on this page to save.')
