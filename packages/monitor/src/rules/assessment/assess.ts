import { KNOWN_RULES, type RuleKindName } from '../terms/known-rules.ts'
import { RULE_TYPES, type RuleType, standardThreshold } from '../terms/rule-types.ts'
import { AUTHORITY_RULES } from './authority-rules.ts'
import { CHANGE_RULES } from './change-rules.ts'
import { COVER_RULES } from './cover-at-least.ts'
import type { CarrierFacts } from './facts.ts'
import type { Finding, RuleOfKind } from './finding.ts'
import { OPERATION_RULES } from './operation-rules.ts'
import { REGISTER_RULES } from './register-rules.ts'
import { orTooOld } from './too-old.ts'
import { orUnread } from './unread.ts'

const RULES: Readonly<Record<RuleKindName, RuleOfKind>> = {
  ...AUTHORITY_RULES,
  ...COVER_RULES,
  ...OPERATION_RULES,
  ...REGISTER_RULES,
  ...CHANGE_RULES,
}

/** The value that makes a rule of a set active. Source: section 9, "Active rule value". */
const ACTIVE = 2

/** The rule types that a rule set has assessed, in the order of the table. Any value but 2, null too, is not assessed. */
export const assessedTypes = (values: Readonly<Record<string, number | null>>): readonly RuleType[] =>
  RULE_TYPES.filter(type => values[type] === ACTIVE)

/**
 * The finding of one rule from the facts of a carrier, on a day, under the limits of age and with the files in its facts.
 * `threshold`: the number that it measures by, in whole US dollars or months, that of its name by default.
 */
export const assessRule = (
  type: RuleType,
  facts: CarrierFacts,
  today: string,
  threshold = standardThreshold(type),
): Finding => {
  const finding = RULES[KNOWN_RULES[type].kind].decide(Number(threshold))(facts, today)
  return orTooOld(type, orUnread(type, finding, facts.files, today), facts.ages ?? {}, today)
}

/** The findings of one carrier for some rule types, on a day. Empty: no rule types give no findings. */
export const assess = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  today: string,
): Readonly<Partial<Record<RuleType, Finding>>> =>
  Object.fromEntries(types.map(type => [type, assessRule(type, facts, today)]))

/** The days on which rules may decide the same facts differently, counted by their thresholds from dates in them. */
export const turnsOfRules = (facts: CarrierFacts): readonly string[] =>
  Object.values(KNOWN_RULES).flatMap(
    ({ kind, threshold }) => RULES[kind].turns?.(facts, Number(threshold)) ?? [],
  )
