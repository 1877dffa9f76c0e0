import { anEldStatus } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { eldCertificate, hasEldCredentials } from './eld-certificate.ts'
import { FAILING_ELD_STATUSES } from './eld-status.ts'

const off = { acceptsMotiveCredentials: false }
const on = { acceptsMotiveCredentials: true }

it.each([
  ['Samsara', true, off, true],
  ['Samsara', false, off, false],
  ['Samsara', null, off, null],
  ['Samsara', false, on, false],
  ['Motive', false, off, false],
  ['Motive', null, off, null],
  ['Motive', false, on, true],
  ['Motive', null, on, true],
  ['MOTIVE', false, on, true],
  ['Keep Truckin', false, on, true],
  ['KeepTruckin', null, on, true],
  ['Motive Two', false, on, false],
  [null, null, on, null],
  [null, true, on, true],
])('credentials of %s, valid %s, with %j are %s', (provider, hasValidCredentials, settings, valid) => {
  expect(hasEldCredentials({ provider, hasValidCredentials }, settings)).toBe(valid)
})

it.each([
  [{ status: null }, 'not-on-record'],
  [{ status: null, hasValidCredentials: false }, 'not-on-record'],
  [{}, 'certified'],
  [{ hasValidCredentials: false }, 'no-credentials'],
  [{ hasValidCredentials: null }, 'no-credentials'],
  [{ hasValidCredentials: null, provider: 'Motive' }, 'no-credentials'],
])('the certificate with %j is %s', (some, certificate) => {
  expect(eldCertificate(anEldStatus(some), off)).toBe(certificate)
})

it.each(FAILING_ELD_STATUSES)('the certificate fails with %s, whatever the credentials', status => {
  for (const hasValidCredentials of [true, false, null])
    expect(eldCertificate(anEldStatus({ status, hasValidCredentials, provider: 'Motive' }), on)).toBe(
      'failing',
    )
})

it('the certificate of the named provider is given while the setting is on', () => {
  const status = anEldStatus({ provider: 'Motive', hasValidCredentials: false })
  expect(eldCertificate(status, on)).toBe('certified')
  expect(eldCertificate(status, off)).toBe('no-credentials')
})
