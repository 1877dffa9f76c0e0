import { expect, it } from 'vitest'
import { draftFromAddress, draftInAddress } from './draft-address.ts'
import type { TypedRules } from './rule-draft.ts'

it('a draft is written into an address by rule, and read back', () => {
  const typed: TypedRules = {
    bipd_at_least_750000: { mode: 'required', text: '$850,000' },
    cargo_at_least_100000: { mode: 'off', text: '100,000' },
    active_operating_status: { mode: 'off', text: '' },
    verified_physical_location_activity: { mode: 'required', text: '' },
    authority_age_at_least_3_months: { mode: 'notify', text: '12' },
    verified_manually_entered_identifier: { mode: 'notify', text: '' },
  }
  const part = draftInAddress(typed)
  expect(part).toEqual({
    bipd_at_least_750000: '850000',
    cargo_at_least_100000: 'off',
    active_operating_status: 'off',
    verified_physical_location_activity: 'on',
    authority_age_at_least_3_months: 'notify-12',
    verified_manually_entered_identifier: 'notify-on',
  })
  expect(draftFromAddress(part)).toEqual({
    ...typed,
    bipd_at_least_750000: { mode: 'required', text: '850,000' },
  })
})

it('a number that cannot be used is not written', () => {
  expect(draftInAddress({ bipd_at_least_750000: { mode: 'required', text: 'lots' } })).toEqual({})
})

it.each([
  [undefined],
  [null],
  ['off'],
  [{ bipd_at_least_750000: '0' }],
  [{ bipd_at_least_750000: ['1', '2'] }],
  [{ bipd_at_least_750000: 'on' }],
  [{ active_operating_status: '3' }],
  [{ active_operating_status: 'notify-off' }],
  [{ bipd_at_least_750000: 'notify-' }],
  [{ no_such_rule: 'off', constructor: 'off' }],
])('the part %j of an address is no draft', part => {
  expect(draftFromAddress(part)).toEqual({})
})
