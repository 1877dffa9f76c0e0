import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addLoad } from '../../testing/freight.ts'
import {
  type Areas,
  addAreas,
  addInspection,
  addRun,
  addSchedule,
  addSightings,
} from '../../testing/movements.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

const VIN = '1FUJHHDR0XLNM1234'
const LONG_AGO = '2024-11-20'

let testCompany: TestCompany
let areas: Areas
let vehicle: number
let run: number
let still: number
let hidden: number
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  areas = await addAreas(db)
  const made = await db
    .insertInto('vehicles')
    .values({
      vin: VIN,
      make: 'Kenworth',
      model: JSON.stringify(['T680', 2021]),
      unit_type: 11,
      plate: 'P1',
      plate_state: 'TX',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  vehicle = made.id
  const known = { vehicle_id: vehicle, vin: VIN }
  run = await addRun(db, { carrier_id: 1, ...known, date: '2026-11-01', source: 'eld' })
  await addRun(db, {
    carrier_id: 1,
    ...known,
    date: '2026-11-03',
    source: 'insurance_certificate',
  })
  await addRun(db, { carrier_id: 2, ...known, date: '2026-11-02' })
  hidden = await addRun(db, { carrier_id: 4, ...known, date: '2026-11-05' })
  still = await addRun(db, {
    carrier_id: 1,
    is_type: 'trailer',
    trailer_type: 'reefer',
    vin: '1GRAA06299B700001',
    date: '2026-10-01',
  })
  await addRun(db, {
    carrier_id: 1,
    is_type: 'trailer',
    trailer_type: null,
    date: '2026-10-01',
    source: 'inspection',
  })
  await addRun(db, { carrier_id: 1, is_type: 'trailer', trailer_type: 'Zebra box', date: '2026-10-01' })
  await addRun(db, { carrier_id: 1, is_type: 'trailer', trailer_type: 'lowboy', date: '2026-09-01' })
  await addRun(db, { carrier_id: 1, power_unit_type: 'hotshot', date: LONG_AGO })
  await addSightings(
    db,
    { run, carrier_id: 1, source: 'eld' },
    Array.from({ length: 7 }, (_, at) => [areas.dallas, `2026-10-0${at + 1}`] as const),
  )
  await db.updateTable('companies').set({ hide_vehicle_search: true }).where('id', '=', 2).execute()
})
afterAll(() => testCompany.close())

const get = async (path: string, person: Parameters<TestCompany['as']>[0] = 'north') =>
  (await testCompany.as(person)).get(path)
const rows = async (path: string) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as {
    id: number
    date: string
    trailer_type: string | null
    carrier_id: number
  }[]
}

