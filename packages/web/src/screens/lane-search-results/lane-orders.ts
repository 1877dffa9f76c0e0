import {
  type CurrentUser,
  LANE_SORTS,
  type LaneSort,
  laneSortText,
  nextCarrierSort,
  writeCarrierSort,
} from '@fairhaul/core'
import { sortOfColumn, tableSortOf } from '../../parts/carrier-results/carrier-sorts.ts'
import { sortsFor } from '../../parts/carrier-results/filters/filter-options.ts'
import type { TableSort } from '../../ui/table-model.ts'

/** The column of the sightings on the lane. */
export const SEEN = 'seen'

/** The sort of the table for an order. The most and the latest sightings are both the largest first. */
export const tableSortOfLane = (sort: LaneSort): TableSort | undefined =>
  typeof sort === 'string' ? { key: SEEN, direction: 'descending' } : tableSortOf(sort)

/** The order after a header is pressed: sightings in turn by number and by day, other columns as in every list. */
export const laneSortAfter = (now: LaneSort, key: string): LaneSort => {
  if (key === SEEN) return now === 'times' ? 'recent' : 'times'
  const by = sortOfColumn(key)
  const before = typeof now === 'string' ? null : now
  return by === undefined ? now : (nextCarrierSort(before, by) ?? 'times')
}

export const laneSortKey = (sort: LaneSort): string =>
  typeof sort === 'string' ? sort : (writeCarrierSort(sort) ?? '')

/** Every order that a user may choose, for the select. */
export const laneOrders = (user: CurrentUser | null | undefined) => {
  const sorts: readonly LaneSort[] = [...LANE_SORTS, ...sortsFor(user)]
  return sorts.map(sort => ({ key: laneSortKey(sort), label: laneSortText(sort), sort }))
}
