import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openSeededDatabase, TEST_DAY } from '../../testing/test-database.ts'
import { eldStatusOf, readEldStatus, readEldVehicles } from './read-eld.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase('small')
})
afterAll(() => database.close())

describe('ELD status of the named carriers', () => {
  it.each([
    [2, 'all_vins_match', true],
    [3, 'eld_vins_not_on_coi', true],
    [4, 'no_vins_on_coi', true],
    [5, 'missing_vins_on_eld', true],
    [6, 'no_eld_vin_matches_on_coi', true],
    [7, 'some_eld_vin_matches_on_coi', true],
    [8, 'all_vins_match', false],
  ])('carrier %i has the ELD status %s', async (carrierId, status, isLetIn) => {
    expect(await readEldStatus(database.db, carrierId, TEST_DAY)).toMatchObject({
      carrier_id: carrierId,
      status,
      has_valid_credentials: isLetIn,
    })
    const seen = await readEldVehicles(database.db, carrierId, TEST_DAY)
    expect(new Set(seen.map(({ seen_on }) => seen_on)).size).toBeGreaterThanOrEqual(3)
  })

  it.each([9, 15])('carrier %i has no known logging devices', async carrierId => {
    expect(await readEldStatus(database.db, carrierId, TEST_DAY)).toBeUndefined()
  })
})

describe('ELD status', () => {
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
    'with %i trucks on both sides, %i on the ELD only and %i on the certificate only the ELD status is %s',
    (both, eld, certificate, status) => {
      const counts = { onBoth: both, onlyOnEld: eld, onlyOnCertificate: certificate }
      expect(eldStatusOf({ isCertificateKnown: true, ...counts })).toBe(status)
      expect(eldStatusOf({ isCertificateKnown: false, ...counts })).toBeNull()
    },
  )
})
