import { formatNumber } from '../shared/amounts.ts'
import { RULE_TYPES, ruleKind, type StandardRuleType, thresholdOf } from '../rules/rule-types.ts'
import { type TypedRule, type TypedRules, typedRule, typedRuleProblem } from './rule-draft.ts'

/** A draft in an address, by rule: "off", "on", or the number by which the rule is on. */
export type DraftInAddress = Readonly<Partial<Record<StandardRuleType, string>>>

const OFF = 'off'
const ON = 'on'

const written = (ruleType: StandardRuleType, { isOn, text }: TypedRule): string => {
  if (!isOn) return OFF
  return ruleKind(ruleType).threshold === undefined ? ON : text.replaceAll(/[$,\s]/g, '')
}

/**
 * The rules that were typed, for an address. One whose number cannot be used is left out.
 *
 * Empty: nothing was changed. Source: section 2, "Routes".
 */
export const draftInAddress = (typed: TypedRules): DraftInAddress =>
  Object.fromEntries(
    RULE_TYPES.flatMap(ruleType => {
      const rule = typed[ruleType]
      return rule === undefined || typedRuleProblem(ruleType, rule) !== undefined
        ? []
        : [[ruleType, written(ruleType, rule)]]
    }),
  )

const read = (ruleType: StandardRuleType, value: unknown): TypedRule | undefined => {
  if (typeof value !== 'string') return undefined
  const usual = thresholdOf(ruleType)
  if (value === OFF) return typedRule({ isOn: false, threshold: usual })
  if (usual === null) return value === ON ? { isOn: true, text: '' } : undefined
  return typedRuleProblem(ruleType, { isOn: true, text: value }) === undefined
    ? { isOn: true, text: formatNumber(Number(value)) }
    : undefined
}

/**
 * The rules of a draft in an address. What is no rule, and what the rule cannot be, is left out.
 *
 * Empty: nothing is changed. Source: section 2, "Routes".
 */
export const draftFromAddress = (part: unknown): TypedRules => {
  if (typeof part !== 'object' || part === null) return {}
  const values = part as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    RULE_TYPES.flatMap(ruleType => {
      const rule = Object.hasOwn(values, ruleType) ? read(ruleType, values[ruleType]) : undefined
      return rule === undefined ? [] : [[ruleType, rule]]
    }),
  )
}
