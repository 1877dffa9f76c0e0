import { expect, it } from 'vitest'
import { describeRule } from './rule-description.ts'

const OWN = { label: 'Cargo at least $250,000', category: 'Insurance' } as const

it.each([
  ['a known rule', 'cargo_at_least_100000', null, { label: 'Cargo at least 100,000', category: 'Insurance' }],
  [
    'a known rule that says otherwise',
    'active_operating_status',
    OWN,
    { label: 'Active operating status', category: 'Operations' },
  ],
  [
    'a known rule with another number',
    'cargo_at_least_250000',
    { label: 'Ours', category: 'Operations' },
    { label: 'Cargo at least 250,000', category: 'Insurance' },
  ],
  ['a rule of one’s own', 'good_cargo', OWN, OWN],
  [
    'a rule of a newer monitor',
    'fleet_at_least_250000',
    undefined,
    { label: 'Fleet at least 250,000', category: 'Operations' },
  ],
  ['a name of an object', 'constructor', null, { label: 'Constructor', category: 'Operations' }],
] as const)('%s is shown so', (_case, ruleType, rule, described) => {
  expect(describeRule(rule === undefined ? { ruleType } : { ruleType, rule })).toEqual(described)
})
