import { aRuleSet } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assessedRuleTypes, notifyingRuleTypes } from './assessed-rule-types.ts'
import { ACTIVE_RULE_VALUE, ruleModeOf } from './rule-set.ts'
import { type AnyRuleType, RULE_TYPES } from './rule-types.ts'

it('an active rule has the value 2', () => {
  expect(ACTIVE_RULE_VALUE).toBe(2)
})

it('a value other than 2 is not assessed, whatever order the set has', () => {
  const values = new Map([
    ['cargo_at_least_100000', 1],
    ['bipd_at_least_750000', 2],
    ['active_operating_status', 3],
    ['no_active_out_of_service_orders', 0],
    ['active_interstate_authority', 2],
  ] as const)
  expect(assessedRuleTypes(aRuleSet({ values }))).toEqual([
    'active_interstate_authority',
    'bipd_at_least_750000',
  ])
  expect(notifyingRuleTypes(aRuleSet({ values }))).toEqual(['active_operating_status'])
})

it.each([
  [2, 'required'],
  [3, 'notify'],
  [0, 'off'],
  [1, 'off'],
  [4, 'off'],
  [undefined, 'off'],
])('a rule with the value %s is %s', (value, mode) => {
  expect(ruleModeOf(value)).toBe(mode)
})

it('a full set assesses every rule type, an empty one none', () => {
  expect(assessedRuleTypes(aRuleSet())).toEqual(RULE_TYPES)
  expect(assessedRuleTypes(aRuleSet({ values: new Map() }))).toEqual([])
})

it('an active rule that only a newer monitor knows is assessed after the others', () => {
  const values = new Map<AnyRuleType, number>([
    ['shiny_trucks', 2],
    ['dull_trucks', 1],
    ['cargo_at_least_100000', 2],
  ])
  expect(assessedRuleTypes({ values })).toEqual(['cargo_at_least_100000', 'shiny_trucks'])
})
