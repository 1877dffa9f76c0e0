/** Every rule type by the name the monitor uses. Source: section 9, "Rule types with labels", in its order. */
export const RULE_TYPES = [
  'active_interstate_authority',
  'authority_age_at_least_3_months',
  'authority_age_at_least_6_months',
  'bipd_at_least_750000',
  'bipd_at_least_1000000',
  'cargo_at_least_100000',
  'satisfactory_or_unrated_safety_rating',
  'active_operating_status',
  'inspected_within_last_24_months',
  'no_active_out_of_service_orders',
  'verified_physical_location_activity',
  'verified_manually_entered_identifier',
  'general_liability_at_least_1000000',
] as const

export type RuleType = (typeof RULE_TYPES)[number]

export const RULE_CATEGORIES = ['Authority', 'Insurance', 'Operations'] as const
export type RuleCategory = (typeof RULE_CATEGORIES)[number]
