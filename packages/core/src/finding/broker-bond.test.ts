import { someRuleFacts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { Cover } from '../carrier/insurance-in-force.ts'
import { findingValueText } from '../rules/finding-terms.ts'
import { passesWith } from '../rules/passes-with.ts'
import { ruleFactText } from '../rules/rule-fact-text.ts'
import { findRule } from './find-rules.ts'

const TODAY = '2026-11-21'
const RULE = 'broker_bond_in_force'

const findingWith = (broker: string | null | undefined, brokerBond: Cover | null | undefined) => {
  const usual = someRuleFacts()
  const { broker: _, ...authority } = usual.authority
  return findRule(
    RULE,
    {
      ...usual,
      authority: broker === undefined ? authority : { ...authority, broker },
      insurance: brokerBond === undefined ? usual.insurance : { ...usual.insurance, brokerBond },
    },
    TODAY,
  )
}

const IN_FORCE = { usd: 75_000, until: null }
const UNSTATED = { usd: null, until: null, gap: 'no_amount' } as const
const CANCELED = { usd: 75_000, until: '2026-11-13' } as const
const ENDING = {
  usd: 75_000,
  until: '2026-12-13',
  later: [{ on: '2026-12-14', usd: null, end: 'canceled' }],
} as const
const UNCONFIRMED = {
  ...CANCELED,
  unconfirmed: { reason: 'filed_again', on: null, usd: 75_000, source: 'Motus Insur', asOf: TODAY },
} as const

it.each<readonly [string | null | undefined, Cover | null | undefined, string]>([
  ['A', IN_FORCE, 'pass: $75,000'],
  ['A', UNSTATED, 'pass: in force'],
  ['A', ENDING, 'pass: $75,000, cancellation pending Dec 14, 2026'],
  ['A', CANCELED, 'fail: expired Nov 13, 2026'],
  ['A', { usd: 10_000, until: null }, 'fail: $10,000'],
  ['A', { usd: null, until: null, gap: 'not_begun' }, 'fail: not started'],
  ['A', null, 'incomplete: not on record'],
  ['A', undefined, 'incomplete: not on record'],
  ['N', null, 'pass: not a broker'],
  ['I', CANCELED, 'pass: not a broker'],
  ['X', CANCELED, 'incomplete: whether it is a broker is not on record'],
  [null, null, 'incomplete: whether it is a broker is not on record'],
  [undefined, CANCELED, 'incomplete: whether it is a broker is not on record'],
  [null, IN_FORCE, 'pass: $75,000'],
])('of broker authority %j with the bond %j: %s', (broker, bond, text) => {
  const { result, value } = findingWith(broker, bond)
  expect(`${result}: ${findingValueText(value)}`).toBe(text)
})

it('a bond that is not confirmed is neither in force nor ended', () => {
  expect(findingWith('A', UNCONFIRMED).result).toBe('incomplete')
})

it('names the file of the bond, else that of the authority', () => {
  expect(findingWith('A', { ...CANCELED, source: 'Motus InsHist', asOf: '2026-11-20' })).toMatchObject({
    source: 'Motus InsHist',
    asOf: '2026-11-20',
  })
  expect(findingWith('A', { ...CANCELED, source: 'Motus InsHist' })).toMatchObject({ asOf: null })
  expect(findingWith('A', CANCELED).source).toBe('FMCSA licensing and insurance')
})

it.each([
  [CANCELED, 'broker bond: expired Nov 13, 2026, needs $75,000'],
  [null, 'broker bond not on record, needs $75,000'],
] as const)('the bond %j reads %s in a row', (bond, text) => {
  const finding = findingWith('A', bond)
  const rule = { ruleType: RULE, result: finding.result, finding } as const
  expect(ruleFactText(rule)).toBe(text)
  expect(passesWith(rule, { since: null, isActive: true }, TODAY)).toBe(
    'Passes with a bond or trust fund of $75,000 in force, or without active authority as a broker.',
  )
})
