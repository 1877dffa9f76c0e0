import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openSeededDatabase, TEST_DAY } from '../../testing/test-database.ts'
import { COMPANY } from '../../worlds/index.ts'
import { DrivingWorld } from './driving-world.ts'
import { freshPositions } from './fresh-positions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let database: Database
let now = new Date(`${TEST_DAY}T15:00:00.500Z`)
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const faults: string[] = []
const worldAt = (speed: number) =>
  new DrivingWorld({ db: database.db, clock: { now: () => now }, speed, log: line => faults.push(line) })

const counted = async () => {
  const { rows } = await sql<
    Record<'delivered' | 'open' | 'delayed' | 'silent' | 'logs' | 'late_alerts', number>
  >`
    select count(*) filter (where status = 'delivered') as delivered,
      count(*) filter (where status in ('available', 'covered', 'progress', 'delayed')) as open,
      count(*) filter (where status = 'delayed') as delayed,
      count(*) filter (where tracking_status = 'tracking_interrupted') as silent,
      (select count(*) from load_logs) as logs,
      (select count(*) from tickets where is_type = 'late_arrival') as late_alerts
    from loads where company_id = ${COMPANY.northlake}`.execute(database.db)
  if (rows[0] === undefined) throw new Error('Nothing was counted.')
  return rows[0]
}

/** How old the newest position of each tracked truck is, in milliseconds. */
const ages = async () => {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from ${now}::timestamptz - max(seen.seen_at))::float8 * 1000 as age
    from loads join carrier_vehicle_areas seen using (carrier_vehicle_id)
    where company_id = ${COMPANY.northlake} and loads.tracking_status = 'tracking' and status = 'progress'
    group by loads.id`.execute(database.db)
  return rows.map(({ age }) => age)
}

it('the trucks of an invented world were seen within the last hour when it starts, and only once', async () => {
  await freshPositions(database.db, now)
  const young = (await ages()).filter(age => age < HOUR)
  expect(young.length).toBeGreaterThan(10)
  const many = async () =>
    (await sql<{ n: number }>`select count(*) as n from carrier_vehicle_areas`.execute(database.db)).rows[0]
      ?.n
  const before = await many()
  await freshPositions(database.db, now)
  expect(await many()).toBe(before)
})

it('two days of the moving world deliver loads, delay some, lose some trucks, raise alerts and begin new loads', async () => {
  const before = await counted()
  const world = worldAt(720)
  await world.step()
  for (let step = 0; step < 48; step++) {
    now = new Date(now.getTime() + 5 * 1000)
    await world.step()
  }
  expect(faults).toEqual([])
  const after = await counted()
  expect(after.delivered).toBeGreaterThan(before.delivered)
  expect(after.logs).toBeGreaterThan(before.logs + 50)
  expect(after.delayed).toBeGreaterThan(0)
  expect(after.silent).toBeGreaterThan(0)
  expect(after.late_alerts).toBeGreaterThan(before.late_alerts)
  expect(after.open).toBeGreaterThan(20)
  expect((await ages()).filter(age => age < 3 * HOUR).length).toBeGreaterThan(10)
  const { rows: future } = await sql`select id from load_logs where occurred_at > ${now}`.execute(database.db)
  expect(future).toEqual([])
}, 120_000)

it('of two processes one makes a step, and a world that stood still goes on from where it was', async () => {
  const window = async () =>
    (
      await database.db
        .selectFrom('load_stops')
        .select('window_starts_at')
        .where('load_id', '=', 2)
        .where('sequence', '=', 1)
        .executeTakeFirstOrThrow()
    ).window_starts_at?.getTime() ?? 0
  const first = await window()
  now = new Date(now.getTime() + 5 * 1000)
  await Promise.all([worldAt(144).step(), worldAt(144).step()])
  expect(first - (await window())).toBe(143 * 5 * 1000)
  const second = await window()
  now = new Date(now.getTime() + 10 * HOUR)
  await worldAt(144).step()
  expect((await window()) - second).toBe(10 * HOUR)
})

it('that the time of the world went on is one event about all loads, every ten seconds at most', async () => {
  const written = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from company_events
      where company_id = ${COMPANY.northlake} and kind = 'load' and subject_id is null`.execute(database.db)
    return rows[0]?.n ?? 0
  }
  // Half a second of the world a second: its trucks do nothing of their own, and nothing but time passes.
  const world = worldAt(0.5)
  const stepAfter = async (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
    await world.step()
  }
  await stepAfter(5)
  const first = await written()
  await stepAfter(5)
  expect(await written()).toBe(first)
  await stepAfter(5)
  expect(await written()).toBe(first + 1)
})
