import { describe, expect, it } from 'vitest'
import { eldStatusOf } from './eld-status.ts'

describe('the status of logging devices', () => {
  it.each([
    [0, 0, 0, 'no_vins_on_coi'],
    [0, 3, 0, 'no_vins_on_coi'],
    [0, 0, 2, 'missing_vins_on_eld'],
    [0, 1, 2, 'no_eld_vin_matches_on_coi'],
    [1, 1, 1, 'some_eld_vin_matches_on_coi'],
    [2, 1, 0, 'eld_vins_not_on_coi'],
    [2, 0, 1, 'missing_vins_on_eld'],
    [2, 0, 0, 'all_vins_match'],
  ])(
    'with %i trucks on both sides, %i on the ELD and %i on the certificate only is %s',
    (both, eld, certificate, status) => {
      const counts = { onBoth: both, onlyOnEld: eld, onlyOnCertificate: certificate }
      expect(eldStatusOf({ isCertificateKnown: true, ...counts })).toBe(status)
      expect(eldStatusOf({ isCertificateKnown: false, ...counts })).toBeNull()
    },
  )
})
