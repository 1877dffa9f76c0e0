import { authorityAge } from './authority-age.ts'
import { coverAtLeast } from './cover-at-least.ts'
import type { Rule } from './finding.ts'
import { interstateAuthority } from './interstate-authority.ts'
import { manualIdentifier } from './manual-identifier.ts'
import { operatingStatus } from './operating-status.ts'
import { noOutOfServiceOrder } from './out-of-service.ts'
import { physicalLocation } from './physical-location.ts'
import { recentInspection } from './recent-inspection.ts'
import { safetyRating } from './safety-rating.ts'

/** What each rule type asks. Source: section 9, "Rule types", in its order. */
export const RULES = {
  active_interstate_authority: interstateAuthority,
  authority_age_at_least_3_months: authorityAge(3),
  authority_age_at_least_6_months: authorityAge(6),
  bipd_at_least_750000: coverAtLeast('bipd', 750_000),
  bipd_at_least_1000000: coverAtLeast('bipd', 1_000_000),
  cargo_at_least_100000: coverAtLeast('cargo', 100_000),
  satisfactory_or_unrated_safety_rating: safetyRating,
  active_operating_status: operatingStatus,
  inspected_within_last_24_months: recentInspection,
  no_active_out_of_service_orders: noOutOfServiceOrder,
  verified_physical_location_activity: physicalLocation,
  verified_manually_entered_identifier: manualIdentifier,
  general_liability_at_least_1000000: coverAtLeast('general_liability', 1_000_000),
} as const satisfies Record<string, Rule>

export type RuleType = keyof typeof RULES
export const RULE_TYPES = Object.keys(RULES) as readonly RuleType[]

/** The rules that are decided on safety data, which some users may not see. */
export const SAFETY_RULES: ReadonlySet<string> = new Set<RuleType>([
  'satisfactory_or_unrated_safety_rating',
  'inspected_within_last_24_months',
  'no_active_out_of_service_orders',
])

/** The value that makes a rule of a set active. Source: section 9, "Active rule value". */
const ACTIVE = 2

/** The rule types that a rule set has assessed, in the order of the table. Any value but 2 is not assessed. */
export const assessedTypes = (values: Readonly<Record<string, number>>): readonly RuleType[] =>
  RULE_TYPES.filter(type => values[type] === ACTIVE)
