import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assess } from './assess.ts'
import { passesWith } from './passes-with.ts'
import { isRuleType, RULE_TYPES } from './rule-types.ts'

const today = '2026-11-21'
const young = { since: '2026-09-04', isActive: true } as const

it.each([
  ['cargo_at_least_100000', 'fail', 'Passes with cargo coverage of $100,000 or more in force.'],
  [
    'general_liability_at_least_1000000',
    'incomplete',
    'Passes with a certificate for general liability of $1,000,000 or more in force.',
  ],
  ['authority_age_at_least_3_months', 'fail', 'Passes on Dec 4, 2026 if the authority stays active.'],
  ['authority_age_at_least_6_months', 'fail', 'Passes on Mar 4, 2027 if the authority stays active.'],
  ['inspected_within_last_24_months', 'fail', 'Passes after its next roadside inspection.'],
] as const)('%s, %s: %s', (ruleType, result, text) =>
  expect(passesWith({ ruleType, result }, young, today)).toBe(text),
)

it.each([
  [{ since: '2026-09-04', isActive: false }],
  [{ since: null, isActive: true }],
  [{ since: '2020-01-01', isActive: true }],
] as const)('no day is promised for an authority such as %j', authority =>
  expect(passesWith({ ruleType: 'authority_age_at_least_3_months', result: 'fail' }, authority, today)).toBe(
    'Passes once the authority has been active for 3 months.',
  ),
)

it('every known rule that does not pass says what would make it pass, and only such a rule', () =>
  holds([arbitrary.assessments, arbitrary.calendarDates], (assessment, day) => {
    for (const rule of assess(assessment, day).rules.filter(({ ruleType }) => isRuleType(ruleType)))
      expect(passesWith(rule, young, day) === undefined).toBe(rule.result === 'pass')
    expect(RULE_TYPES.every(ruleType => passesWith({ ruleType, result: 'fail' }, young, day))).toBe(true)
  }))

it('a fact that is too old is followed by a newer one', () => {
  const rule = { ruleType: 'authority_age_at_least_3_months', result: 'incomplete' } as const
  expect(passesWith({ ...rule, finding: { olderThanDays: 30 } }, young, today)).toBe(
    'Passes once a record of the last 30 days shows the same.',
  )
  expect(passesWith({ ...rule, finding: { olderThanDays: null } }, young, today)).toBe(
    'Passes on Dec 4, 2026 if the authority stays active.',
  )
})

it('a rule that is no known type says by its label alone what it needs', () =>
  expect(passesWith({ ruleType: 'our_cargo_at_least_250000', result: 'fail' }, young, today)).toBeUndefined())
