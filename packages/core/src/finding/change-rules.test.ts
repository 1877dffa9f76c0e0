import { someRuleFacts } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { RegisterChanges } from '../carrier/register-changes.ts'
import { findingValueText } from '../rules/finding-terms.ts'
import { passesWith } from '../rules/passes-with.ts'
import { ruleFactText } from '../rules/rule-fact-text.ts'
import { REASON_LENGTHS } from '../rules/verdict-reason.ts'
import type { RuleType } from '../rules/rule-types.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { findRule } from './find-rules.ts'
import type { RuleFacts } from './rule-facts.ts'

const TODAY = '2026-11-21'
const LONG_AGO = '2020-03-01'

const changed = (since: RegisterChanges['since'], ...all: RegisterChanges['all']): RegisterChanges => ({
  since,
  all,
})
const NAME = { part: 'name', on: '2026-11-20' } as const
const named = (
  since: CalendarDate,
  officersSince: CalendarDate | null,
  ...all: RegisterChanges['all']
): RegisterChanges => ({
  since,
  officersSince,
  all,
})
const OFFICER = { part: 'officer', on: '2026-11-19' } as const
const PHONE = { part: 'phone', on: '2026-11-19' } as const
const EMAIL = { part: 'email', on: '2026-11-10' } as const
const ADDRESS = { part: 'address', on: '2026-11-19' } as const

const factsWith = (
  changes: RegisterChanges | null,
  authority: Partial<RuleFacts['authority']> = {},
): RuleFacts => {
  const usual = someRuleFacts()
  return {
    ...usual,
    census: { ...usual.census, changes },
    authority: { ...usual.authority, ...authority },
  }
}

const findingText = (ruleType: RuleType, facts: RuleFacts): string => {
  const { result, value, source, asOf } = findRule(ruleType, facts, TODAY)
  expect([source, asOf]).toEqual(['FMCSA census', '2026-11-01'])
  return `${result}: ${findingValueText(value)}`
}

describe('contacts unchanged for 90 days', () => {
  it.each<readonly [RegisterChanges | null, string]>([
    [changed(LONG_AGO), 'pass: unchanged since Mar 1, 2020'],
    [changed(LONG_AGO, { part: 'phone', on: '2026-08-23' }), 'pass: unchanged since Aug 23, 2026'],
    [changed(LONG_AGO, { part: 'phone', on: '2026-08-24' }), 'fail: phone changed Aug 24, 2026'],
    [changed(LONG_AGO, { part: 'phone', on: '2019-01-02' }), 'pass: unchanged since Mar 1, 2020'],
    [changed(LONG_AGO, EMAIL, ADDRESS), 'fail: address changed Nov 19, 2026'],
    [changed(LONG_AGO, EMAIL), 'fail: e-mail changed Nov 10, 2026'],
    [changed(LONG_AGO, { part: 'phone', on: '2026-12-01' }), 'fail: phone changed Dec 1, 2026'],
    [changed(LONG_AGO, NAME), 'pass: unchanged since Mar 1, 2020'],
    [changed('2026-08-23'), 'pass: unchanged since Aug 23, 2026'],
    [changed('2026-08-24'), 'incomplete: history only from Aug 24, 2026'],
    [changed('2026-08-24', EMAIL), 'fail: e-mail changed Nov 10, 2026'],
    [null, 'incomplete: not on record'],
  ])('with %j: %s', (changes, text) => {
    expect(findingText('contacts_unchanged_for_90_days', factsWith(changes))).toBe(text)
  })
})

describe('officers unchanged for 90 days', () => {
  it.each<readonly [RegisterChanges | null, string]>([
    [named(LONG_AGO, LONG_AGO), 'pass: unchanged since Mar 1, 2020'],
    [named(LONG_AGO, LONG_AGO, PHONE, NAME), 'pass: unchanged since Mar 1, 2020'],
    [named(LONG_AGO, LONG_AGO, OFFICER), 'fail: officer changed Nov 19, 2026'],
    [named(LONG_AGO, LONG_AGO, { part: 'officer', on: '2026-08-23' }), 'pass: unchanged since Aug 23, 2026'],
    [named(LONG_AGO, '2026-08-24'), 'incomplete: history only from Aug 24, 2026'],
    [named(LONG_AGO, null), 'incomplete: not on record'],
    [named(LONG_AGO, null, OFFICER), 'fail: officer changed Nov 19, 2026'],
    [changed(LONG_AGO), 'incomplete: not on record'],
    [null, 'incomplete: not on record'],
  ])('with %j: %s', (changes, text) => {
    expect(findingText('officers_unchanged_for_90_days', factsWith(changes))).toBe(text)
  })
})