describe("a carrier's vehicles", () => {
  it('vehicles of a carrier are those of two years, power units first, then by trailer type, null last', async () => {
    const listed = await rows('carriers/1/vehicles')
    expect(listed.map(({ date, trailer_type }) => [trailer_type, date])).toEqual([
      [null, '2026-11-03'],
      [null, '2026-11-01'],
      ['Zebra box', '2026-10-01'],
      ['lowboy', '2026-09-01'],
      ['reefer', '2026-10-01'],
      [null, '2026-10-01'],
    ])
  })

  it('vehicles of a carrier are counted over all pages', async () => {
    const id = await addSchedule(testCompany.database.db, 1, [VIN])
    try {
      const { headers } = await get('carriers/1/vehicles?per_page=1')
      expect(headers.get('scheduledvehiclecount')).toBe('2')
      expect(headers.get('nonscheduledvehiclecount')).toBe('4')
      expect([headers.get('totalitems'), headers.get('totalpages')]).toEqual(['6', '6'])
    } finally {
      await testCompany.database.db.deleteFrom('carrier_insurances').where('id', '=', id).execute()
    }
  })

  describe('vehicles scheduled by the policies in force', () => {
    const listedBy = async (
      vins: readonly string[],
      change: Parameters<typeof addSchedule>[3] = {},
      others?: typeof change,
    ) => {
      const { db } = testCompany.database
      const added = [await addSchedule(db, 1, [...vins], change)]
      if (others !== undefined) added.push(await addSchedule(db, 1, ['1GRAA06299B700001'], others))
      try {
        const listed = await get(`carriers/1/vehicles?q[date_gteq]=2026-10-01`)
        const found = (await listed.json()) as { id: number; is_scheduled: boolean | null }[]
        const searched = (await (await get('carrier_vehicles?q[carrier_id_eq]=1')).json()) as typeof found
        const of = (rows: typeof found) =>
          [run, still].map(id => rows.find(row => row.id === id)?.is_scheduled)
        expect(of(searched)).toEqual(of(found))
        const counts = ['scheduledvehiclecount', 'nonscheduledvehiclecount'].map(name =>
          listed.headers.get(name),
        )
        expect(counts).toEqual(
          [true, false].map(is => String(found.filter(row => row.is_scheduled === is).length)),
        )
        return of(found)
      } finally {
        await db.deleteFrom('carrier_insurances').where('id', 'in', added).execute()
      }
    }

    it.each([
      ['the one that is named and not the other', [VIN], {}, [true, false]],
      ['none, where a list names none', [], {}, [false, false]],
      ['as the agent typed it', [` ${VIN.toLowerCase()} `], {}, [true, false]],
      ['on its last day', [VIN], { expires_on: '2026-11-21' }, [true, false]],
      ['before notice of a cancellation comes true', [VIN], { cancelled_on: '2026-11-22' }, [true, false]],
      ['by none that has ended', [VIN], { expires_on: '2026-11-20' }, [null, null]],
      ['by none that is cancelled', [VIN], { cancelled_on: '2026-11-21' }, [null, null]],
      ['by none that has not begun', [VIN], { effective_on: '2026-11-22' }, [null, null]],
      ['by none that no one has confirmed', [VIN], { is_pending: true }, [null, null]],
      ['by no excess cover', [VIN], { is_primary: false }, [null, null]],
      ['by no cover of cargo', [VIN], { kind: 'cargo' as const }, [null, null]],
      ['by no other carrier', [VIN], { carrier_id: 2 }, [null, null]],
    ])('a vehicle list of a policy: %s', async (_, vins, change, expected) => {
      expect(await listedBy(vins, change)).toEqual(expected)
    })

    it('a vehicle list counts from either of two policies', async () => {
      expect(await listedBy([VIN], {}, {})).toEqual([true, true])
      expect(await listedBy([VIN], {}, { expires_on: '2026-11-20' })).toEqual([true, false])
    })

    it('a vehicle list counts until the last day of its policy', async () => {
      const id = await addSchedule(testCompany.database.db, 1, [VIN], { expires_on: '2026-11-21' })
      try {
        expect((await get('carriers/1/vehicles')).headers.get('scheduledvehiclecount')).toBe('2')
        testCompany.clock.move(86_400)
        expect((await get('carriers/1/vehicles')).headers.get('scheduledvehiclecount')).toBe('0')
      } finally {
        testCompany.clock.move(-86_400)
        await testCompany.database.db.deleteFrom('carrier_insurances').where('id', '=', id).execute()
      }
    })
  })

  it('vehicles of a carrier are listed from the requested day on', async () => {
    expect(await rows(`carriers/1/vehicles?q[date_gteq]=${LONG_AGO}`)).toHaveLength(7)
    expect(await rows('carriers/1/vehicles?q[date_gteq]=2026-11-02')).toHaveLength(1)
  })

  it.each([
    ['is_type_eq=trailer', 4],
    ['trailer_type_eq=reefer', 1],
    ['power_unit_type_eq=tractor', 2],
    ['source_eq=eld', 1],
    ['is_type_eq=trailer&q[source_eq]=inspection', 1],
    ['trailer_type_eq=nothing', 0],
    ['trailer_type_eq=reefer&q[is_type_eq]=power_unit', 0],
    ['trailer_type_eq=reefer&q[power_unit_type_eq]=tractor', 0],
    ['power_unit_type_eq=tractor&q[is_type_eq]=trailer', 0],
    ['power_unit_type_eq=tractor&q[is_type_eq]=power_unit', 2],
  ])('vehicles of a carrier are filtered by %s to %i', async (filter, many) => {
    expect(await rows(`carriers/1/vehicles?q[${filter.replace('=', ']=')}`)).toHaveLength(many)
  })

  it('vehicles of a carrier accept only their fixed order', async () => {
    const sort = 'q[s][]=is_type asc&q[s][]=trailer_type asc&q[s][]=date desc'
    expect(await rows(`carriers/1/vehicles?${sort}`)).toHaveLength(6)
  })

  it.each(['4', '99', 'x'])('vehicles of carrier %s are not found', async id => {
    expect((await get(`carriers/${id}/vehicles`)).status).toBe(404)
  })

  it('a carrier without known vehicles has an empty list', async () => {
    const response = await get('carriers/5/vehicles')
    expect(await response.json()).toEqual([])
    expect(response.headers.get('scheduledvehiclecount')).toBe('0')
  })
})

