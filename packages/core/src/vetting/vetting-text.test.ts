import { aLastDecision, someVettingTerms } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { LastDecision, VettingSettings } from './vetting.ts'
import type { VettingDue } from './vetting-due.ts'
import {
  lastDecidedText,
  nothingDueText,
  vettingChangeText,
  vettingLineText,
  vettingReasonText,
  vettingSettingsTexts,
} from './vetting-text.ts'

const NEVER: VettingDue = { code: 'never_decided', dueOn: null }
const LONG_AGO: VettingDue = {
  code: 'decided_long_ago',
  since: '2026-04-25',
  days: 210,
  dueOn: '2026-10-22',
}
const UNUSED: VettingDue = { code: 'not_used', since: '2026-11-20', days: 1, dueOn: '2026-11-21' }
const OLDER: VettingDue = { code: 'older_version', version: 2, inForce: 3, dueOn: '2026-11-01' }
const SOON: VettingDue = { code: 'not_due', dueOn: '2027-02-01' }
const OFF: VettingDue = { code: 'not_due', dueOn: null }

describe('re-vetting in words', () => {
  it.each([
    [NEVER, 'Never decided on'],
    [LONG_AGO, 'Last decided 210 days ago'],
    [UNUSED, 'Not used for 1 day'],
    [OLDER, 'Decided under version 2; version 3 is in force'],
    [{ ...OLDER, version: null } as const, 'Decided under no policy version; version 3 is in force'],
    [SOON, undefined],
  ])('the reason of %o', (due, text) => {
    expect(vettingReasonText(due)).toBe(text)
  })

  it.each<[LastDecision | null, VettingDue, string]>([
    [aLastDecision(), SOON, 'Last decided Nov 3, 2026 under version 3; due again Feb 1, 2027.'],
    [aLastDecision(), OFF, 'Last decided Nov 3, 2026 under version 3.'],
    [aLastDecision(), LONG_AGO, 'Last decided Nov 3, 2026 under version 3; due since Oct 22, 2026.'],
    [
      aLastDecision({ policyVersion: 2 }),
      UNUSED,
      'Last decided Nov 3, 2026 under version 2; version 3 is in force; not used for 1 day; due since Nov 21, 2026.',
    ],
    [null, NEVER, 'Never decided on; due now.'],
    [null, OFF, 'Never decided on.'],
  ])('the line of %o', (lastDecision, due, text) => {
    expect(vettingLineText({ lastDecision }, due, someVettingTerms())).toBe(text)
  })

  it('the last decision', () => {
    expect(lastDecidedText(aLastDecision(), 'sentence')).toBe('Nov 3, 2026 under version 3')
    expect(lastDecidedText(aLastDecision(), 'row')).toBe('Nov 3, 2026, version 3')
    expect(lastDecidedText(aLastDecision({ policyVersion: null }), 'row')).toBe('Nov 3, 2026')
    expect(lastDecidedText(null, 'row')).toBe('Never')
  })

  it('nothing is due, and what is next', () => {
    expect(nothingDueText({ legalName: 'HAULER 1' }, SOON)).toBe(
      'Nothing is due. Next: HAULER 1 on Feb 1, 2027.',
    )
    for (const due of [OFF, undefined])
      expect(nothingDueText({ legalName: 'HAULER 1' }, due)).toBe('Nothing is due.')
    expect(nothingDueText(null, SOON)).toBe('Nothing is due.')
  })

  it.each<[VettingSettings, readonly string[]]>([
    [
      { everyDays: 180, unusedDays: 1, afterNewVersion: true },
      [
        '180 days after the last decision.',
        'Before a carrier that was not used for 1 day is used again.',
        'When a new version of the policy is in force.',
      ],
    ],
    [{ everyDays: null, unusedDays: null, afterNewVersion: false }, ['Off: no carrier becomes due again.']],
  ])('the settings %o', (settings, texts) => {
    expect(vettingSettingsTexts(settings)).toEqual(texts)
  })

  it.each([
    [null, ['every_days 180'], 'days after a decision from off to 180'],
    [
      ['every_days 180', 'unused_days 90', 'after_new_version on'],
      ['every_days 90', 'unused_days 90'],
      'days after a decision from 180 to 90; after a new policy version from on to off',
    ],
    [['new_setting'], ['new_setting 2'], 'New setting from  to 2'],
    [null, null, 'no change'],
  ])('a change from %o to %o', (before, after, text) => {
    expect(vettingChangeText(before, after)).toBe(text)
  })
})
