import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Areas, addAreas, addRun, addSchedule, addSightings } from '../../testing/movements.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
let areas: Areas
beforeAll(async () => {
  testCompany = await startTestCompany()
  areas = await addAreas(testCompany.database.db)
})
afterAll(() => testCompany.close())

const get = async (path: string, person: Parameters<TestCompany['as']>[0] = 'north') =>
  (await testCompany.as(person)).get(path)
const body = async <T>(path: string) => (await (await get(path)).json()) as T

const onEld = { source: 'eld', provider: 'Lanternlog', date: '2026-11-20' } as const
const onCertificate = { source: 'insurance_certificate' } as const

describe('ELD of a carrier', () => {
  beforeAll(async () => {
    const { db } = testCompany.database
    await addRun(db, { carrier_id: 1, vin: 'A', ...onEld })
    await addRun(db, { carrier_id: 1, vin: 'A', ...onCertificate })
    await addRun(db, { carrier_id: 1, vin: 'B', ...onEld })
    // On neither side: a trailer has no device, and a truck that has been silent for a season is none of the fleet.
    await addRun(db, { carrier_id: 1, vin: 'T', ...onCertificate, is_type: 'trailer' })
    await addRun(db, { carrier_id: 1, vin: 'S', ...onEld, date: '2026-08-22' })
    await addSchedule(db, 1, ['A', 'T'])
    await db
      .insertInto('carrier_eld_connections')
      .values([
        { carrier_id: 1, provider: 'Cabwise', has_valid_credentials: true, connected_on: '2026-01-01' },
        { carrier_id: 2, provider: null, has_valid_credentials: null, connected_on: null },
      ])
      .execute()
    await addRun(db, { carrier_id: 5, vin: 'Z', ...onEld })
    const run = await addRun(db, { carrier_id: 3, vin: 'R', ...onEld })
    await addSightings(db, { run, carrier_id: 3, source: 'eld' }, [
      [areas.dallas, '2026-11-20'],
      [areas.fortWorth, '2026-11-20'],
      [areas.atlanta, '2026-11-18'],
      [areas.atlanta, '2026-11-13'],
    ])
  })

  it('the ELD status compares the trucks of both sides and names the provider', async () => {
    expect(await body('carriers/1/eld_status')).toEqual({
      carrier_id: 1,
      status: 'eld_vins_not_on_coi',
      provider: 'Cabwise',
      has_valid_credentials: true,
    })
  })

  it('the ELD status is null without a certificate on record', async () => {
    expect(await body('carriers/2/eld_status')).toEqual({
      carrier_id: 2,
      status: null,
      provider: null,
      has_valid_credentials: null,
    })
  })

  it('the ELD status comes from reports alone, with their provider', async () => {
    expect(await body('carriers/5/eld_status')).toMatchObject({ status: null, provider: 'Lanternlog' })
  })

  it.each(['4', '99'])('the ELD status of carrier %s is not found', async id => {
    await refusedWithoutChange(testCompany, 404, () => get(`carriers/${id}/eld_status`))
  })

  it('ELD reports list each vehicle once a day, newest first, for a week', async () => {
    const { eld_carrier_vehicles: seen } = await body<{
      eld_carrier_vehicles: { seen_on: string; vin: string; is_on_certificate: boolean | null }[]
    }>('carriers/3/eld_carrier_vehicles')
    expect(seen.map(({ seen_on }) => seen_on)).toEqual(['2026-11-20', '2026-11-18'])
    expect(seen[0]).toMatchObject({ vin: 'R', provider: 'Lanternlog', is_on_certificate: null })
  })

  it('ELD reports show whether the certificate lists each vehicle', async () => {
    const { eld_carrier_vehicles: seen } = await body<{
      eld_carrier_vehicles: { vin: string; is_on_certificate: boolean | null }[]
    }>('carriers/1/eld_carrier_vehicles')
    expect(seen.map(({ vin, is_on_certificate }) => [vin, is_on_certificate])).toEqual([
      ['A', true],
      ['B', false],
    ])
  })

  it('ELD reports are empty without reports', async () => {
    expect(await body('carriers/2/eld_carrier_vehicles')).toEqual({ eld_carrier_vehicles: [] })
  })
})

