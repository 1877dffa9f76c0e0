import type { RuleKindName } from '../terms/known-rules.ts'
import { isRuleType, knownRule, knownRulesFirst, type RuleType } from '../terms/rule-types.ts'
import { AUTHORITY_RULES } from './authority-rules.ts'
import { CHANGE_RULES } from './change-rules.ts'
import { COVER_RULES } from './cover-at-least.ts'
import type { CarrierFacts } from './facts.ts'
import type { Finding, RuleOfKind } from './finding.ts'
import { OPERATION_RULES } from './operation-rules.ts'
import { SAFETY_RULES } from './safety-rules.ts'
import { REGISTER_RULES } from './register-rules.ts'
import { TIE_RULES } from './tied.ts'
import { orTooOld } from './too-old.ts'
import { orUnread } from './unread.ts'

const RULES: Readonly<Record<RuleKindName, RuleOfKind>> = {
  ...AUTHORITY_RULES,
  ...COVER_RULES,
  ...OPERATION_RULES,
  ...SAFETY_RULES,
  ...REGISTER_RULES,
  ...CHANGE_RULES,
  ...TIE_RULES,
}

/** The values of a rule of a set that decides, and of one that only notifies. Source: section 9, "Active rule value". */
export const RULE_VALUES = { required: 2, notify: 3 } as const

type Values = Readonly<Record<string, number | null>>

const typesWith = (wanted: number, values: Values): readonly RuleType[] =>
  knownRulesFirst(Object.keys(values).filter(type => values[type] === wanted)).filter(isRuleType)

/** The known rules that a rule set has assessed, in display order. Any value but 2, null too, is not assessed. */
export const assessedTypes = (values: Values): readonly RuleType[] => typesWith(RULE_VALUES.required, values)

/** The known rules of a set that only notify, in the same order: what they find decides nothing. */
export const notifyingTypes = (values: Values): readonly RuleType[] => typesWith(RULE_VALUES.notify, values)

/**
 * The finding of one rule from the facts of a carrier, on a day, under the limits of age and with the files in its facts.
 */
export const assessRule = (type: RuleType, facts: CarrierFacts, today: string): Finding => {
  const { kind, threshold } = knownRule(type)
  const finding = RULES[kind].decide(Number(threshold))(facts, today)
  return orTooOld(type, orUnread(type, finding, facts.files, today), facts.ages ?? {}, today)
}

/** The findings of one carrier for some rule types, on a day. Empty: no rule types give no findings. */
export const assess = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  today: string,
): Readonly<Record<string, Finding>> =>
  Object.fromEntries(types.map(type => [type, assessRule(type, facts, today)]))

/** The findings of some rules among those of more. Each of them has one. */
export const findingsOf = (
  types: readonly RuleType[],
  findings: Readonly<Record<string, Finding>>,
): Readonly<Record<string, Finding>> =>
  Object.fromEntries(
    types.flatMap(type => (findings[type] === undefined ? [] : [[type, findings[type]] as const])),
  )

/** The days on which some rules may decide the same facts differently, counted by their thresholds from dates in them. */
export const turnsOfRules = (facts: CarrierFacts, types: readonly RuleType[]): readonly string[] =>
  types.flatMap(type => {
    const { kind, threshold } = knownRule(type)
    return RULES[kind].turns?.(facts, Number(threshold)) ?? []
  })
