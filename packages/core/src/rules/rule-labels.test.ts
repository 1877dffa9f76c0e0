import { aRuleSet } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assessedRuleTypes, isRuleType } from './assessed-rule-types.ts'
import { expiryText } from './expiry-text.ts'
import { RULE_LABELS } from './rule-labels.ts'
import { RULE_TYPES } from './rule-types.ts'

it('every rule type has words of its own, without underscores', () => {
  const labels = RULE_TYPES.map(ruleType => RULE_LABELS[ruleType])
  expect(new Set(labels).size).toBe(13)
  expect(labels.join()).not.toMatch(/_|undefined/)
})

it('a value other than 2 is not assessed', () => {
  const values = new Map([
    ['cargo_at_least_100000', 1],
    ['bipd_at_least_750000', 2],
    ['active_operating_status', 3],
    ['active_interstate_authority', 2],
  ] as const)
  expect(assessedRuleTypes(aRuleSet({ values }))).toEqual([
    'active_interstate_authority',
    'bipd_at_least_750000',
  ])
})

it.each([
  ['cargo_at_least_100000', true],
  ['constructor', false],
  ['', false],
])('%j as a rule type: %s', (name, isOne) => {
  expect(isRuleType(name)).toBe(isOne)
})

it.each([
  ['2080-01-01', 'indefinite'],
  ['2027-03-04', 'until 4 Mar 2027'],
  ['2026-11-21', 'until 21 Nov 2026'],
  ['2026-11-20', 'expired 20 Nov 2026'],
] as const)('an override that ends %s is %s', (expiresOn, words) => {
  expect(expiryText(expiresOn, '2026-11-21')).toBe(words)
})