describe('touches of a carrier', () => {
  interface Areas {
    readonly areas: readonly { name: string; zip: string; count: number; last_on: string }[]
  }

  beforeAll(async () => {
    const { db } = testCompany.database
    const run = await addRun(db, { carrier_id: 2, vin: 'V' })
    await addSightings(db, { run, carrier_id: 2 }, [
      [areas.dallas, '2026-11-20'],
      [areas.dallas, '2023-01-01'],
      [areas.fortWorth, '2026-11-10'],
      [areas.toronto, '2026-11-11'],
    ])
    await addSightings(db, { run, carrier_id: 2, source: 'eld' }, [
      [areas.dallas, '2026-11-21'],
      [areas.dallasNorth, '2026-11-12'],
      [areas.atlanta, '2026-05-05'],
    ])
  })

  it('areas recently verified by an ELD are newest first, and five-digit ZIPs only', async () => {
    const { areas: seen } = await body<Areas>('carriers/2/recently_visited_areas_verified_by_eld')
    expect(seen.map(({ zip, count, last_on }) => [zip, count, last_on])).toEqual([
      ['75202', 1, '2026-11-21'],
      ['75248', 1, '2026-11-12'],
    ])
  })

  it('historical areas are the others, so that both lists together count each touch once', async () => {
    const { areas: seen } = await body<Areas>('carriers/2/historical_touches_by_five_zip_areas')
    expect(seen.map(({ zip, count, last_on }) => [zip, count, last_on])).toEqual([
      ['75202', 2, '2026-11-20'],
      ['76102', 1, '2026-11-10'],
      ['30303', 1, '2026-05-05'],
    ])
    expect(seen[0]).toMatchObject({ name: 'Dallas, TX 75202' })
  })

  it('areas verified by an ELD become historical a month after the last report', async () => {
    testCompany.clock.move(31 * 86_400)
    try {
      expect(await body('carriers/2/recently_visited_areas_verified_by_eld')).toEqual({ areas: [] })
      const { areas: seen } = await body<Areas>('carriers/2/historical_touches_by_five_zip_areas')
      expect(seen.map(({ zip, count }) => [zip, count])).toEqual([
        ['75202', 3],
        ['75248', 1],
        ['76102', 1],
        ['30303', 1],
      ])
    } finally {
      testCompany.clock.move(-31 * 86_400)
    }
  })
})

describe('power units of a carrier', () => {
  it('power units are counted by source', async () => {
    const { db } = testCompany.database
    for (const [vin, date] of [
      ['I1', '2026-01-01'],
      ['I1', '2026-02-01'],
      ['I2', '2024-11-21'],
      ['I3', '2024-11-20'],
      [null, '2026-03-01'],
    ] as const)
      await addRun(db, { carrier_id: 1, vin, source: 'inspection', date })
    await addRun(db, {
      carrier_id: 1,
      vin: 'TR',
      source: 'inspection',
      is_type: 'trailer',
      date: '2026-01-01',
    })
    expect(await body('carriers/1/power_unit_stats')).toEqual({
      carrier_id: 1,
      reported: 0,
      inspected: 3,
      on_eld: 2,
      insured: 1,
    })
  })

  it('power units on ELD are zero, not null, when the devices are silent', async () => {
    expect(await body('carriers/2/power_unit_stats')).toEqual({
      carrier_id: 2,
      reported: null,
      inspected: null,
      on_eld: 0,
      insured: null,
    })
  })
})

const CALLS = [
  'vehicles',
  'eld_carrier_vehicles',
  'eld_status',
  'historical_touches_by_five_zip_areas',
  'recently_visited_areas_verified_by_eld',
  'power_unit_stats',
]

describe.each(CALLS)('carriers/:id/%s', call => {
  it.each(['watch', 'ended', 'trucker', 'new'] as const)(
    'carrier vehicle data is forbidden to %s',
    async person => {
      await refusedWithoutChange(testCompany, 403, () => get(`carriers/1/${call}`, person))
    },
  )
  it.each(['4', '99', '0', 'x'])('carrier vehicle data is not found for carrier %s', async id => {
    expect((await get(`carriers/${id}/${call}`)).status).toBe(404)
  })
  it('carrier vehicle data rejects an unknown parameter', async () => {
    expect((await get(`carriers/1/${call}?company_id=1`)).status).toBe(422)
  })
})
