import { ANY_AGE } from '../rules/fact-ages.ts'
import type { AnyRuleType } from '../rules/rule-types.ts'
import { ANY_OVERRIDE } from '../rules/override-terms.ts'
import { switchedRules } from '../what-if/further-rules.ts'
import { changedRules, draftOfTyped, ruleTypeIn, type TypedRules } from '../what-if/rule-draft.ts'
import type { PolicySections } from './policy.ts'
import { draftOfPolicy } from './policy-draft.ts'

/**
 * A policy whose rules for all carriers are changed as they were tried: typed over them in rule what-if. A rule keeps the
 * terms of its overrides, also with another number; one that is added may be overridden by everyone who may.
 *
 * Empty: the same policy, when nothing was tried. Source: section 3, "Policy"; section 4, "Rule what-if".
 */
export const policyOfTried = (sections: PolicySections, tried: TypedRules): PolicySections => {
  const [all, ...others] = sections
  const current = draftOfPolicy(sections, ANY_AGE)
  const draft = draftOfTyped(current, tried)
  const changed = changedRules(current, draft).map(place => {
    const { mode } = draft.rules[place]
    const wasOff = current.rules[place].mode === 'off'
    return { before: wasOff ? null : ruleTypeIn(place, current), ruleType: ruleTypeIn(place, draft), mode }
  })
  const switched = switchedRules(tried)
  const isDropped = (ruleType: AnyRuleType) =>
    switched.some(each => each === ruleType && tried[each]?.mode === 'off')
  const rules = all.rules.flatMap(rule => {
    if (isDropped(rule.ruleType)) return []
    const change = changed.find(({ before }) => before === rule.ruleType)
    if (change === undefined) return [rule]
    const { ruleType, mode } = change
    return mode === 'off' ? [] : [{ ...rule, ruleType, mode }]
  })
  const added = changed.flatMap(({ before, ruleType, mode }) =>
    before === null && mode !== 'off' ? [{ ruleType, mode, override: ANY_OVERRIDE }] : [],
  )
  const has = (ruleType: AnyRuleType) => [...rules, ...added].some(rule => rule.ruleType === ruleType)
  const further = switched
    .filter(ruleType => !isDropped(ruleType) && !has(ruleType))
    .map(ruleType => ({ ruleType, mode: 'required' as const, override: ANY_OVERRIDE }))
  return [{ ...all, rules: [...rules, ...added, ...further] }, ...others]
}
