import { anOwnCheck, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  checkKindOfRule,
  decidingCheck,
  hasOwnChecks,
  OWN_CHECK_KINDS,
  OWN_CHECK_LABELS,
  RECORDED_CHECK_KINDS,
  suggestedCheckKind,
} from './own-check.ts'

const withdrawal = { at: '2026-11-20T08:00:00.000Z', userName: 'Ruth Alder', reason: 'Another yard.' }

it('every kind of check has a label', () =>
  expect(OWN_CHECK_KINDS.map(kind => OWN_CHECK_LABELS[kind])).toEqual([
    'Physical location',
    'State registration',
    'W-9 against EIN',
    'References called',
    'Identifier entered by hand',
    'Code read from its e-mail',
  ]))

it('a person records every kind of check but a code that was read back', () =>
  expect(OWN_CHECK_KINDS.filter(kind => !RECORDED_CHECK_KINDS.some(recorded => recorded === kind))).toEqual([
    'email_code',
  ]))

it('two rules are decided by a check', () => {
  expect(checkKindOfRule('verified_physical_location_activity')).toBe('physical_location')
  expect(checkKindOfRule('verified_manually_entered_identifier')).toBe('manual_identifier')
  expect(checkKindOfRule('cargo_at_least_100000')).toBeUndefined()
})

it('a company can check by itself where the monitor keeps such checks and the plan has rules', () => {
  const none = { isVerified: null, verifiedOn: null } as const
  const checks = (own?: null) => ({ checks: { physicalLocation: { ...none, own }, typedIdentifier: none } })
  expect(hasOwnChecks(checks(null))).toBe(true)
  expect(hasOwnChecks(checks())).toBe(false)
  expect(hasOwnChecks({ checks: null })).toBe(false)
})

it('the check to begin with is that of the first rule that waits for one', () => {
  const location = { ruleType: 'verified_physical_location_activity', label: 'Pass' } as const
  const identifier = { ruleType: 'verified_manually_entered_identifier', label: 'Incomplete' } as const
  const cargo = { ruleType: 'cargo_at_least_100000', label: 'Fail' } as const
  expect(suggestedCheckKind([cargo, location, identifier])).toBe('manual_identifier')
  expect(suggestedCheckKind([cargo, location])).toBeNull()
})

it('the check of the newest day decides, of one day the one recorded last', () => {
  const checks = [
    anOwnCheck({ id: id(1), checkedOn: '2026-11-02' }),
    anOwnCheck({ id: id(2), checkedOn: '2026-11-02' }),
    anOwnCheck({ id: id(3), checkedOn: '2026-10-30' }),
    anOwnCheck({ id: id(4), checkedOn: '2026-11-20', kind: 'references' }),
  ]
  expect(decidingCheck(checks, 'physical_location')?.id).toBe(2)
  expect(decidingCheck(checks.toReversed(), 'physical_location')?.id).toBe(2)
  expect(decidingCheck(checks, 'tax_id')).toBeUndefined()
})

it('a check that was taken back decides only to be named, where there is no other', () => {
  const newer = anOwnCheck({ id: id(2), checkedOn: '2026-11-19', withdrawal })
  expect(decidingCheck([newer, anOwnCheck({ id: id(1) })], 'physical_location')?.id).toBe(1)
  expect(decidingCheck([newer], 'physical_location')?.id).toBe(2)
})
