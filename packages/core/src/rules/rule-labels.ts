import type { RuleCategory, RuleType } from './rule-types.ts'

/**
 * The label of each rule, without its amounts being split from it.
 *
 * Source: section 9, "Rule types". Choice: the three that have no label of their own (location activity, manually
 * entered identifier, general liability) get ours, so that no screen ever shows a raw name.
 */
export const RULE_LABELS: Readonly<Record<RuleType, string>> = {
  active_interstate_authority: 'Active interstate authority',
  authority_age_at_least_3_months: 'Authority age at least 3 months',
  authority_age_at_least_6_months: 'Authority age at least 6 months',
  bipd_at_least_750000: 'BIPD at least 750,000',
  bipd_at_least_1000000: 'BIPD at least 1,000,000',
  cargo_at_least_100000: 'Cargo at least 100,000',
  satisfactory_or_unrated_safety_rating: 'Satisfactory or unrated safety rating',
  active_operating_status: 'Active operating status',
  inspected_within_last_24_months: 'Inspected within the last 24 months',
  no_active_out_of_service_orders: 'No active out-of-service orders',
  verified_physical_location_activity: 'Verified physical location activity',
  verified_manually_entered_identifier: 'Verified manually entered identifier',
  general_liability_at_least_1000000: 'General liability at least 1,000,000',
}

/**
 * The category of each rule.
 *
 * Source: section 9, "Rule categories". Choice: the source does not assign the rules; authority is the right to
 * operate, insurance is what pays, and operations is a carrier's observed work, including its identity.
 */
export const CATEGORY_OF_RULE: Readonly<Record<RuleType, RuleCategory>> = {
  active_interstate_authority: 'Authority',
  authority_age_at_least_3_months: 'Authority',
  authority_age_at_least_6_months: 'Authority',
  bipd_at_least_750000: 'Insurance',
  bipd_at_least_1000000: 'Insurance',
  cargo_at_least_100000: 'Insurance',
  satisfactory_or_unrated_safety_rating: 'Operations',
  active_operating_status: 'Operations',
  inspected_within_last_24_months: 'Operations',
  no_active_out_of_service_orders: 'Operations',
  verified_physical_location_activity: 'Operations',
  verified_manually_entered_identifier: 'Operations',
  general_liability_at_least_1000000: 'Insurance',
}

/** The label of a rule. Source: section 9, "Rule types". */
export const ruleName = (ruleType: RuleType): string => RULE_LABELS[ruleType]
