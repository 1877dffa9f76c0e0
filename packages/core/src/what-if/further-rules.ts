import { isRuleType, isStandardRuleType, type RuleType } from '../rules/rule-types.ts'

/** Whether each of some further rules is required; a rule that is missing is as the company has it. */
type Switched = Readonly<Partial<Record<RuleType, { readonly mode: string }>>>

/** The known rules without a place in a draft that were switched on or off. */
export const switchedRules = (switched: Switched): readonly RuleType[] =>
  Object.keys(switched)
    .filter(isRuleType)
    .filter(ruleType => !isStandardRuleType(ruleType))

/** The further rules of a draft: those of the company that were not switched off, then those that were switched on. */
export const furtherRulesOf = (own: readonly RuleType[], switched: Switched): readonly RuleType[] =>
  [...new Set([...own, ...switchedRules(switched)])].filter(
    ruleType => (switched[ruleType]?.mode ?? 'required') === 'required',
  )

/** What switches the further rules of one draft to those of another. Empty: they have the same. */
export const switchedBetween = (
  own: readonly RuleType[],
  others: readonly RuleType[],
): Readonly<Partial<Record<RuleType, { readonly mode: 'off' | 'required'; readonly text: '' }>>> =>
  Object.fromEntries([
    ...own
      .filter(ruleType => !others.includes(ruleType))
      .map(ruleType => [ruleType, { mode: 'off', text: '' }] as const),
    ...others
      .filter(ruleType => !own.includes(ruleType))
      .map(ruleType => [ruleType, { mode: 'required', text: '' }] as const),
  ])
