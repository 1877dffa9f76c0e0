import type { SavedSearch, SavedSearchId } from './saved-search.ts'

/** How long a removal can be undone, in milliseconds. Choice: time to read what was removed and to reach for Undo. */
const REMOVAL_UNDO_MS = 8_000

/** A saved search to remove, and when. */
export interface SavedSearchRemoval {
  readonly id: SavedSearchId
  /** Milliseconds since 1970. */
  readonly dueAt: number
}

/**
 * The removals after one more, which can be undone until its time is up. Removing the same search again restarts its
 * time.
 *
 * Source: section 3, "Saved search". Choice: the request is sent only when it can no longer be undone, because a search
 * removed on the server would be restored as a new one.
 */
export const removeSavedSearch = (
  removals: readonly SavedSearchRemoval[],
  id: SavedSearchId,
  now: number,
): readonly SavedSearchRemoval[] => [...undoRemoval(removals, id), { id, dueAt: now + REMOVAL_UNDO_MS }]

/** The removals without one that was undone. Source: section 3, "Saved search". */
export const undoRemoval = (
  removals: readonly SavedSearchRemoval[],
  id: SavedSearchId,
): readonly SavedSearchRemoval[] => removals.filter(removal => removal.id !== id)

/** The removals whose time is up, oldest first: send these now. Source: section 3, "Saved search". */
export const dueRemovals = (
  removals: readonly SavedSearchRemoval[],
  now: number,
): readonly SavedSearchRemoval[] => removals.filter(({ dueAt }) => dueAt <= now)

/** The saved searches to show: those without a pending removal. Source: section 3, "Saved search". */
export const shownSearches = (
  searches: readonly SavedSearch[],
  removals: readonly SavedSearchRemoval[],
): readonly SavedSearch[] => searches.filter(({ id }) => !removals.some(removal => removal.id === id))
