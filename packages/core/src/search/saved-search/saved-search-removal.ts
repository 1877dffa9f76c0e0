import type { SavedSearch, SavedSearchId } from './saved-search.ts'

/** How long a removal can be taken back, in milliseconds. Choice: time to read what was removed and to reach for Undo. */
export const REMOVAL_UNDO_MS = 8_000

/** A saved search that is to be removed, and from when on it is. */
export interface SavedSearchRemoval {
  readonly id: SavedSearchId
  /** Milliseconds since 1970. */
  readonly dueAt: number
}

/**
 * The removals after a broker removed one more, which is kept until its time is up. A removal asked for again begins
 * anew.
 *
 * Source: section 3, "Saved search". Choice: nothing is sent until it can no longer be taken back, as what was removed
 * on the server would come back as another search.
 */
export const removeSavedSearch = (
  removals: readonly SavedSearchRemoval[],
  id: SavedSearchId,
  now: number,
): readonly SavedSearchRemoval[] => [...undoRemoval(removals, id), { id, dueAt: now + REMOVAL_UNDO_MS }]

/** The removals without one that was taken back. Source: section 3, "Saved search". */
export const undoRemoval = (
  removals: readonly SavedSearchRemoval[],
  id: SavedSearchId,
): readonly SavedSearchRemoval[] => removals.filter(removal => removal.id !== id)

/** The removals whose time is up, oldest first: they are to be sent now. Source: section 3, "Saved search". */
export const dueRemovals = (
  removals: readonly SavedSearchRemoval[],
  now: number,
): readonly SavedSearchRemoval[] => removals.filter(({ dueAt }) => dueAt <= now)

/** The searches that are shown: those that nobody is removing. Source: section 3, "Saved search". */
export const shownSearches = (
  searches: readonly SavedSearch[],
  removals: readonly SavedSearchRemoval[],
): readonly SavedSearch[] => searches.filter(({ id }) => !removals.some(removal => removal.id === id))