describe('vehicles of all carriers', () => {
  it('vehicles are listed newest first, without those of an unfindable carrier', async () => {
    const listed = await rows('carrier_vehicles?q[s]=date desc')
    expect(listed.slice(0, 3).map(({ date, carrier_id }) => [date, carrier_id])).toEqual([
      ['2026-11-03', 1],
      ['2026-11-02', 2],
      ['2026-11-01', 1],
    ])
    expect(listed.map(({ id }) => id)).not.toContain(hidden)
  })

  it.each([
    ['q[carrier_id_eq]=2', 1],
    ['q[carrier_id_eq]=4', 0],
    ['q[carrier_id_eq]=99', 0],
    ['q[source_eq]=eld', 1],
    ['q[trailer_type_eq]=reefer&q[carrier_id_eq]=1', 1],
  ])('vehicles are filtered by %s to %i', async (filter, many) => {
    expect(await rows(`carrier_vehicles?${filter}`)).toHaveLength(many)
  })

  it('vehicles are counted up to 5,000, each on one page', async () => {
    const { db } = testCompany.database
    await sql`insert into carrier_vehicles (carrier_id, is_type, source, date)
      select 5, 'trailer', 'load', date '2020-01-01' + at % 9 from generate_series(1, 5100) as at`.execute(db)
    try {
      const first = await get('carrier_vehicles?q[carrier_id_eq]=5')
      expect([first.headers.get('totalitems'), first.headers.get('totalpages')]).toEqual(['5000', '100'])
      const last = await rows('carrier_vehicles?q[carrier_id_eq]=5&page=100')
      const next = await rows('carrier_vehicles?q[carrier_id_eq]=5&page=99')
      expect(new Set([...last, ...next].map(({ id }) => id)).size).toBe(100)
      expect(await rows('carrier_vehicles?q[carrier_id_eq]=5&page=101')).toEqual([])
    } finally {
      await sql`delete from carrier_vehicles where carrier_id = 5`.execute(db)
    }
  })
})

const sighting = (source: string, first_seen_on: string, last_seen_on: string) => ({
  carrier_vehicle_id: expect.any(Number),
  source,
  unit_number: null,
  provider: null,
  first_seen_on,
  last_seen_on,
})

