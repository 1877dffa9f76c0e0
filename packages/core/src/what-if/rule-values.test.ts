import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findRule } from '../finding/find-rules.ts'
import { RULE_TYPES, ruleTypeAt } from '../rules/rule-types.ts'
import { verdictOf } from '../rules/assess.ts'
import { compareRuleSets } from './compare-rule-sets.ts'
import { changedRules, draftOfRuleSet, withRuleChanges } from './rule-draft.ts'
import {
  authorityAgeAtLeast,
  bipdAtLeast,
  cargoAtLeast,
  generalLiabilityAtLeast,
  inspectedWithin,
} from './rule-values.ts'

const every = draftOfRuleSet({ values: new Map(RULE_TYPES.map(ruleType => [ruleType, 2])) })
const none = draftOfRuleSet(undefined)

it.each([
  [
    bipdAtLeast(850_000),
    { bipd_at_least_750000: 850_000 },
    ['bipd_at_least_750000', 'bipd_at_least_1000000'],
  ],
  [cargoAtLeast(50_000), { cargo_at_least_100000: 50_000 }, ['cargo_at_least_100000']],
  [
    generalLiabilityAtLeast(2_000_000),
    { general_liability_at_least_1000000: 2_000_000 },
    ['general_liability_at_least_1000000'],
  ],
  [
    authorityAgeAtLeast(4),
    { authority_age_at_least_3_months: 4 },
    ['authority_age_at_least_3_months', 'authority_age_at_least_6_months'],
  ],
  [inspectedWithin(12), { inspected_within_last_24_months: 12 }, ['inspected_within_last_24_months']],
] as const)('the rule %j is one rule of a draft, by its number', (rule, alone, changed) => {
  expect(withRuleChanges(none, rule)).toEqual(withRuleChanges(none, alone))
  expect(changedRules(every, withRuleChanges(every, rule))).toEqual(changed)
})

it('a rule with a number outside its limits is refused', () => {
  expect(() => withRuleChanges(none, bipdAtLeast(0))).toThrow(RangeError)
  expect(() => withRuleChanges(none, authorityAgeAtLeast(1.5))).toThrow(RangeError)
})

it('a set of one rule gives each carrier the label of that rule', () => {
  const today = '2026-11-21'
  holds([fc.array(arbitrary.ruleFacts), fc.integer({ min: 1, max: 3_000_000 })], (facts, usd) => {
    const carriers = facts.map(it => ({ facts: it }))
    const { moves } = compareRuleSets(none, withRuleChanges(none, bipdAtLeast(usd)), carriers, today)
    const labels = facts.map(it =>
      verdictOf(findRule(ruleTypeAt('bipd_at_least', usd), it, today).result, null),
    )
    expect(moves.map(({ row, from, to }) => [row, from, to])).toEqual(
      labels.map((label, row) => [row, null, label]),
    )
  })
})
