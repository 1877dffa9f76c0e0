import { type CarrierSort, CARRIER_SORT_KEYS, type CarrierSortKey } from '@fairhaul/core'
import type { TableSort } from '../../ui/table-model.ts'
import type { CarrierColumnKey } from './carrier-columns.tsx'

/** The column whose header orders by each. */
const COLUMNS: Readonly<Record<CarrierSortKey, CarrierColumnKey>> = {
  name: 'carrier',
  units: 'fleet',
  authority: 'authority',
  insurance: 'insurance',
  inspection: 'inspections',
}

/** The columns that results are sorted by; without what tells of safety data, for who may not see it. */
export const sortedColumns = (seesSafety: boolean): readonly CarrierColumnKey[] =>
  CARRIER_SORT_KEYS.filter(by => seesSafety || by !== 'inspection').map(by => COLUMNS[by])

/** How a table marks an order. Empty: undefined for the best match first. */
export const tableSortOf = (sort: CarrierSort | null): TableSort | undefined =>
  sort === null ? undefined : { key: COLUMNS[sort.by], direction: sort.direction }

/** What a header orders by. Refuses: undefined for a column that orders nothing. */
export const sortOfColumn = (key: string): CarrierSortKey | undefined =>
  CARRIER_SORT_KEYS.find(by => COLUMNS[by] === key)