describe('vehicle details', () => {
  it('a vehicle has its findable carriers, the most recent first', async () => {
    expect(await (await get(`vehicles/${vehicle}`)).json()).toEqual({
      id: vehicle,
      vin: VIN,
      make: 'Kenworth',
      model: 'T680',
      model_year: 2021,
      unit_type: 11,
      plate: 'P1',
      plate_state: 'TX',
      carriers: [
        {
          carrier: expect.objectContaining({ id: 1, rules_assessment: expect.anything() }),
          first_seen_on: '2026-10-01',
          last_seen_on: '2026-11-03',
          schedule: { is_scheduled: null, listed_vins: null, until: null },
          sightings: [
            sighting('insurance_certificate', '2026-11-03', '2026-11-03'),
            sighting('eld', '2026-10-01', '2026-11-01'),
          ],
        },
        {
          carrier: expect.objectContaining({ id: 2 }),
          first_seen_on: '2026-11-02',
          last_seen_on: '2026-11-02',
          schedule: { is_scheduled: null, listed_vins: null, until: null },
          sightings: [sighting('load', '2026-11-02', '2026-11-02')],
        },
      ],
    })
  })

  it('a vehicle is seen by inspections since the first that names its VIN in any spelling', async () => {
    const { db } = testCompany.database
    const seen = await addRun(db, {
      carrier_id: 2,
      vehicle_id: vehicle,
      vin: VIN,
      source: 'inspection',
      date: '2026-06-01',
    })
    await addInspection(db, 2, '2025-12-24', '1fujhhdr0-xlnm 1234')
    await addInspection(db, 2, '2025-01-02', '1FUJHHDR0XLNM9999')
    await addInspection(db, 1, '2025-01-01', VIN)
    try {
      const { carriers } = (await (await get(`vehicles/${vehicle}`)).json()) as {
        carriers: { first_seen_on: string }[]
      }
      expect(carriers.map(({ first_seen_on }) => first_seen_on)).toEqual(['2026-10-01', '2025-12-24'])
    } finally {
      await db.deleteFrom('inspections').where('report_number', 'like', 'V-%').execute()
      await db.deleteFrom('carrier_vehicles').where('id', '=', seen).execute()
    }
  })

  it.each([
    ['named by a list', [[VIN, 'X'], ['Y']], [{ expires_on: '2027-03-04' }, {}], [true, 3, '2027-03-04']],
    [
      'not named',
      [['X']],
      [{ expires_on: '2027-03-04', cancelled_on: '2027-02-01' }],
      [false, 1, '2027-01-31'],
    ],
    ['not named by an empty list', [[]], [{}], [false, 0, null]],
    ['not named by one that has ended', [[VIN]], [{ expires_on: '2026-11-20' }], [null, null, null]],
  ] as const)('a vehicle has the schedule: %s', async (_, lists, changes, expected) => {
    const { db } = testCompany.database
    const added: number[] = []
    for (const [at, vins] of lists.entries()) added.push(await addSchedule(db, 1, [...vins], changes[at]))
    try {
      const reported = (await (await get(`vehicles/${vehicle}`)).json()) as {
        carriers: { schedule: { is_scheduled: boolean; listed_vins: number; until: string } }[]
      }
      const { is_scheduled, listed_vins, until } = reported.carriers[0]?.schedule ?? {}
      expect([is_scheduled, listed_vins, until]).toEqual(expected)
      expect(reported.carriers[1]?.schedule.is_scheduled).toBeNull()
    } finally {
      await db.deleteFrom('carrier_insurances').where('id', 'in', added).execute()
    }
  })

  it.each([VIN, '1fujhhdr0xlnm1234', '1FUJ-HHDR-0XLN-M1234', '１fujhhdr0xlnm1234', ' 1FUJHHDR0XLNM 1234'])(
    'a vehicle is found by its VIN, written %s',
    async typed => {
      const response = await get(`vehicles/${encodeURIComponent(typed)}/by_vin`)
      expect(await response.json()).toMatchObject({ id: vehicle })
    },
  )

  it.each([
    '1FUJHHDR0XLNM1235',
    '1FUJHHDR0XLNM123',
    '1FUJHHDR0XLNM12345',
    'IFUJHHDR0XLNM1234',
    "1FUJHHDR0XLNM123'",
    '%25',
    '1',
    'x'.repeat(500),
  ])('a vehicle is not found by %s', async typed => {
    expect((await get(`vehicles/${typed}/by_vin`)).status).toBe(404)
  })

  it.each(['99999', '0', 'abc', '9999999999'])('a vehicle is not found by the id %s', async id => {
    expect((await get(`vehicles/${id}`)).status).toBe(404)
  })
})

