import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLoad, addTruck, inHours, STOPS, see } from '../../testing/freight.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let truck: number
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('loads').execute()
  await db.deleteFrom('carrier_vehicles').execute()
  truck = await addTruck(db, 1)
})

type Point = { readonly carrier_vehicle_id: number; readonly seen_at: string }
const request = async <T>(id: number, path: string) => {
  const response = await north.get(`loads/${id}/${path}`)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}
const trace = (id: number) => request<Point[]>(id, 'carrier_vehicle_area_trace_data')
const recent = (id: number) =>
  request<{ carrier_vehicle_id: number; areas: Point[] }[]>(
    id,
    'recent_carrier_vehicle_areas_by_carrier_vehicle',
  )
const distances = (id: number) =>
  request<{ carrier_vehicle_id: number; miles: number | null }[]>(id, 'vehicle_distances_to_pickup')
const add = (...[load, stops]: Parameters<typeof addLoad> extends [unknown, ...infer Rest] ? Rest : never) =>
  addLoad(testCompany.database.db, { carrier_vehicle_id: truck, ...load }, stops)

describe('load trace', () => {
  it('a long trace is thinned evenly, and keeps its first and last sighting', async () => {
    const { db } = testCompany.database
    const { id } = await add({}, [])
    await see(db, truck, -1)
    const one = { carrier_id: 1, carrier_vehicle_id: truck, area_id: 2, source: 'eld' as const }
    await db
      .insertInto('carrier_vehicle_areas')
      .values(
        Array.from({ length: 2_499 }, (_, at) => ({
          ...one,
          seen_on: inHours(-2 - at / 100).slice(0, 10),
          seen_at: inHours(-2 - at / 100),
        })),
      )
      .execute()
    const seen = (await trace(id)).map(point => point.seen_at)
    expect(seen.length).toBeGreaterThan(500)
    expect(seen.length).toBeLessThanOrEqual(1_001)
    expect([seen[0], seen.at(-1)]).toEqual([inHours(-2 - 24.98), inHours(-1)])
    expect(seen.toSorted()).toEqual(seen)
  })

  it('a load trace lists where the truck was seen, oldest first', async () => {
    const { id } = await add()
    for (const hours of [-1, -5, -3]) await see(testCompany.database.db, truck, hours)
    expect(await trace(id)).toEqual(
      [-5, -3, -1].map(hours => ({
        carrier_vehicle_id: truck,
        area_name: 'Dallas, TX 75201',
        latitude: 32.78,
        longitude: -96.8,
        seen_at: inHours(hours),
      })),
    )
  })

  it('a load trace runs from two days before the first window to five after the last', async () => {
    const { id } = await add()
    const [from, to] = [24 - 48, 50 + 120]
    for (const hours of [from - 1, from, to, to + 1]) await see(testCompany.database.db, truck, hours)
    expect((await trace(id)).map(({ seen_at }) => seen_at)).toEqual([inHours(from), inHours(to)])
  })

  it('a load trace without windows has all sightings on record', async () => {
    const { id } = await add({}, [{ window_starts_at: null, window_ends_at: null }])
    for (const hours of [-5_000, -1]) await see(testCompany.database.db, truck, hours)
    expect(await trace(id)).toHaveLength(2)
  })

  it('a load trace leaves out sightings without a time, and other trucks', async () => {
    const { id } = await add()
    await see(testCompany.database.db, truck, -2, { seen_at: null })
    await see(testCompany.database.db, await addTruck(testCompany.database.db, 1), -2)
    expect(await trace(id)).toEqual([])
  })

  it('a load trace uses the place of the area when the sighting has none', async () => {
    const { id } = await add()
    await see(testCompany.database.db, truck, -2, { latitude: null, longitude: null })
    expect(await trace(id)).toMatchObject([{ latitude: null, longitude: null }])
    await testCompany.database.db
      .updateTable('areas')
      .set({ latitude: 1, longitude: 2 })
      .where('id', '=', 2)
      .execute()
    expect(await trace(id)).toMatchObject([{ latitude: 1, longitude: 2 }])
    await testCompany.database.db
      .updateTable('areas')
      .set({ latitude: null, longitude: null })
      .where('id', '=', 2)
      .execute()
  })

  it('a load trace is empty without a truck', async () => {
    const { id } = await add({ carrier_vehicle_id: null })
    await see(testCompany.database.db, truck, -2)
    expect(await trace(id)).toEqual([])
  })
})

