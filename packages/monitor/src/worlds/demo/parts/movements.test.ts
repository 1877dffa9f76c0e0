import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEldStatus } from '../../../carriers/eld/read-eld.ts'
import { isScheduledOn } from '../../../carriers/vehicles/scheduled.ts'
import type { Database } from '../../../database/database.ts'
import { openSeededDatabase, TEST_DAY } from '../../../testing/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase('demo')
})
afterAll(() => database.close())

const request = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(database.db)).rows
const many = async (query: RawBuilder<{ many: number }>) => Number((await request(query))[0]?.many)

const isScheduled = isScheduledOn(TEST_DAY, { vehicles: 'carrier_vehicles' })

describe('vehicles and sightings of the demo', () => {
  it.each([
    [2, 'all_vins_match'],
    [3, 'eld_vins_not_on_coi'],
    [4, 'no_vins_on_coi'],
    [5, 'missing_vins_on_eld'],
    [6, 'no_eld_vin_matches_on_coi'],
    [7, 'some_eld_vin_matches_on_coi'],
  ])('the devices and policies of carrier %i give the ELD status %s', async (id, status) => {
    expect(await readEldStatus(database.db, id, TEST_DAY)).toMatchObject({ status })
  })

  it.each([
    ['a VIN without 17 characters', sql`select id from vehicles where vin !~ '^[A-HJ-NPR-Z0-9]{17}$'`],
    ['a sighting that lies ahead', sql`select id from carrier_vehicle_areas where seen_on > ${TEST_DAY}`],
    [
      'a vehicle under another number than its own',
      sql`select c.id from carrier_vehicles c join vehicles v on v.id = c.vehicle_id where c.vin <> v.vin`,
    ],
    [
      'a sighting of another carrier than its vehicle is',
      sql`select a.id from carrier_vehicle_areas a join carrier_vehicles c on c.id = a.carrier_vehicle_id
        where a.carrier_id <> c.carrier_id`,
    ],
    [
      'a power unit with a trailer type, or a trailer with an engine',
      sql`select id from carrier_vehicles where (is_type = 'power_unit') = (power_unit_type is null)
        or (is_type = 'power_unit' and trailer_type is not null)`,
    ],
    [
      'a sighting outside the day of the last report',
      sql`select a.id from carrier_vehicle_areas a join carrier_vehicles c on c.id = a.carrier_vehicle_id
        where a.source = 'eld' and a.seen_on > c.date`,
    ],
  ])('demo vehicles have no %s', async (_, query) => {
    expect(await request(query)).toEqual([])
  })

  it.each(['inspection', 'eld', 'insurance_certificate', 'load'])(
    'the demo has vehicles from %s',
    async source => {
      const found = await request(
        sql`select id from carrier_vehicles where source = ${source} and ${isScheduled} limit 1`,
      )
      expect(found.length).toBeGreaterThan(0)
    },
  )

  it('the demo has vehicles that are scheduled, not scheduled and unknown', async () => {
    const found = await request(
      sql`select distinct ${isScheduled} as is_scheduled from carrier_vehicles order by 1`,
    )
    expect(found).toEqual([{ is_scheduled: false }, { is_scheduled: true }, { is_scheduled: null }])
  })

  it('most demo carriers have vehicles, some have none', async () => {
    const found = await many(sql`select count(distinct carrier_id) as many from carrier_vehicles`)
    expect(found).toBeGreaterThan(4_000)
    expect(found).toBeLessThan(4_900)
  })

  it.each([
    ['Dallas, TX', 'Atlanta, GA'],
    ['Chicago, IL', 'Memphis, TN'],
    ['Laredo, TX', 'Chicago, IL'],
  ])('a lane search of the demo finds more than 200 carriers from %s to %s', async (from, to) => {
    const market = (city: string) =>
      sql`(select id from areas where is_type = 'kma' and name = ${`${city} market`})`
    const found = await many(
      sql`select count(*) as many from carrier_area_touches one
        join carrier_area_touches other using (carrier_id)
        where one.area_id = ${market(from)} and other.area_id = ${market(to)}`,
    )
    expect(found).toBeGreaterThan(200)
  })

  it('demo vehicles were seen in the last days and two years ago', async () => {
    const days = await request(
      sql<{ first: string; last: string }>`select min(seen_on)::text as first, max(seen_on)::text as last
        from carrier_vehicle_areas`,
    )
    expect(days[0]?.last).toBe(TEST_DAY)
    expect(days[0]?.first && days[0].first < '2024-11-21').toBe(true)
  })

  it('carriers 6 and 7 of the demo ran the same trucks', async () => {
    const shared = await request(
      sql`select vin from carrier_vehicles where carrier_id in (6, 7) and vin is not null
        group by vin having count(distinct carrier_id) = 2`,
    )
    expect(shared).toHaveLength(3)
  })

  it('a large demo fleet fills more than a page', async () => {
    expect(
      await many(sql`select count(*) as many from carrier_vehicles where carrier_id = (
        select carrier_id from carrier_vehicles group by 1 order by count(*) desc limit 1)`),
    ).toBeGreaterThan(50)
  })

  it('demo sightings are counted for each area and its parents', async () => {
    const wrong = await request(sql`
      select kept.area_id from carrier_area_touches kept
      join areas on areas.id = kept.area_id and areas.is_type = 'kma'
      join lateral (
        select count(*) as touches, max(seen_on) as last_on from carrier_vehicle_areas seen
        join areas leaf on leaf.id = seen.area_id
        where seen.carrier_id = kept.carrier_id and leaf.kma_area_id = kept.area_id
      ) as counted on true
      where counted.touches <> kept.touches_count or counted.last_on <> kept.last_on`)
    expect(wrong).toEqual([])
  })
})
