import { expect, it } from 'vitest'
import { describeRule, knownRulesFirst } from './rule-description.ts'

const OWN = { label: 'Cargo at least $250,000', category: 'Insurance' } as const

it.each([
  ['a known rule', 'cargo_at_least_100000', null, { label: 'Cargo at least 100,000', category: 'Insurance' }],
  [
    'a known rule that says otherwise',
    'active_operating_status',
    OWN,
    { label: 'Active operating status', category: 'Operations' },
  ],
  ['a rule of one’s own', 'cargo_at_least_250000', OWN, OWN],
  [
    'a rule of a newer monitor',
    'cargo_at_least_250000',
    undefined,
    { label: 'Cargo at least 250,000', category: 'Operations' },
  ],
  ['a name of an object', 'constructor', null, { label: 'Constructor', category: 'Operations' }],
] as const)('%s is shown so', (_case, ruleType, rule, described) => {
  expect(describeRule(rule === undefined ? { ruleType } : { ruleType, rule })).toEqual(described)
})

it('known rules come in their order, others after them in theirs, each once', () => {
  expect(
    knownRulesFirst([
      'shiny_trucks',
      'cargo_at_least_100000',
      '__proto__',
      'active_interstate_authority',
      'shiny_trucks',
    ]),
  ).toEqual(['active_interstate_authority', 'cargo_at_least_100000', 'shiny_trucks', '__proto__'])
  expect(knownRulesFirst([])).toEqual([])
})
