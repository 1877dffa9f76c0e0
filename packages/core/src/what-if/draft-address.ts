import { formatNumber } from '../shared/amounts.ts'
import {
  isRuleType,
  isStandardRuleType,
  RULE_TYPES,
  ruleKind,
  type RuleType,
  type StandardRuleType,
  thresholdOf,
} from '../rules/rule-types.ts'
import { switchedRules } from './further-rules.ts'
import { type TypedRule, type TypedRules, typedRule, typedRuleProblem } from './rule-draft.ts'

/** A draft in an address, by rule: "off", "on", or the number by which it is required; with "notify" before it where it only notifies. */
export type DraftInAddress = Readonly<Partial<Record<RuleType, string>>>

const OFF = 'off'
const ON = 'on'
const NOTIFY = 'notify-'

const written = (ruleType: StandardRuleType, { mode, text }: TypedRule): string => {
  if (mode === 'off') return OFF
  const how = ruleKind(ruleType).threshold === undefined ? ON : text.replaceAll(/[$,\s]/g, '')
  return mode === 'notify' ? NOTIFY + how : how
}

/**
 * The rules that were typed, for an address. One whose number cannot be used is left out.
 *
 * Empty: nothing was changed. Source: section 2, "Routes".
 */
export const draftInAddress = (typed: TypedRules): DraftInAddress =>
  Object.fromEntries([
    ...RULE_TYPES.flatMap(ruleType => {
      const rule = typed[ruleType]
      return rule === undefined || typedRuleProblem(ruleType, rule) !== undefined
        ? []
        : [[ruleType, written(ruleType, rule)]]
    }),
    ...switchedRules(typed).map(ruleType => [ruleType, typed[ruleType]?.mode === OFF ? OFF : ON]),
  ])

/** A number of an address as it is typed: "850,000", and hundredths as they are. */
const spaced = (ruleType: StandardRuleType, how: string): string =>
  ruleKind(ruleType).threshold?.unit === 'hundredths' ? how : formatNumber(Number(how))

const read = (ruleType: StandardRuleType, value: unknown): TypedRule | undefined => {
  if (typeof value !== 'string') return undefined
  const usual = thresholdOf(ruleType)
  if (value === OFF) return typedRule(ruleType, { mode: 'off', threshold: usual })
  const [mode, how] = value.startsWith(NOTIFY)
    ? (['notify', value.slice(NOTIFY.length)] as const)
    : (['required', value] as const)
  if (usual === null) return how === ON ? { mode, text: '' } : undefined
  return typedRuleProblem(ruleType, { mode, text: how }) === undefined
    ? { mode, text: spaced(ruleType, how) }
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
  return Object.fromEntries([
    ...RULE_TYPES.flatMap(ruleType => {
      const rule = Object.hasOwn(values, ruleType) ? read(ruleType, values[ruleType]) : undefined
      return rule === undefined ? [] : [[ruleType, rule]]
    }),
    ...Object.entries(values).flatMap(([ruleType, value]) =>
      isRuleType(ruleType) && !isStandardRuleType(ruleType) && (value === ON || value === OFF)
        ? [[ruleType, { mode: value === ON ? 'required' : 'off', text: '' }]]
        : [],
    ),
  ])
}
