import { findOwnRule } from '../finding/find-own-rules.ts'
import { findRule } from '../finding/find-rules.ts'
import type { OwnRule } from '../finding/own-rule.ts'
import type { RuleFacts } from '../finding/rule-facts.ts'
import type { HiddenRules, RuleFinding } from '../rules/assessment.ts'
import type { RuleOverride } from '../rules/override.ts'
import { type AnyRuleType, isRuleType } from '../rules/rule-types.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type RuleDraft, ruleTypeIn } from './rule-draft.ts'

/** What decides the verdict of one carrier, besides the rules. */
export interface RuledCarrier {
  readonly facts: RuleFacts
  /** The overrides in force for all classifications. One counts for its rule with the threshold of its name alone. */
  readonly overrides?: readonly Pick<RuleOverride, 'ruleType'>[]
  /** Those in force for one classification, where none for all is. */
  readonly classificationOverrides?: readonly Pick<RuleOverride, 'ruleType' | 'classificationId'>[]
  /** The rules that are hidden from this user. Null or missing: none. They stay as they are in every draft. */
  readonly hidden?: HiddenRules | null
}

/** The rule of a draft that is no known type, by its name. */
export const ownRuleOf = (name: string, { ownRules }: RuleDraft): OwnRule =>
  ownRules.find(rule => rule.name === name) as OwnRule

/** The finding of a rule that is on in a draft, by the number that it has there. Safety data is hidden from a user from whom rules are. */
export const findUnder = (
  ruleType: AnyRuleType,
  { facts, hidden = null }: RuledCarrier,
  draft: RuleDraft,
  today: CalendarDate,
): RuleFinding => {
  const { ages } = draft
  return isRuleType(ruleType)
    ? findRule(ruleTypeIn(ruleType, draft), facts, today, ages)
    : findOwnRule(ownRuleOf(ruleType, draft), facts, today, { ages, isSafetyHidden: hidden !== null })
}