describe('no two kinds of change within 30 days', () => {
  const YOUNG = { since: '2026-11-19' } as const
  const UNKNOWN = { since: null } as const
  const NONE = { since: null, common: 'N', contract: 'N' } as const

  it.each<readonly [RegisterChanges | null, Partial<RuleFacts['authority']>, string]>([
    [changed(LONG_AGO), {}, 'pass: unchanged since Mar 1, 2020'],
    [changed(LONG_AGO), UNKNOWN, 'pass: unchanged since Mar 1, 2020'],
    [changed(LONG_AGO, PHONE), {}, 'pass: phone changed Nov 19, 2026'],
    [changed(LONG_AGO, PHONE, { part: 'phone', on: '2026-11-02' }), {}, 'pass: phone changed Nov 19, 2026'],
    [changed(LONG_AGO, EMAIL, PHONE), {}, 'fail: phone changed Nov 19, 2026, e-mail changed Nov 10, 2026'],
    [changed(LONG_AGO, PHONE, ADDRESS), {}, 'fail: address changed Nov 19, 2026, phone changed Nov 19, 2026'],
    [changed(LONG_AGO, NAME, ADDRESS), {}, 'fail: name changed Nov 20, 2026, address changed Nov 19, 2026'],
    [changed(LONG_AGO, PHONE, { part: 'email', on: '2026-10-22' }), {}, 'pass: phone changed Nov 19, 2026'],
    [
      changed(LONG_AGO, PHONE, { part: 'email', on: '2026-10-23' }),
      {},
      'fail: phone changed Nov 19, 2026, e-mail changed Oct 23, 2026',
    ],
    [changed(LONG_AGO), YOUNG, 'pass: authority granted Nov 19, 2026'],
    [changed(LONG_AGO, EMAIL), YOUNG, 'fail: authority granted Nov 19, 2026, e-mail changed Nov 10, 2026'],
    [
      changed(LONG_AGO, EMAIL),
      UNKNOWN,
      'incomplete: e-mail changed Nov 10, 2026, since when its authority is active is not on record',
    ],
    [
      changed(LONG_AGO, EMAIL),
      { since: null, common: null },
      'incomplete: e-mail changed Nov 10, 2026, since when its authority is active is not on record',
    ],
    [
      changed(LONG_AGO, EMAIL),
      { since: null, common: 'N', contract: null },
      'incomplete: e-mail changed Nov 10, 2026, since when its authority is active is not on record',
    ],
    [
      changed(LONG_AGO, EMAIL),
      { since: null, common: 'N', contract: 'A' },
      'incomplete: e-mail changed Nov 10, 2026, since when its authority is active is not on record',
    ],
    [changed(LONG_AGO, EMAIL), NONE, 'pass: e-mail changed Nov 10, 2026'],
    [changed('2026-10-22'), {}, 'pass: unchanged since Oct 22, 2026'],
    [changed('2026-10-23'), {}, 'incomplete: history only from Oct 23, 2026'],
    [
      changed('2026-10-23', EMAIL, PHONE),
      {},
      'fail: phone changed Nov 19, 2026, e-mail changed Nov 10, 2026',
    ],
    [named(LONG_AGO, '2026-10-22'), {}, 'pass: unchanged since Oct 22, 2026'],
    [named(LONG_AGO, '2026-10-23'), {}, 'incomplete: history only from Oct 23, 2026'],
    [named('2026-10-22', LONG_AGO), {}, 'pass: unchanged since Oct 22, 2026'],
    [named(LONG_AGO, null, PHONE), {}, 'pass: phone changed Nov 19, 2026'],
    [named(LONG_AGO, LONG_AGO, OFFICER), {}, 'pass: officer changed Nov 19, 2026'],
    [
      named(LONG_AGO, LONG_AGO, OFFICER, EMAIL),
      {},
      'fail: officer changed Nov 19, 2026, e-mail changed Nov 10, 2026',
    ],
    [null, {}, 'incomplete: not on record'],
    [null, YOUNG, 'incomplete: not on record'],
  ])('with %j and %j: %s', (changes, authority, text) => {
    expect(findingText('no_changes_together_within_30_days', factsWith(changes, authority))).toBe(text)
  })
})

it.each<readonly [RuleType, RegisterChanges, readonly [row: string, passes: string]]>([
  [
    'contacts_unchanged_for_90_days',
    changed(LONG_AGO, ADDRESS),
    [
      'address changed Nov 19, 2026, needs 90 days unchanged',
      'Passes once its phone, e-mail and address are unchanged for 90 days.',
    ],
  ],
  [
    'contacts_unchanged_for_90_days',
    changed('2026-11-02'),
    [
      'history too short, needs 90 days unchanged',
      'Passes once its phone, e-mail and address are unchanged for 90 days.',
    ],
  ],
  [
    'officers_unchanged_for_90_days',
    named(LONG_AGO, LONG_AGO, OFFICER),
    [
      'officer changed Nov 19, 2026, needs 90 days unchanged',
      'Passes once its officers are unchanged for 90 days.',
    ],
  ],
  [
    'no_changes_together_within_30_days',
    changed(LONG_AGO, EMAIL, PHONE),
    [
      'phone and e-mail changed, needs at most 1 in 30 days',
      'Passes once at most one kind of change is of the last 30 days.',
    ],
  ],
])('the rule %s with %j reads %j in a row', (ruleType, changes, texts) => {
  const finding = findRule(ruleType, factsWith(changes), TODAY)
  const rule = { ruleType, result: finding.result, finding }
  expect([
    ruleFactText(rule, REASON_LENGTHS.row),
    passesWith(rule, { since: null, isActive: true }, TODAY),
  ]).toEqual(texts)
})

it('a file of the register that was not read doubts that nothing changed, and not that something did', () => {
  const unreadFiles = [{ source: 'Company Census File', why: 'late', asOf: '2026-11-02' }] as const
  const of = (ruleType: RuleType, ...all: RegisterChanges['all']) =>
    findRule(ruleType, { ...factsWith(changed(LONG_AGO, ...all)), unreadFiles }, TODAY).result
  expect(of('contacts_unchanged_for_90_days')).toBe('incomplete')
  expect(of('no_changes_together_within_30_days')).toBe('incomplete')
  expect(of('contacts_unchanged_for_90_days', PHONE)).toBe('fail')
  expect(of('no_changes_together_within_30_days', PHONE, EMAIL)).toBe('fail')
})
