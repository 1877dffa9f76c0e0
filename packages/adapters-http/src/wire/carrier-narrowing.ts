import type { CarrierFilters, CarrierSort, CarrierSortKey, NestedInput } from '@fairhaul/core'

const COLUMNS: Readonly<Record<CarrierSortKey, string>> = {
  name: 'legal_name',
  units: 'power_units',
  authority: 'authority_granted_on',
  insurance: 'insurance_until',
  inspection: 'last_inspection_date',
}

const orderOf = ({ by, direction }: CarrierSort): string =>
  `${COLUMNS[by]} ${direction === 'ascending' ? 'asc' : 'desc'}`

const amount = (usd: number): number | null => (usd === 0 ? null : usd)

const narrowing = (filters: CarrierFilters): NestedInput => ({
  physical_place_in: filters.places,
  rules_assessment_eq: filters.assessment,
  connection_status_in: filters.connections,
  authority_active_eq: filters.hasActiveAuthority ? 'true' : null,
  auto_liability_amount_gteq: amount(filters.autoUsd),
  cargo_amount_gteq: amount(filters.cargoUsd),
  power_units_gteq: filters.minUnits,
  out_of_service_eq: filters.hasNoOrder ? 'false' : null,
  identity_alerts_count_eq: filters.hasNoAlerts ? 0 : null,
})

/** The `q` fields that narrow and order a search. Empty: none. Source: section 7, "Carriers"; the names are ours. */
export const carrierNarrowing = ({
  filters,
  sort,
}: {
  readonly filters?: CarrierFilters
  readonly sort?: CarrierSort | null
}): NestedInput => ({
  ...(filters && narrowing(filters)),
  ...(sort && { s: orderOf(sort) }),
})