describe('vehicle lookup', () => {
  const found = async (lookup: string) =>
    ((await rows(`carrier_vehicles?${lookup}`)) as { id: number; vehicle_id?: number }[]).map(row => row.id)

  it.each([
    ['vin_eq', VIN],
    ['vin_eq', '1fuj-hhdr-0xln m1234'],
    ['plate_eq', 'p 1'],
    ['plate_eq', 'P-1&q[plate_state_eq]=TX'],
  ])('vehicles are looked up by %s %s, with each findable carrier', async (name, typed) => {
    const listed = await found(`q[${name}]=${typed.replaceAll(' ', '%20')}`)
    expect(listed).toHaveLength(3)
    expect(listed).toContain(run)
  })

  it("vehicles are looked up by a carrier's unit number", async () => {
    const { db } = testCompany.database
    const numbered = await addRun(db, { carrier_id: 2, unit_number: ' t-104 ', date: '2026-10-02' })
    try {
      expect(await found('q[unit_number_eq]=T-104')).toEqual([numbered])
      expect(await found('q[unit_number_eq]=t-104&q[carrier_id_eq]=2')).toEqual([numbered])
      expect(await found('q[unit_number_eq]=T-104&q[carrier_id_eq]=1')).toEqual([])
      expect(await found('q[unit_number_eq]=T-10')).toEqual([])
    } finally {
      await db.deleteFrom('carrier_vehicles').where('id', '=', numbered).execute()
    }
  })

  it("vehicles that a load of the caller's company was given to are found by how a number starts", async () => {
    const { db } = testCompany.database
    const [given, other] = [
      await addRun(db, { carrier_id: 2, unit_number: 't-77', date: '2026-10-02' }),
      await addRun(db, { carrier_id: 2, unit_number: 'T-78', date: '2026-10-02' }),
    ]
    const load = await addLoad(db, { carrier_id: 2, carrier_vehicle_id: given }, [])
    try {
      expect(await found('q[assigned_number_start]=t7')).toEqual([given])
      expect(await found('q[assigned_number_start]=T-78')).toEqual([])
      await db.updateTable('loads').set({ company_id: 2 }).where('id', '=', load.id).execute()
      expect(await found('q[assigned_number_start]=T77')).toEqual([])
    } finally {
      await db.deleteFrom('loads').where('id', '=', load.id).execute()
      await db.deleteFrom('carrier_vehicles').where('id', 'in', [given, other]).execute()
    }
  })

  it.each(['q[plate_eq]=P1&q[plate_state_eq]=OK', 'q[plate_eq]=P', 'q[vin_eq]=1FUJHHDR0XLNM1235'])(
    'the vehicle lookup %s finds nothing',
    async lookup => {
      expect(await found(lookup)).toEqual([])
    },
  )

  it('a vehicle that is looked up has its description, carrier and last area', async () => {
    const listed = await (await get(`carrier_vehicles?q[vin_eq]=${VIN}&q[source_eq]=eld`)).json()
    expect(listed).toEqual([
      expect.objectContaining({
        id: run,
        make: 'Kenworth',
        model: 'T680',
        model_year: 2021,
        plate: 'P1',
        plate_state: 'TX',
        last_area_name: 'Dallas, TX 75202',
        carrier: expect.objectContaining({
          id: 1,
          legal_name: expect.any(String),
          identifiers: expect.any(Array),
        }),
      }),
    ])
    const [bare] = (await (await get('carrier_vehicles?q[trailer_type_eq]=lowboy')).json()) as object[]
    expect(bare).toMatchObject({ make: null, plate: null, last_area_name: null })
  })
})

describe('areas of a vehicle', () => {
  const params = 'carrier_vehicle_areas/by_carrier_vehicle?carrier_vehicle_id='

  it('areas of a vehicle are the last five, newest first, with names', async () => {
    const seen = (await (await get(`${params}${run}`)).json()) as { seen_on: string; area_name: string }[]
    expect(seen.map(({ seen_on }) => seen_on)).toEqual([
      '2026-10-07',
      '2026-10-06',
      '2026-10-05',
      '2026-10-04',
      '2026-10-03',
    ])
    expect(seen[0]).toMatchObject({
      area_name: 'Dallas, TX 75202',
      area_id: areas.dallas,
      carrier_vehicle_id: run,
    })
  })

  it.each([
    ['1', 1],
    ['7', 7],
    ['100', 7],
  ])('areas of a vehicle are %s when so many are requested', async (limit, many) => {
    expect(await (await get(`${params}${run}&limit=${limit}`)).json()).toHaveLength(many)
  })

  it('a vehicle that was never seen has no areas', async () => {
    expect(await (await get(`${params}${still}`)).json()).toEqual([])
  })

  it('areas of a vehicle include those with every findable carrier', async () => {
    const { db } = testCompany.database
    const [other] = (await rows(`carrier_vehicles?q[vin_eq]=${VIN}&q[carrier_id_eq]=2`)).map(({ id }) => id)
    await addSightings(db, { run: other ?? 0, carrier_id: 2 }, [[areas.atlanta, '2026-10-06']])
    await addSightings(db, { run: hidden, carrier_id: 4 }, [[areas.atlanta, '2026-11-05']])
    const byVehicle = 'carrier_vehicle_areas/by_carrier_vehicle?vehicle_id='
    try {
      const seen = (await (await get(`${byVehicle}${vehicle}&limit=3`)).json()) as object[]
      expect(seen).toMatchObject([
        { seen_on: '2026-10-07', carrier_id: 1, source: 'eld', carrier_vehicle_id: run },
        { seen_on: '2026-10-06', carrier_id: 2, source: 'load', area_name: 'Atlanta, GA 30303' },
        { seen_on: '2026-10-06', carrier_id: 1 },
      ])
      expect((await get(`${byVehicle}99999`)).status).toBe(404)
    } finally {
      await db.deleteFrom('carrier_vehicle_areas').where('area_id', '=', areas.atlanta).execute()
    }
  })

  it('areas are not found for a missing vehicle, or one of an unfindable carrier', async () => {
    expect((await get(`${params}99999`)).status).toBe(404)
    expect((await get(`${params}${hidden}`)).status).toBe(404)
  })
})

