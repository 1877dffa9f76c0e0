import type { NestedQuery } from '../../shared/nested-query.ts'
import { textAt } from '../../shared/query-values.ts'

/** What carriers can be sorted by beside how well they match. */
export const CARRIER_SORT_KEYS = ['name', 'units', 'authority', 'insurance', 'inspection'] as const

/** One of them. Source: section 7, "Carriers"; which there are is ours. */
export type CarrierSortKey = (typeof CARRIER_SORT_KEYS)[number]

/** An order of carriers. Whatever it is, carriers of whom nothing is on record come last, and ids decide at last. */
export interface CarrierSort {
  readonly by: CarrierSortKey
  readonly direction: 'ascending' | 'descending'
}

/** What each order is called, from its lowest and from its highest. Source: section 7, "Carriers"; the words are ours. */
const TEXTS: Readonly<Record<CarrierSortKey, Readonly<Record<CarrierSort['direction'], string>>>> = {
  name: { ascending: 'Name, from A', descending: 'Name, from Z' },
  units: { ascending: 'Fewest power units first', descending: 'Most power units first' },
  authority: { ascending: 'Oldest authority first', descending: 'Newest authority first' },
  insurance: {
    ascending: 'Insurance that ends soonest first',
    descending: 'Insurance that lasts longest first',
  },
  inspection: { ascending: 'Longest without an inspection first', descending: 'Inspected last first' },
}

/** An order in words. Source: section 7, "Carriers"; the words are ours. */
export const carrierSortText = (sort: CarrierSort | null): string =>
  sort === null ? 'Best match first' : TEXTS[sort.by][sort.direction]

/** What an order begins with when nobody says: the largest fleet, the oldest authority, the latest date. */
export const FIRST_DIRECTIONS: Readonly<Record<CarrierSortKey, CarrierSort['direction']>> = {
  name: 'ascending',
  units: 'descending',
  authority: 'ascending',
  insurance: 'descending',
  inspection: 'descending',
}

/**
 * The order after somebody chose a column: the way that is usual for it, then the other way, then the best match again.
 *
 * Empty: null, the best match first. Source: section 7, "Carriers".
 */
export const nextCarrierSort = (now: CarrierSort | null, by: CarrierSortKey): CarrierSort | null => {
  const first = FIRST_DIRECTIONS[by]
  if (now?.by !== by) return { by, direction: first }
  if (now.direction !== first) return null
  return { by, direction: first === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * The order that a query holds: `sort=-units` is the largest fleet first, `sort=name` the names from A.
 *
 * Refuses: null, the best match first, for anything else. Source: section 2, "Nested query strings"; the names are ours.
 */
export const readCarrierSort = (query: NestedQuery): CarrierSort | null => {
  const text = textAt(query, 'sort')
  const isDescending = text.startsWith('-')
  const by = CARRIER_SORT_KEYS.find(key => key === (isDescending ? text.slice(1) : text))
  return by === undefined ? null : { by, direction: isDescending ? 'descending' : 'ascending' }
}

/** An order as a query holds it. Empty: null for the best match first. Source: section 2, "Nested query strings". */
export const writeCarrierSort = (sort: CarrierSort | null): string | null =>
  sort && `${sort.direction === 'descending' ? '-' : ''}${sort.by}`
