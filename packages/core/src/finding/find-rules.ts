import { assessedRuleTypes } from '../rules/assessed-rule-types.ts'
import type { RuleFinding } from '../rules/assessment.ts'
import { ANY_AGE, type FactAges, withinAge } from '../rules/fact-ages.ts'
import type { RuleKindName } from '../rules/known-rules.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { withUnread } from '../rules/unread.ts'
import { type AnyRuleType, isRuleType, knownRule } from '../rules/rule-types.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { AUTHORITY_RULES } from './authority-rules.ts'
import { CHANGE_RULES } from './change-rules.ts'
import { COVER_RULES } from './cover-rules.ts'
import { findOwnRule, refuseSharedNames } from './find-own-rules.ts'
import type { RuleAtThreshold } from './finding-rule.ts'
import { OPERATION_RULES } from './operation-rules.ts'
import { type OwnRule, ruleNotKnown } from './own-rule.ts'
import { REGISTER_RULES } from './register-rules.ts'
import type { RuleFacts } from './rule-facts.ts'
import { SAFETY_RULES } from './safety-rules.ts'

const FINDING_RULES: Readonly<Record<RuleKindName, RuleAtThreshold>> = {
  ...AUTHORITY_RULES,
  ...COVER_RULES,
  ...OPERATION_RULES,
  ...SAFETY_RULES,
  ...REGISTER_RULES,
  ...CHANGE_RULES,
}

/**
 * The finding of one rule from the facts of a carrier, on a day. `ages`: how old the facts may be, any age by default.
 *
 * Empty: incomplete for a rule that only a newer monitor knows.
 * Source: section 9, "Rule types"; section 4, "Rule label".
 */
export const findRule = (
  ruleType: AnyRuleType,
  facts: RuleFacts,
  today: CalendarDate,
  ages: FactAges = ANY_AGE,
): RuleFinding => {
  if (!isRuleType(ruleType)) return findOwnRule(ruleNotKnown(ruleType), facts, today)
  const { kind, threshold } = knownRule(ruleType)
  const finding = { ruleType, ...FINDING_RULES[kind](Number(threshold))(facts, today) }
  return withinAge(withUnread(finding, facts.unreadFiles ?? [], today), ages, today)
}

/**
 * The findings of a set's active rules from the facts of a carrier, on a day, for scripts that have the facts, and those of
 * rules of one's own after them. The portal uses the monitor's findings, which include the evidence.
 *
 * Empty: a rule set without an active rule finds nothing; one that only a newer monitor knows is incomplete.
 * Refuses: throws an `OwnRuleError` where two rules have one name, and as `findOwnRule`.
 * Source: section 3, "Rule set"; section 9, "Rule types".
 */
export const findRules = (
  ruleSet: Pick<RuleSet, 'values'>,
  facts: RuleFacts,
  today: CalendarDate,
  ownRules: readonly OwnRule[] = [],
): readonly RuleFinding[] => {
  const ruleTypes = assessedRuleTypes(ruleSet)
  refuseSharedNames(ownRules, ruleTypes)
  return [
    ...ruleTypes.map(ruleType => findRule(ruleType, facts, today)),
    ...ownRules.map(rule => findOwnRule(rule, facts, today)),
  ]
}
