import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { type Areas, addAreas, addRun, addSightings } from '../../testing/movements.ts'
import { seedTestCompany } from '../../testing/test-company.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'

let database: Database
let areas: Areas
beforeAll(async () => {
  database = await openEmptyDatabase()
  await seedTestCompany(database.db)
  areas = await addAreas(database.db)
})
afterAll(() => database.close())

beforeEach(() => sql`delete from carrier_vehicles`.execute(database.db))

const counted = async (carrierId = 1) =>
  Object.fromEntries(
    (
      await database.db
        .selectFrom('carrier_area_touches')
        .innerJoin('areas', 'areas.id', 'area_id')
        .select(['areas.name', 'touches_count', 'last_on', 'eld_count', 'is_leaf'])
        .where('carrier_id', '=', carrierId)
        .execute()
    ).map(row => [row.name, `${row.touches_count} ${row.eld_count} ${row.last_on} ${row.is_leaf}`]),
  )

describe('touch counts', () => {
  it('a sighting is counted at every level of its area', async () => {
    const run = await addRun(database.db, { carrier_id: 1 })
    await addSightings(database.db, { run, carrier_id: 1 }, [
      [areas.dallas, '2026-10-01'],
      [areas.dallas, '2026-10-09'],
      [areas.fortWorth, '2026-11-02'],
    ])
    expect(await counted()).toEqual({
      'Dallas, TX 75202': '2 0 2026-10-09 true',
      'Fort Worth, TX 76102': '1 0 2026-11-02 true',
      'Dallas, TX 752': '2 0 2026-10-09 false',
      'Dallas market': '3 0 2026-11-02 false',
      Texas: '3 0 2026-11-02 false',
      'United States': '3 0 2026-11-02 false',
    })
  })

  it('later sightings are added in any order', async () => {
    const run = await addRun(database.db, { carrier_id: 1 })
    for (const day of ['2026-10-09', '2026-10-01', '2026-10-05'])
      await addSightings(database.db, { run, carrier_id: 1, source: 'eld' }, [[areas.atlanta, day]])
    expect(await counted()).toMatchObject({
      'Atlanta, GA 30303': '3 3 2026-10-09 true',
      Georgia: '3 3 2026-10-09 false',
    })
  })

  it('a Canadian three-character area counts as a leaf area', async () => {
    const run = await addRun(database.db, { carrier_id: 1 })
    await addSightings(database.db, { run, carrier_id: 1 }, [[areas.toronto, '2026-10-01']])
    expect(await counted()).toEqual({
      'Toronto, ON M5V': '1 0 2026-10-01 true',
      Ontario: '1 0 2026-10-01 false',
      Canada: '1 0 2026-10-01 false',
    })
  })

  it('touch counts follow a sighting that is changed or removed', async () => {
    const run = await addRun(database.db, { carrier_id: 1 })
    await addSightings(database.db, { run, carrier_id: 1 }, [
      [areas.dallas, '2026-10-01'],
      [areas.atlanta, '2026-10-09'],
    ])
    await sql`update carrier_vehicle_areas set area_id = ${areas.fortWorth} where area_id = ${areas.dallas}`.execute(
      database.db,
    )
    expect(Object.keys(await counted()).filter(name => name.startsWith('Dallas, TX'))).toEqual([])
    expect(await counted()).toMatchObject({ 'Fort Worth, TX 76102': '1 0 2026-10-01 true' })
    await sql`delete from carrier_vehicle_areas where area_id = ${areas.atlanta}`.execute(database.db)
    expect(await counted()).toMatchObject({ 'United States': '1 0 2026-10-01 false' })
  })

  it('touch counts follow a sighting to another carrier', async () => {
    const [one, other] = [
      await addRun(database.db, { carrier_id: 1 }),
      await addRun(database.db, { carrier_id: 2 }),
    ]
    await addSightings(database.db, { run: one, carrier_id: 1 }, [[areas.dallas, '2026-10-01']])
    await sql`update carrier_vehicle_areas set carrier_id = 2, carrier_vehicle_id = ${other}`.execute(
      database.db,
    )
    expect([await counted(1), Object.keys(await counted(2))]).toEqual([{}, expect.arrayContaining(['Texas'])])
  })

  it('touch counts are deleted with the carrier', async () => {
    await sql`insert into carriers (id, legal_name, legal_name_key, source)
      values (90, 'Gone', 'GONE', 'world')`.execute(database.db)
    const runs = [
      await addRun(database.db, { carrier_id: 90 }),
      await addRun(database.db, { carrier_id: 90 }),
    ]
    for (const run of runs)
      await addSightings(database.db, { run, carrier_id: 90 }, [[areas.dallas, '2026-10-01']])
    await sql`delete from carriers where id = 90`.execute(database.db)
    expect(await counted(90)).toEqual({})
  })

  it('touch counts equal a recount of all sightings', async () => {
    const run = await addRun(database.db, { carrier_id: 3 })
    const places = [areas.dallas, areas.dallasNorth, areas.fortWorth, areas.atlanta]
    for (let day = 1; day <= 28; day += 1)
      await addSightings(database.db, { run, carrier_id: 3, source: day % 2 === 0 ? 'eld' : 'load' }, [
        [places[day % places.length] ?? 0, `2026-10-${String(day).padStart(2, '0')}`],
      ])
    const { rows } = await sql`
      select kept.area_id from carrier_area_touches kept join lateral (
        select count(*) as touches, count(*) filter (where source = 'eld') as eld, max(seen_on) as last_on,
          max(seen_on) filter (where source = 'eld') as eld_last_on,
          max(seen_on) filter (where source <> 'eld') as other_last_on
        from carrier_vehicle_areas seen join areas leaf on leaf.id = seen.area_id
        where seen.carrier_id = 3 and kept.area_id in (leaf.id, leaf.state_area_id, leaf.kma_area_id)
      ) as counted on true
      join areas on areas.id = kept.area_id and areas.is_type in ('five_zip', 'kma', 'state')
      where kept.carrier_id = 3 and (counted.touches, counted.eld, counted.last_on, counted.eld_last_on, counted.other_last_on)
        is distinct from (kept.touches_count, kept.eld_count, kept.last_on, kept.eld_last_on, kept.other_last_on)`.execute(
      database.db,
    )
    expect(rows).toEqual([])
    expect(await counted(3)).toMatchObject({ 'United States': '28 14 2026-10-28 false' })
  })
})
