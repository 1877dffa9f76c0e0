import { type CarrierQuery, type NestedInput, unreachable } from '@fairhaul/core'

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
