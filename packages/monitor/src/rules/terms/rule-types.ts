// Written by npm run terms from packages/core/src/rules/rule-types.ts: change it there.
/**
 * Every rule type by its stored name, in display order.
 *
 * Source: section 9, "Rule types".
 */
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

/** One of the rule types. Source: section 9, "Rule types". */
export type RuleType = (typeof RULE_TYPES)[number]

/**
 * The name of any rule: a known rule type, a rule of one's own, or one that only a newer monitor knows.
 *
 * Source: section 9, "Rule types".
 */
export type AnyRuleType = RuleType | (string & {})

/** The groups of rules, in display order; each name is also its label. Source: section 9, "Rule categories". */
export const RULE_CATEGORIES = ['Authority', 'Insurance', 'Operations'] as const

/** One of the groups. Source: section 9, "Rule categories". */
export type RuleCategory = (typeof RULE_CATEGORIES)[number]

/** How a rule is shown, and under which category it counts. Source: section 9, "Rule types". */
export interface RuleDescription {
  /** "Cargo at least $250,000". */
  readonly label: string
  readonly category: RuleCategory
}

const KNOWN: ReadonlySet<string> = new Set(RULE_TYPES)

/** Whether an external name is a known rule type. Source: section 9, "Rule types". */
export const isRuleType = (name: string): name is RuleType => KNOWN.has(name)

/** The rules decided on safety data, which is hidden from some users. Source: section 6, "Safety data". */
export const SAFETY_RULE_TYPES: ReadonlySet<AnyRuleType> = new Set<RuleType>([
  'satisfactory_or_unrated_safety_rating',
  'inspected_within_last_24_months',
  'no_active_out_of_service_orders',
])
