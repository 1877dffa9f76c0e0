import type { CarrierSort, CarrierSortKey, NestedInput, OwnListing } from '@fairhaul/core'
import { carrierFilters } from './carrier-filters.ts'

const COLUMNS: Readonly<Record<CarrierSortKey, string>> = {
  name: 'legal_name',
  units: 'power_units',
  authority: 'authority_granted_on',
  insurance: 'insurance_until',
  inspection: 'last_inspection_date',
  verdict: 'verdict',
}

/** The `q[s]` of an order. Source: section 7, "Carriers"; the names are ours. */
export const carrierOrder = ({ by, direction }: CarrierSort): string =>
  `${COLUMNS[by]} ${direction === 'ascending' ? 'asc' : 'desc'}`

/** The `q` fields of a list of the company's own carriers. Empty: none. */
export const ownCarrierFilters = ({ query, sort }: Pick<OwnListing, 'query' | 'sort'>): NestedInput => ({
  ...(query && carrierFilters(query)),
  ...(sort && { s: carrierOrder(sort) }),
})
