import {
  CARRIER_SORT_KEYS,
  type CarrierSort,
  type CarrierSortKey,
  type CurrentUser,
  OWN_CARRIER_SORT_KEYS,
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

/** The sortable columns of results; those with safety data are left out for users who may not see it. */
export const sortedColumns = (seesSafety: boolean): readonly CarrierColumnKey[] =>
  CARRIER_SORT_KEYS.filter(by => seesSafety || by !== 'inspection').map(by => COLUMNS[by])

/** The same of a list of the company's own carriers: also by verdict, where the plan includes rules. */
export const ownSortedColumns = (user: CurrentUser | null | undefined): readonly CarrierColumnKey[] =>
  user == null
    ? sortedColumns(false)
    : [...sortedColumns(seesSafetyData(user)), ...(user.paywall.canRule ? [COLUMNS.verdict] : [])]

/** The sort of a table for an order. Empty: undefined for the best match first. */
export const tableSortOf = (sort: CarrierSort | null): TableSort | undefined =>
  sort === null ? undefined : { key: COLUMNS[sort.by], direction: sort.direction }

/** The order of a header. Refuses: undefined for a column that cannot be sorted. */
export const sortOfColumn = (key: string): CarrierSortKey | undefined =>
  OWN_CARRIER_SORT_KEYS.find(by => COLUMNS[by] === key)
