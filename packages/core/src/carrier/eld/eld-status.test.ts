import { anEldStatus } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { Refusal } from '../../shared/refusal.ts'
import { eldStatusAnswer, FAILING_ELD_STATUSES, isFailingEldStatus } from './eld-status.ts'

it('an ELD status fails with one of five values', () => {
  expect(FAILING_ELD_STATUSES).toEqual([
    'no_vins_on_coi',
    'eld_vins_not_on_coi',
    'missing_vins_on_eld',
    'some_eld_vin_matches_on_coi',
    'no_eld_vin_matches_on_coi',
  ])
  expect(FAILING_ELD_STATUSES.every(isFailingEldStatus)).toBe(true)
})

it.each(['all_eld_vins_match_on_coi', 'NO_VINS_ON_COI', '', null])(
  'the ELD status %s does not fail',
  status => {
    expect(isFailingEldStatus(status)).toBe(false)
  },
)

it('a not-found response is an empty ELD status, not a refusal', () => {
  expect(eldStatusAnswer({ ok: false, refusal: { kind: 'not-found', requestId: 'r1' } })).toEqual({
    ok: true,
    value: { carrierId: null, status: null, provider: null, hasValidCredentials: null },
  })
})

it('any other ELD response is returned unchanged', () => {
  const outcome = { ok: true, value: anEldStatus() } as const
  expect(eldStatusAnswer(outcome)).toBe(outcome)
  const refusal: Refusal = { kind: 'forbidden', message: null, requestId: null }
  const refused = { ok: false, refusal } as const
  expect(eldStatusAnswer(refused)).toBe(refused)
})
