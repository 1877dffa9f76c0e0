import {
  type CarrierQuery,
  type CarrierSort,
  type CarrierSortKey,
  type NestedInput,
  type OwnListing,
  unreachable,
} from '@fairhaul/core'

/** The `q` filters of a carrier query. Source: section 5, "Search text". */
export const carrierFilters = (query: CarrierQuery): NestedInput => {
  switch (query.kind) {
    case 'identifier-prefix':
      return { identifiers_value_start: query.value, identifiers_is_type_eq: query.type }
    case 'identifier-exact':
      return {
        identifiers_value_eq: query.value,
        identifiers_is_type_eq: query.type,
        identifiers_region_eq: query.region,
      }
    case 'name-prefix':
      return { legal_name_or_dba_name_start: query.value }
    case 'name-contains':
      return { legal_name_or_dba_name_cont: query.value }
    default:
      return unreachable(query)
  }
}

const COLUMNS: Readonly<Record<CarrierSortKey, string>> = {
  name: 'legal_name',
  units: 'power_units',
  authority: 'authority_granted_on',
  insurance: 'insurance_until',
  inspection: 'last_inspection_date',
}

/** The `q[s]` of an order. Source: section 7, "Carriers"; the names are ours. */
export const carrierOrder = ({ by, direction }: CarrierSort): string =>
  `${COLUMNS[by]} ${direction === 'ascending' ? 'asc' : 'desc'}`

/** The `q` fields of a list of the company's own carriers. Empty: none. */
export const ownCarrierFilters = ({ query, sort }: Pick<OwnListing, 'query' | 'sort'>): NestedInput => ({
  ...(query && carrierFilters(query)),
  ...(sort && { s: carrierOrder(sort) }),
})
