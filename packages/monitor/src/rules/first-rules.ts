import type { RuleType } from './terms/rule-types.ts'

/** The labelled rules, with which a company starts. Source: section 9, "Rule types". */
export const FIRST_RULES: readonly RuleType[] = [
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
]
