import { anEldStatus } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { eldStatusFact, eldStatusText } from './eld-status-fact.ts'

it.each([
  ['no_vins_on_coi', 'No VINs on the certificate'],
  ['eld_vins_not_on_coi', 'ELD VINs are not on the certificate'],
  ['missing_vins_on_eld', 'Certificate VINs are missing on the ELD'],
  ['some_eld_vin_matches_on_coi', 'Only some ELD VINs are on the certificate'],
  ['no_eld_vin_matches_on_coi', 'No ELD VIN is on the certificate'],
  ['all_eld_vins_match_on_coi', 'All ELD VINs match on certificate'],
  ['eld_vin_checked', 'ELD VIN checked'],
  ['pending', 'Pending'],
  [null, 'not on record'],
])('the ELD status %s is %s', (status, text) => {
  expect(eldStatusText(status)).toBe(text)
})

it.each([
  [{ status: 'no_vins_on_coi' }, { text: 'No VINs on the certificate', tone: 'fail' }],
  [{ status: null }, { text: 'not on record', tone: 'unknown' }],
  [
    { hasValidCredentials: false },
    { text: 'All ELD VINs match on certificate', note: 'no valid ELD credentials', tone: 'incomplete' },
  ],
  [{}, { text: 'All ELD VINs match on certificate', note: 'by Samsara', tone: 'pass' }],
  [{ provider: null }, { text: 'All ELD VINs match on certificate', tone: 'pass' }],
] as const)('the ELD status %j is shown as %j', (some, fact) => {
  expect(eldStatusFact(anEldStatus(some), { acceptsMotiveCredentials: false })).toEqual(fact)
})