const SCREENS = () => [
  'carrier_vehicles',
  `vehicles/${vehicle}`,
  `vehicles/${VIN}/by_vin`,
  `carrier_vehicle_areas/by_carrier_vehicle?carrier_vehicle_id=${run}`,
]

describe('access to vehicles', () => {
  it.each(['south', 'watch', 'ended', 'trucker', 'new'] as const)(
    'vehicle routes are forbidden to %s',
    async person => {
      for (const path of SCREENS()) await refusedWithoutChange(testCompany, 403, () => get(path, person))
    },
  )

  it('vehicles of a carrier stay open to a company that hides vehicle search', async () => {
    expect((await get('carriers/1/vehicles', 'south')).status).toBe(200)
  })

  it('vehicles look the same to a broker of another company', async () => {
    expect((await get(`vehicles/${vehicle}`, 'unpaid')).status).toBe(200)
  })
})

describe('invalid vehicle requests', () => {
  it.each([
    'carriers/1/vehicles?q[vin_eq]=1',
    'carriers/1/vehicles?q[is_type_eq]=bus',
    'carriers/1/vehicles?q[power_unit_type_eq]=van',
    'carriers/1/vehicles?q[source_eq]=rumour',
    'carriers/1/vehicles?q[trailer_type_eq]=',
    'carriers/1/vehicles?q[trailer_type_eq]=%00',
    `carriers/1/vehicles?q[trailer_type_eq]=${'x'.repeat(61)}`,
    'carriers/1/vehicles?q[date_gteq]=2026-02-30',
    'carriers/1/vehicles?q[s]=date desc',
    'carriers/1/vehicles?q[s][]=date desc&q[s][]=is_type asc&q[s][]=trailer_type asc',
    'carriers/1/vehicles?page=0',
    'carriers/1/vehicles?per_page=51',
    'carriers/1/vehicles?carrier_id=2',
    'carrier_vehicles?q[s]=date asc',
    'carrier_vehicles?q[date_gteq]=2026-01-01',
    'carrier_vehicles?q[carrier_id_eq]=x',
    'carrier_vehicles?q[company_id_eq]=1',
    'carrier_vehicles?q[vin_eq]=1FUJHHDR0XLNM123',
    'carrier_vehicles?q[vin_eq]=IFUJHHDR0XLNM1234',
    'carrier_vehicles?q[plate_eq]=',
    'carrier_vehicles?q[plate_eq]=--',
    'carrier_vehicles?q[plate_eq]=%00',
    `carrier_vehicles?q[plate_eq]=${'x'.repeat(21)}`,
    'carrier_vehicles?q[plate_eq]=P1&q[plate_state_eq]=Texas',
    'carrier_vehicles?q[unit_number_eq]=%20',
    'carrier_vehicles?q[assigned_number_start]=--',
    'carriers/2/vehicles?q[number_start]=%00',
    `carrier_vehicles?q[unit_number_eq]=${'x'.repeat(21)}`,
    'carrier_vehicle_areas/by_carrier_vehicle',
    'carrier_vehicle_areas/by_carrier_vehicle?carrier_vehicle_id=1&vehicle_id=1',
    'carrier_vehicle_areas/by_carrier_vehicle?carrier_vehicle_id=1&limit=0',
    'carrier_vehicle_areas/by_carrier_vehicle?carrier_vehicle_id=1&limit=101',
    'vehicles/1?include=carriers',
  ])('the vehicle request %s is rejected', async path => {
    await refusedWithoutChange(testCompany, 422, () => get(path))
  })
})
