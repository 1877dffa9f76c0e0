import { aBlockedConnection, aFinding, arbitrary, holds, foundCover } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { RulesAssessment } from '../rules/assessment.ts'
import { REASON_LENGTHS } from '../rules/verdict-reason.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierChange } from './carrier-change.ts'
import { changeText } from './change-text.ts'
import { shortConnection } from '../connection/connection.ts'
import { changeWithReason, stopOfChange, verdictOfChange } from './change-with-reason.ts'

const today = '2026-11-21' as CalendarDate
const state = (status: string): CarrierChange['now'] => ({ status, day: null, amount: null })
const turn = (now: string, subject: CarrierChange['subject'] = 'verdict') => ({
  subject,
  was: state('pass'),
  now: state(now),
})
const assessment = (result: 'pass' | 'fail'): RulesAssessment => ({
  findings: [aFinding({ ruleType: 'cargo_at_least_100000', result, value: foundCover(50_000) })],
  overrides: [],
  hidden: null,
})

const of = (rulesAssessment: RulesAssessment | null) => ({ connection: null, rulesAssessment })
const blocked = {
  ...of(assessment('pass')),
  connection: shortConnection(aBlockedConnection()),
}

it('a verdict that turned good is no good word for a blocked carrier', () => {
  expect(changeWithReason(turn('pass'), blocked, today, REASON_LENGTHS.row)).toBe(
    'Pass to Pass, but the carrier is set to Do not dispatch',
  )
  expect(verdictOfChange(turn('pass'), blocked, today)).toBeNull()
  expect(stopOfChange(turn('pass'), blocked)?.kind).toBe('do-not-dispatch')
  const order = turn('in_force', 'out_of_service')
  expect(stopOfChange(order, blocked)).toBeNull()
  expect(changeWithReason(order, blocked, today, REASON_LENGTHS.row)).toBe('Out-of-service order in force')
})

describe('changeWithReason', () => {
  it.each([
    [
      'a verdict that turned',
      turn('fail'),
      assessment('fail'),
      'Pass to Fail: cargo $50,000, needs $100,000',
    ],
    ['a verdict that has turned again since', turn('incomplete'), assessment('fail'), 'Pass to Incomplete'],
    ['a carrier that passes', turn('pass'), assessment('pass'), 'Pass to Pass'],
    ['a carrier that is not assessed', turn('fail'), null, 'Pass to Fail'],
    [
      'another change',
      turn('in_force', 'out_of_service'),
      assessment('fail'),
      'Out-of-service order in force',
    ],
  ])('%s has the reason of the verdict only while that is its verdict', (_, change, rules, text) => {
    expect(changeWithReason(change, of(rules), today, REASON_LENGTHS.row)).toBe(text)
  })

  it('a change with its reason begins with the change', () => {
    holds([arbitrary.carrierChanges], change => {
      const text = changeWithReason(change, change.carrier, today, REASON_LENGTHS.row)
      expect(text.startsWith(changeText(change))).toBe(true)
    })
  })
})

it.each([
  ['a verdict that turned', turn('fail'), assessment('fail'), 'Fail'],
  ['a verdict that has turned again since', turn('incomplete'), assessment('fail'), null],
  ['a carrier that is not assessed', turn('fail'), null, null],
  ['another change', turn('in_force', 'out_of_service'), assessment('fail'), null],
] as const)('%s names a verdict only while that is its verdict', (_, change, rules, verdict) => {
  expect(verdictOfChange(change, of(rules), today)).toBe(verdict)
})