describe('recent areas', () => {
  it('recent areas are the last five of each truck of the carrier, by truck id, oldest first', async () => {
    const { id } = await add()
    const other = await addTruck(testCompany.database.db, 1)
    for (const hours of [-7, -2, -6, -3, -5, -4]) await see(testCompany.database.db, truck, hours)
    await see(testCompany.database.db, other, -9)
    const found = await recent(id)
    expect(found.map(({ carrier_vehicle_id }) => carrier_vehicle_id)).toEqual([truck, other])
    expect(found[0]?.areas.map(({ seen_at }) => seen_at)).toEqual([-6, -5, -4, -3, -2].map(inHours))
    expect(found[1]?.areas).toMatchObject([{ carrier_vehicle_id: other }])
  })

  it.each([
    ['more than a week ago', -24 * 9, {}],
    ['later than now', 2, {}],
    ['on a day whose hour no one knows', -2, { seen_at: null }],
  ])('recent areas leave out sightings from %s', async (_, hours, change) => {
    const { id } = await add()
    await see(testCompany.database.db, truck, hours, change)
    expect(await recent(id)).toEqual([])
  })

  it('recent areas leave out trailers and other carriers, and are empty without a carrier', async () => {
    const trailer = await addTruck(testCompany.database.db, 1, { is_type: 'trailer' })
    const foreign = await addTruck(testCompany.database.db, 2)
    await see(testCompany.database.db, trailer, -2)
    await see(testCompany.database.db, foreign, -2, { carrier_id: 2 })
    expect(await recent((await add()).id)).toEqual([])
    await see(testCompany.database.db, truck, -2)
    expect(await recent((await add({ carrier_id: null, carrier_vehicle_id: null })).id)).toEqual([])
  })
})

describe('distances to the pickup', () => {
  it('distances are in miles from where each truck was last seen, nearest first, unknown last', async () => {
    const { id } = await add()
    const [far, nowhere] = [
      await addTruck(testCompany.database.db, 1),
      await addTruck(testCompany.database.db, 1),
    ]
    await see(testCompany.database.db, far, -9)
    await see(testCompany.database.db, far, -3, { latitude: 39.74, longitude: -104.99 })
    await see(testCompany.database.db, truck, -3)
    expect(await distances(id)).toEqual([
      { carrier_vehicle_id: truck, miles: 0 },
      // Dallas to Denver as the crow flies.
      { carrier_vehicle_id: far, miles: 662.3 },
      { carrier_vehicle_id: nowhere, miles: null },
    ])
  })

  it('distances are null when the pickup has no place', async () => {
    const { id } = await add({}, [{ ...STOPS[0], latitude: null }])
    await see(testCompany.database.db, truck, -3)
    expect(await distances(id)).toEqual([{ carrier_vehicle_id: truck, miles: null }])
  })

  it('distances are measured to the first pickup of the journey', async () => {
    const { id } = await add({}, [
      { ...STOPS[0], sequence: 2, latitude: 40 },
      { ...STOPS[0], sequence: 1 },
    ])
    await see(testCompany.database.db, truck, -3)
    expect(await distances(id)).toEqual([{ carrier_vehicle_id: truck, miles: 0 }])
  })

  it('distances are empty without a carrier', async () => {
    const { id } = await add({ carrier_id: null, carrier_vehicle_id: null })
    expect(await distances(id)).toEqual([])
  })
})
