import { aCarrierChange, arbitrary, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { ruleName } from '../rules/rule-name.ts'
import { RULE_TYPES } from '../rules/rule-types.ts'
import type { CarrierChange, ChangeState } from './carrier-change.ts'
import { changeText } from './change-text.ts'

const state = (
  status: string,
  day: ChangeState['day'] = null,
  amount: number | null = null,
): ChangeState => ({
  status,
  day,
  amount,
})

type Row = readonly [
  subject: CarrierChange['subject'],
  was: ChangeState | null,
  now: ChangeState | null,
  text: string,
]

describe('changeText', () => {
  it.each<Row>([
    ['verdict', state('pass'), state('fail'), 'Pass to Fail'],
    ['verdict', state('fail'), state('override'), 'Fail to Override'],
    ['verdict', state('on_hold'), state('incomplete'), 'on hold to Incomplete'],
    [
      'authority',
      state('active', '2016-05-02'),
      state('inactive'),
      'Authority inactive, was active since May 2, 2016',
    ],
    ['authority', null, state('active'), 'Authority active, was not on record'],
    [
      'authority',
      state('active', '2016-05-02'),
      state('revoked', '2026-11-03'),
      'Authority revoked Nov 3, 2026, was active since May 2, 2016',
    ],
    [
      'authority',
      state('active'),
      state('suspension_pending', '2026-12-14'),
      'Authority suspension pending Dec 14, 2026, was active',
    ],
    [
      'authority',
      state('end_pending', '2026-12-14'),
      state('inactive', '2026-12-14'),
      'Authority inactive since Dec 14, 2026, was end pending Dec 14, 2026',
    ],
    ['authority', state('active'), null, 'Authority not on record, was active'],
    [
      'authority',
      state('not_yet', '2026-11-03'),
      state('active', '2026-11-03'),
      'Authority granted Nov 3, 2026',
    ],
    [
      'authority',
      state('active', '2016-05-02'),
      state('active', '2026-11-03'),
      'Authority reinstated Nov 3, 2026, was active since May 2, 2016',
    ],
    ['authority', state('active'), state('under_review'), 'Authority under review, was active'],
    ['out_of_service', state('none'), state('in_force'), 'Out-of-service order in force'],
    ['out_of_service', state('in_force'), state('none'), 'Out-of-service order lifted'],
    ['bipd', state('ending', '2026-10-13', 1), state('ended', '2026-10-13'), 'BIPD expired Oct 13, 2026'],
    [
      'cargo',
      state('in_force', null, 1),
      state('ending', '2026-12-04', 1),
      'Cargo now ends Dec 4, 2026, had no end',
    ],
    ['cargo', null, state('ending', '2026-12-04', 1), 'Cargo ends Dec 4, 2026'],
    ['cargo', state('in_force', '2026-12-04', 1), state('ending', '2026-12-04', 1), 'Cargo ends Dec 4, 2026'],
    [
      'general_liability',
      state('in_force', '2027-03-01', 1),
      state('in_force', '2027-01-15', 1),
      'General liability now ends Jan 15, 2027, was Mar 1, 2027',
    ],
    [
      'bipd',
      state('in_force', '2027-03-01', 1_000_000),
      state('in_force', '2027-03-01', 500_000),
      'BIPD lowered to $500,000, was $1,000,000',
    ],
    ['bipd', state('in_force', null, 750_000), null, 'BIPD no longer on record, was in force'],
    [
      'bipd',
      state('in_force', '2027-03-01', 750_000),
      null,
      'BIPD no longer on record, was in force until Mar 1, 2027',
    ],
    [
      'bipd',
      state('in_force', '2027-03-01'),
      state('ended'),
      'BIPD no longer on record, was in force until Mar 1, 2027',
    ],
    ['bipd', state('ended'), state('in_force'), 'BIPD in force'],
    ['alert', null, state('identity_theft', '2026-11-20', 1), 'Identity alert: Identity theft'],
    [
      'alert',
      state('back_soliciting', '2026-10-20', 2),
      state('identity_theft', '2026-11-20', 3),
      'Identity alert: Identity theft, 3 in all',
    ],
    ['alert', null, state('new_kind', null, null), 'Identity alert: new kind'],
    ['alert', null, null, 'Identity alert'],
  ])('a change of %s from %j to %j reads "%s"', (subject, was, now, text) => {
    expect(changeText(aCarrierChange({ subject, was, now }))).toBe(text)
  })

  it('a change is one line of words and never names a rule', () => {
    holds([arbitrary.carrierChanges], change => {
      const text = changeText(change)
      expect(text).toMatch(/^\S.*\S$/)
      expect(text).not.toMatch(/_|undefined|null|NaN/)
      for (const ruleType of RULE_TYPES) expect(text).not.toContain(ruleName(ruleType))
    })
  })
})

it('a verdict of a carrier that was not assessed says so', () => {
  expect(changeText({ subject: 'verdict', was: null, now: state('fail') })).toBe('not assessed to Fail')
})
