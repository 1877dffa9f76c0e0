import {
  CARRIER_SORT_KEYS,
  type CarrierSort,
  type CarrierSortKey,
  type CurrentUser,
  seesSafetyData,
} from '@fairhaul/core'
import type { TableSort } from '../../ui/table-model.ts'
import type { CarrierColumnKey } from './carrier-columns.tsx'

/** The column of each order. */
const COLUMNS: Readonly<Record<CarrierSortKey, CarrierColumnKey>> = {
  name: 'carrier',
  units: 'fleet',
  authority: 'authority',
  insurance: 'insurance',
  inspection: 'inspections',
  verdict: 'verdict',
}

/** By what a user may order carriers: by safety data only who sees it, by verdict where the plan includes rules. */
export const sortsOfUser = (user: CurrentUser | null | undefined): readonly CarrierSortKey[] =>
  CARRIER_SORT_KEYS.filter(by => {
    if (by === 'inspection') return user != null && seesSafetyData(user)
    return by !== 'verdict' || user?.paywall.canRule === true
  })

/** The columns by whose headers a user may order carriers. */
export const sortedColumns = (user: CurrentUser | null | undefined): readonly CarrierColumnKey[] =>
  sortsOfUser(user).map(by => COLUMNS[by])

/** The sort of a table for an order. Empty: undefined for the best match first. */
export const tableSortOf = (sort: CarrierSort | null): TableSort | undefined =>
  sort === null ? undefined : { key: COLUMNS[sort.by], direction: sort.direction }

/** The order of a header. Refuses: undefined for a column that cannot be sorted. */
export const sortOfColumn = (key: string): CarrierSortKey | undefined =>
  CARRIER_SORT_KEYS.find(by => COLUMNS[by] === key)
