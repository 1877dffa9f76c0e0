import type { VehicleFilters } from '@fairhaul/core'

/** The wire's words for what narrows a list of carrier vehicles. Source: section 7, "Carriers". */
export const vehicleFilters = ({ type, trailerType, powerUnitType, source }: VehicleFilters) => ({
  is_type_eq: type,
  trailer_type_eq: trailerType,
  power_unit_type_eq: powerUnitType,
  source_eq: source,
})

/** The core's word for each of these. */
export const VEHICLE_FILTER_FIELDS = {
  'q.is_type_eq': 'type',
  'q.trailer_type_eq': 'trailerType',
  'q.power_unit_type_eq': 'powerUnitType',
  'q.source_eq': 'source',
} satisfies Record<string, keyof VehicleFilters>
