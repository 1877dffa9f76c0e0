import type { LaneNarrowing } from '@fairhaul/core'

/** The wire's words for what narrows a lane search; what narrows nothing is left out. Source: section 5, "Fleet ranges". */
export const laneFilters = (narrowing: LaneNarrowing) => ({
  power_units_gteq: narrowing.fleetSize?.min,
  power_units_lteq: narrowing.fleetSize?.max,
  straight_box_trucks_gteq: narrowing.straightBoxTrucks?.min,
  straight_box_trucks_lteq: narrowing.straightBoxTrucks?.max,
  cargo_vans_gteq: narrowing.cargoVans?.min,
  cargo_vans_lteq: narrowing.cargoVans?.max,
  authority_age_months_gteq: narrowing.authorityAgeMonths?.min,
  authority_age_months_lteq: narrowing.authorityAgeMonths?.max,
  cargo_amount_gteq: narrowing.cargoUsd,
  general_liability_amount_gteq: narrowing.generalLiabilityUsd,
  auto_liability_amount_gteq: narrowing.autoLiabilityUsd,
  equipment_in: narrowing.portfolio?.equipment,
  equipment_count_gteq: narrowing.portfolio?.minVehicles,
  equipment_share_gteq: narrowing.portfolio?.minShare,
  rules_assessment_eq: narrowing.assessment,
  physical_country_in: narrowing.countries,
  is_contact_verified_eq: narrowing.isContactVerified,
  eld_connected_eq: narrowing.eldConnected,
  origin_radius_miles_lteq: narrowing.originRadiusMiles,
})

/** The core's word for each of these. */
export const LANE_FILTER_FIELDS = {
  'q.power_units_gteq': 'fleetSize',
  'q.power_units_lteq': 'fleetSize',
  'q.straight_box_trucks_gteq': 'straightBoxTrucks',
  'q.straight_box_trucks_lteq': 'straightBoxTrucks',
  'q.cargo_vans_gteq': 'cargoVans',
  'q.cargo_vans_lteq': 'cargoVans',
  'q.authority_age_months_gteq': 'authorityAgeMonths',
  'q.authority_age_months_lteq': 'authorityAgeMonths',
  'q.cargo_amount_gteq': 'cargoUsd',
  'q.general_liability_amount_gteq': 'generalLiabilityUsd',
  'q.auto_liability_amount_gteq': 'autoLiabilityUsd',
  'q.equipment_in': 'portfolio',
  'q.equipment_count_gteq': 'portfolio',
  'q.equipment_share_gteq': 'portfolio',
  'q.rules_assessment_eq': 'assessment',
  'q.physical_country_in': 'countries',
  'q.is_contact_verified_eq': 'isContactVerified',
  'q.eld_connected_eq': 'eldConnected',
  'q.origin_radius_miles_lteq': 'originRadiusMiles',
} satisfies Record<string, keyof LaneNarrowing>
