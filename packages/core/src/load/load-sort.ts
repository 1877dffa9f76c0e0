import type { NestedQuery } from '../shared/nested-query.ts'
import { textAt } from '../shared/query-values.ts'

/** The columns that loads can be sorted by, besides the newest first. */
export const LOAD_SORT_KEYS = ['pickup', 'status', 'carrier'] as const
/** One of these columns. Source: section 7, "Loads, tickets, notes and teams"; the selection is ours. */
export type LoadSortKey = (typeof LOAD_SORT_KEYS)[number]

/** A sort order of loads. Loads without a value always come last, and ties are broken by id, newest first. */
export interface LoadSort {
  readonly by: LoadSortKey
  readonly direction: 'ascending' | 'descending'
}

/** The order after a column is chosen: ascending, then descending, then the newest first again. Empty: null. */
export const nextLoadSort = (now: LoadSort | null, by: LoadSortKey): LoadSort | null => {
  if (now?.by !== by) return { by, direction: 'ascending' }
  return now.direction === 'ascending' ? { by, direction: 'descending' } : null
}

/**
 * Reads the order from a query: `sort=pickup`, `sort=-pickup`. Refuses: null, the newest first, for anything else.
 *
 * Source: section 2, "Nested query strings"; the names are ours.
 */
export const readLoadSort = (query: NestedQuery): LoadSort | null => {
  const text = textAt(query, 'sort')
  const isDescending = text.startsWith('-')
  const by = LOAD_SORT_KEYS.find(key => key === (isDescending ? text.slice(1) : text))
  return by === undefined ? null : { by, direction: isDescending ? 'descending' : 'ascending' }
}

/** An order as a query value. Empty: null for the newest first. Source: section 2, "Nested query strings". */
export const writeLoadSort = (sort: LoadSort | null): string | null =>
  sort && `${sort.direction === 'descending' ? '-' : ''}${sort.by}`
