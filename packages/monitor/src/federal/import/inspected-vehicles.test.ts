import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { importing } from './testing/import-files.ts'
import { vinOf } from '../../carriers/vehicles/vin-of.ts'

const [ONE, OTHER, ALONE] = [90_000_001, 90_000_002, 90_000_003]
const VIN = '1FUJGLDR9CSBK8632'
const TRAILER = '1GRAA06299B700001'

let testCompany: TestCompany
let north: TestBrowser
const ids: number[] = []
const { read, census, close } = importing(() => testCompany.database.db)

const TRUCK = { VIN: VIN.toLowerCase(), UNIT_MAKE: 'FRHT', UNIT_LICENSE: 'P100001', UNIT_LICENSE_STATE: 'TX' }
const rows = [
  { ...TRUCK, UNIQUE_ID: '1', INSP_DATE: '30-JAN-26', VIN2: TRAILER, UNIT_MAKE2: 'GRDN' },
  { ...TRUCK, UNIQUE_ID: '2', INSP_DATE: '02-FEB-25', VIN2: TRAILER },
  {
    ...TRUCK,
    UNIQUE_ID: '3',
    DOT_NUMBER: String(OTHER),
    INSP_DATE: '04-MAR-26',
    UNIT_LICENSE: 'R200002',
    UNIT_LICENSE_STATE: 'OK',
    // A placeholder that is no VIN, and no vehicle that two carriers could share.
    VIN2: '11111111111111111',
  },
  { UNIQUE_ID: '4', DOT_NUMBER: String(ALONE), VIN: '11111111111111111', VIN2: 'NOT READABLE' },
]

beforeAll(async () => {
  testCompany = await startTestCompany()
  await census([ONE, OTHER, ALONE])
  await read('sms-inspections', rows, { asOf: '2026-11-01' })
  north = await testCompany.as('north')
  for (const dot of [ONE, OTHER, ALONE]) {
    const [found] = (await body(`carriers?q[identifiers_value_eq]=${dot}`)) as readonly { id: number }[]
    ids.push(found?.id ?? 0)
  }
})
afterAll(async () => {
  await testCompany.close()
  close()
})

const body = async (path: string) => {
  const response = await north.fetch(path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return await response.json()
}

/** Every row from inspections, without database ids. */
const readStored = async () => ({
  vehicles: (
    await sql`select vin, make, unit_type, plate, plate_state, plate_as_of from vehicles order by vin`.execute(
      testCompany.database.db,
    )
  ).rows,
  runs: (
    await sql`select id, carrier_id, ${vinOf('t')} as vin, date, is_type from carrier_vehicles as t order by id`.execute(
      testCompany.database.db,
    )
  ).rows,
})

describe('two carriers whose inspections show one VIN', () => {
  it('are associated with each other', async () => {
    expect(await body(`carriers/${ids[0]}/associated_carriers`)).toMatchObject([
      { id: ids[1], associations: { vehicle_vin: 1 } },
    ])
    expect(await body(`carriers/${ids[1]}/associated_carriers`)).toMatchObject([{ id: ids[0] }])
  })

  it('are found with the vehicle, the last first, each with its newest day', async () => {
    expect(await body(`vehicles/${VIN}/by_vin`)).toMatchObject({
      vin: VIN,
      make: 'FRHT',
      unit_type: 11,
      plate: 'R200002',
      plate_state: 'OK',
      carriers: [
        { carrier: { id: ids[1] }, last_seen_on: '2026-03-04' },
        { carrier: { id: ids[0] }, last_seen_on: '2026-01-30' },
      ],
    })
  })
})

describe('an inspected vehicle of a carrier', () => {
  it('is listed once, with source, kind and newest day', async () => {
    expect(await body(`carriers/${ids[0]}/vehicles`)).toMatchObject([
      {
        vin: VIN,
        source: 'inspection',
        date: '2026-01-30',
        is_type: 'power_unit',
        power_unit_type: 'tractor',
      },
      {
        vin: TRAILER,
        source: 'inspection',
        date: '2026-01-30',
        is_type: 'trailer',
        trailer_type: 'Semi-trailer',
        power_unit_type: null,
        is_scheduled: null,
      },
    ])
  })

  it('is counted among its trucks', async () => {
    expect(await body(`carriers/${ids[0]}/power_unit_stats`)).toMatchObject({ inspected: 1, insured: null })
  })

  it('without a readable VIN is shown with the inspection alone', async () => {
    expect(await body(`carriers/${ids[2]}/vehicles`)).toEqual([])
    expect(await body(`carriers/${ids[2]}/inspections`)).toMatchObject([
      { units: [{ vin: '11111111111111111' }, { vin: 'NOT READABLE' }] },
    ])
  })

  it('has no location, as an inspection has a state and no ZIP', async () => {
    expect(await body(`carriers/${ids[0]}/historical_touches_by_five_zip_areas`)).toEqual({ areas: [] })
  })
})

describe('inspections that are read again', () => {
  it('change nothing, in whatever order and batches', async () => {
    const before = await readStored()
    expect(before.vehicles).toHaveLength(2)
    await read('sms-inspections', rows.toReversed(), { asOf: '2026-11-01', rowsPerBatch: 1 })
    await read('sms-inspections', rows, { asOf: '2026-11-02', rowsPerBatch: 10 })
    expect(await readStored()).toEqual(before)
  })

  it('of an earlier day do not replace a newer day and plate', async () => {
    const before = await readStored()
    await read(
      'sms-inspections',
      [{ ...TRUCK, UNIQUE_ID: '5', INSP_DATE: '01-JAN-25', UNIT_LICENSE: 'OLD1' }],
      {
        asOf: '2026-11-02',
      },
    )
    expect(await readStored()).toEqual(before)
  })

  it('of a later day update the existing row', async () => {
    const before = await readStored()
    await read('sms-inspections', [{ ...TRUCK, UNIQUE_ID: '6', INSP_DATE: '05-MAY-26' }], {
      asOf: '2026-11-02',
    })
    const after = await readStored()
    expect(after.runs).toHaveLength(before.runs.length)
    expect(after.vehicles).toContainEqual(
      expect.objectContaining({ vin: VIN, plate: 'P100001', plate_as_of: '2026-05-05' }),
    )
    expect(after.runs).toContainEqual(
      expect.objectContaining({ carrier_id: ids[0], vin: VIN, date: '2026-05-05' }),
    )
  })

  it.each([
    ['6', 0],
    ['UNKNOWN', 0],
    ['10', 1],
    ['14', 1],
  ])('with a unit of the type %s bring %i vehicles of the carrier', async (type, many) => {
    const vin = `3AKJGLDR${type.padStart(9, '0').replaceAll(/[IOQ]/g, 'X')}`
    await read('sms-inspections', [
      { UNIQUE_ID: `7${type.length}${many}${type.at(-1)?.charCodeAt(0)}`, VIN: vin, UNIT_TYPE_DESC: type },
    ])
    const found = await testCompany.database.db
      .selectFrom('carrier_vehicles')
      .select('id')
      .where(vinOf('carrier_vehicles'), '=', vin)
      .execute()
    expect(found).toHaveLength(many)
    expect(await body(`vehicles/${vin}/by_vin`)).toMatchObject({
      unit_type: many === 0 ? null : Number(type),
    })
  })
})
