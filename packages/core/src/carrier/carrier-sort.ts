import type { NestedQuery } from '../shared/nested-query.ts'
import { textAt } from '../shared/query-values.ts'

/** The columns that carriers can be sorted by, besides the best match. */
export const CARRIER_SORT_KEYS = ['name', 'units', 'authority', 'insurance', 'inspection', 'verdict'] as const

/** One of these columns. Source: section 7, "Carriers"; the selection is ours. */
export type CarrierSortKey = (typeof CARRIER_SORT_KEYS)[number]

/** A sort order of carriers. Carriers with nothing on record always come last, and ties are broken by id. */
export interface CarrierSort {
  readonly by: CarrierSortKey
  readonly direction: 'ascending' | 'descending'
}

/** The label of each order, ascending and descending. Source: section 7, "Carriers"; the wording is ours. */
const TEXTS: Readonly<Record<CarrierSortKey, Readonly<Record<CarrierSort['direction'], string>>>> = {
  name: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
  units: { ascending: 'Fewest power units first', descending: 'Most power units first' },
  authority: { ascending: 'Oldest authority first', descending: 'Newest authority first' },
  insurance: {
    ascending: 'Insurance ending soonest first',
    descending: 'Insurance ending latest first',
  },
  inspection: {
    ascending: 'Longest without an inspection first',
    descending: 'Most recently inspected first',
  },
  verdict: { ascending: 'Worst verdict first', descending: 'Best verdict first' },
}

/** The label of an order. Source: section 7, "Carriers"; the wording is ours. */
export const carrierSortText = (sort: CarrierSort | null): string =>
  sort === null ? 'Best match first' : TEXTS[sort.by][sort.direction]

/** The default direction of each column: the largest fleet, the oldest authority, the latest date, the worst verdict first. */
export const FIRST_DIRECTIONS: Readonly<Record<CarrierSortKey, CarrierSort['direction']>> = {
  name: 'ascending',
  units: 'descending',
  authority: 'ascending',
  insurance: 'descending',
  inspection: 'descending',
  verdict: 'ascending',
}

/**
 * The order after a column is chosen: its default direction, then the other, then the best match again.
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
 * Reads the order from a query: `sort=-units` is the largest fleet first, `sort=name` the names from A.
 *
 * Refuses: null, the best match first, for anything else.
 * Source: section 2, "Nested query strings"; the names are ours.
 */
export const readCarrierSort = (query: NestedQuery): CarrierSort | null => {
  const text = textAt(query, 'sort')
  const isDescending = text.startsWith('-')
  const by = CARRIER_SORT_KEYS.find(key => key === (isDescending ? text.slice(1) : text))
  return by === undefined ? null : { by, direction: isDescending ? 'descending' : 'ascending' }
}

/** An order as a query value. Empty: null for the best match first. Source: section 2, "Nested query strings". */
export const writeCarrierSort = (sort: CarrierSort | null): string | null =>
  sort && `${sort.direction === 'descending' ? '-' : ''}${sort.by}`
