import { assessedRuleTypes } from '../rules/assessed-rule-types.ts'
import type { RuleFinding } from '../rules/assessment.ts'
import { ANY_AGE, type FactAges, withinAge } from '../rules/fact-ages.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { RuleType } from '../rules/rule-types.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { authorityAgeAtLeast, interstateAuthority } from './authority-rules.ts'
import { bipdAtLeast, cargoAtLeast, generalLiabilityAtLeast } from './cover-rules.ts'
import type { FindingRule } from './finding-rule.ts'
import {
  activeOperatingStatus,
  inspectedRecently,
  noOutOfServiceOrder,
  satisfactoryOrUnrated,
  verifiedIdentifier,
  verifiedLocation,
} from './operation-rules.ts'
import type { RuleFacts } from './rule-facts.ts'

const FINDING_RULES: Readonly<Record<RuleType, FindingRule>> = {
  active_interstate_authority: interstateAuthority,
  authority_age_at_least_3_months: authorityAgeAtLeast(3),
  authority_age_at_least_6_months: authorityAgeAtLeast(6),
  bipd_at_least_750000: bipdAtLeast(750_000),
  bipd_at_least_1000000: bipdAtLeast(1_000_000),
  cargo_at_least_100000: cargoAtLeast(100_000),
  satisfactory_or_unrated_safety_rating: satisfactoryOrUnrated,
  active_operating_status: activeOperatingStatus,
  inspected_within_last_24_months: inspectedRecently,
  no_active_out_of_service_orders: noOutOfServiceOrder,
  verified_physical_location_activity: verifiedLocation,
  verified_manually_entered_identifier: verifiedIdentifier,
  general_liability_at_least_1000000: generalLiabilityAtLeast(1_000_000),
}

/**
 * The finding of one rule from the facts of a carrier, on a day. `ages`: how old the facts may be, any age by default.
 * Source: section 9, "Rule types"; section 4, "Rule label".
 */
export const findRule = (
  ruleType: RuleType,
  facts: RuleFacts,
  today: CalendarDate,
  ages: FactAges = ANY_AGE,
): RuleFinding => withinAge({ ruleType, ...FINDING_RULES[ruleType](facts, today) }, ages, today)

/**
 * The findings of a set's active rules from the facts of a carrier, on a day, for scripts that have the facts. The
 * portal uses the monitor's findings, which include the evidence.
 *
 * Empty: a rule set without an active rule finds nothing. Source: section 3, "Rule set"; section 9, "Rule types".
 */
export const findRules = (ruleSet: RuleSet, facts: RuleFacts, today: CalendarDate): readonly RuleFinding[] =>
  assessedRuleTypes(ruleSet).map(ruleType => findRule(ruleType, facts, today))
