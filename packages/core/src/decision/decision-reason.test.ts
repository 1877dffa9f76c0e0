import { foundCover } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { decisionReason } from './decision-reason.ts'
import type { DecisionRule } from './decision-rule.ts'

const rule = (
  ruleType: string,
  label: DecisionRule['label'],
  value: DecisionRule['value'],
): DecisionRule => ({
  ruleType,
  label,
  value,
  source: null,
  asOf: null,
})
const CARGO = rule('cargo_at_least_100000', 'Fail', foundCover(50_000))
const NEW = rule('lane_insurance_at_least_5', 'Fail', null)
const PASSES = rule('active_operating_status', 'Pass', { code: 'status', status: 'A' })

it.each([
  ['Fail', [PASSES, CARGO], 'Cargo at least 100,000: $50,000'],
  ['Fail', [CARGO, NEW], 'Cargo at least 100,000: $50,000, and 1 more'],
  ['Fail', [NEW], 'Lane insurance at least 5: not on record'],
  ['Fail', [PASSES], undefined],
  ['Pass', [PASSES], undefined],
  ['Fail', null, undefined],
  [null, null, undefined],
] as const)('the reason of a recorded %s is its first rule', (verdict, rules, reason) => {
  expect(decisionReason({ verdict, rules })).toBe(reason)
})
