import { expect, it } from 'vitest'
import type { OwnVerification, Verification } from '../carrier.ts'
import { decidingVerification, type DecidingVerification } from './deciding-verification.ts'

const TODAY = '2026-11-29'
const on = '2026-11-02'
const yes: OwnVerification = { isVerified: true, checkedOn: on, expiresOn: '2027-11-02', isWithdrawn: false }
const no: OwnVerification = { ...yes, isVerified: false, expiresOn: null }
const NOTHING = { isVerified: null, verifiedOn: null } as const
const seen = (verifiedOn: Verification['verifiedOn'], isVerified = true) => ({ isVerified, verifiedOn })

const own = (isVerified: boolean): DecidingVerification => ({ isOwn: true, isVerified, on, lapsed: null })
const lapsed = (how: 'ended' | 'withdrawn'): DecidingVerification => ({
  isOwn: true,
  isVerified: null,
  on,
  lapsed: { how, on },
})
const recorded = ({ isVerified, verifiedOn }: Verification): DecidingVerification => ({
  isOwn: false,
  isVerified,
  on: verifiedOn,
  lapsed: null,
})

it.each<readonly [string, Verification, DecidingVerification]>([
  ['nothing was checked', NOTHING, recorded(NOTHING)],
  ['the company made no check', { ...seen(on), own: null }, recorded(seen(on))],
  ['a check counts', { ...NOTHING, own: yes }, own(true)],
  ['a check counts on its last day', { ...NOTHING, own: { ...yes, expiresOn: TODAY } }, own(true)],
  ['a check found nothing', { ...NOTHING, own: no }, own(false)],
  ['a check ended', { ...NOTHING, own: { ...yes, expiresOn: '2026-11-28' } }, lapsed('ended')],
  ['a check was taken back', { ...NOTHING, own: { ...yes, isWithdrawn: true } }, lapsed('withdrawn')],
  ['a check of tomorrow', { ...NOTHING, own: { ...yes, checkedOn: '2026-11-30' } }, recorded(NOTHING)],
  [
    'a check ended beside a record',
    { ...seen('2026-01-02'), own: { ...yes, expiresOn: '2026-11-28' } },
    recorded(seen('2026-01-02')),
  ],
  ['a check that found nothing, beside a newer record', { ...seen(TODAY), own: no }, own(false)],
  ['a check beside an older no', { ...seen('2026-11-01', false), own: yes }, own(true)],
  ['a check beside a no of its day', { ...seen(on, false), own: yes }, recorded(seen(on, false))],
  ['a check beside a no without a day', { ...seen(null, false), own: yes }, recorded(seen(null, false))],
  ['a check beside a newer yes', { ...seen(TODAY), own: yes }, own(true)],
])('%s', (_, verification, deciding) => {
  expect(decidingVerification(verification, TODAY)).toEqual(deciding)
})
