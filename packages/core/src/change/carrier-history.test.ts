import { aHistoryChange, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HISTORY_KINDS, historyText } from './carrier-history.ts'

describe('a change of a carrier as a sentence', () => {
  it.each([
    ['contact', 'phone', '+12145550142', null, 'Phone changed, was (214) 555-0142'],
    ['contact', 'phone', 'call Bob', null, 'Phone changed, was call Bob'],
    ['contact', 'phone', '-', null, 'Phone changed, was -'],
    ['contact', 'legal_name', 'EAGLE LLC', 'EAGLE INC', 'Name: EAGLE INC, was EAGLE LLC'],
    ['verdict', 'verdict', 'pass', 'fail', 'Verdict: Fail, was pass'],
    ['authority', 'common', 'A', 'I', 'Common authority: Inactive, was Active'],
    ['authority', 'common', null, 'granted', 'Common authority: Granted'],
    ['authority', 'common', null, 'involuntary', 'Common authority: Revoked by FMCSA'],
    ['authority', 'common', null, 'voluntary', 'Common authority: Given up by the carrier'],
    ['authority', 'status_code', 'A', 'I', 'Registration: Inactive, was Active'],
    ['insurance', 'cargo_began', null, '100000', 'Cargo policy began, $100,000'],
    ['insurance', 'bipd_began', null, null, 'BIPD policy began'],
    ['insurance', 'cargo_ended', '100000', null, 'Cargo policy ended, $100,000'],
    ['insurance', 'cargo_amount', '100000', '50000', 'Cargo: $50,000, was $100,000'],
    ['insurance', 'bipd_cancelled_on', '2026-12-01', null, 'BIPD cancellation changed, was Dec 1, 2026'],
    ['insurance', 'surety', null, 'posted', 'Surety: Posted'],
    ['safety', 'out_of_service', 'false', 'true', 'Out-of-service order: In force, was none'],
    [
      'override',
      'cargo_at_least_100000',
      null,
      '2027-01-31',
      'Cargo at least 100,000 overridden until Jan 31, 2027',
    ],
    [
      'override',
      'cargo_at_least_100000',
      null,
      '2080-01-01',
      'Cargo at least 100,000 overridden until further notice',
    ],
    ['override', 'cargo_at_least_100000', null, null, 'Cargo at least 100,000 overridden'],
    ['connection', 'status', 'needs_to_onboard', 'onboarded', 'Connection: Onboarded, was Needs to onboard'],
    ['override', 'cargo_at_least_100000', 'true', 'false', 'Cargo at least 100,000 override ended'],
    ['override', 'cargo_at_least_100000', 'false', 'true', 'Cargo at least 100,000 override in force again'],
    ['override', 'cargo_at_least_100000', null, 'expired', 'Cargo at least 100,000 override expired'],
    ['connection', 'is_dismissed', 'false', 'true', 'Connection dismissed'],
    ['connection', 'is_dismissed', 'true', 'false', 'Connection restored'],
    ['connection', 'hold', 'false', 'true', 'Put on hold'],
    ['connection', 'hold', 'true', 'false', 'Hold released'],
    ['contact', 'phone', '+12145550142', '+12145550188', 'Phone: (214) 555-0188, was (214) 555-0142'],
    ['connection', 'packet', null, 'sent', 'Onboarding packet: Sent'],
    ['alert', 'identity_theft', null, 'published', 'Identity alert: Identity theft'],
    ['alert', 'new_kind', null, 'published', 'Identity alert: new kind'],
    [
      'contact',
      'email',
      'old@wren.example',
      'office@wren.example',
      'E-mail: office@wren.example, was old@wren.example',
    ],
    ['safety', 'new_measure', null, null, 'New measure changed'],
    ['safety', 'constructor', null, 'toString', 'Constructor: ToString'],
  ] as const)('%s %s from %j to %j: %s', (kind, subject, was, now, text) => {
    expect(historyText(aHistoryChange({ kind, subject, was, now }))).toBe(text)
  })

  it('is never empty', () => {
    const values = fc.option(fc.string())
    holds([fc.constantFrom(...HISTORY_KINDS), fc.string(), values, values], (kind, subject, was, now) => {
      expect(historyText(aHistoryChange({ kind, subject, was, now }))).not.toBe('')
    })
  })
})
