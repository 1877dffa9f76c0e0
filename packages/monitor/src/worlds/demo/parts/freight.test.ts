import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { narrowed } from '../../../freight/loads/load-filters.ts'
import { LOAD_STATUSES, TRACKING_STATUSES } from '../../../freight/loads/load-status.ts'
import { LOAD_TABS } from '../../../freight/loads/load-tabs.ts'
import { ownLoads } from '../../../freight/loads/read-loads.ts'
import { openSeededDatabase, TEST_DAY } from '../../../testing/test-database.ts'
import { COMPANY } from '../demo-companies.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase('small')
})
afterAll(() => database.close())

const request = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(database.db)).rows

describe('freight of the demo', () => {
  it.each([
    ['an event that lies ahead', sql`select id from load_logs where occurred_at >= ${TEST_DAY}::date`],
    [
      'an event before the one that it follows',
      sql`select one.id from load_logs one join load_logs other using (stop_id)
        where one.is_type = 'arrival' and other.is_type <> 'arrival' and other.occurred_at < one.occurred_at`,
    ],
    [
      'a delivered load without its last delivery',
      sql`select stop.id from load_stops stop join loads on loads.id = stop.load_id and status = 'delivered'
        where stop.is_type = 'delivery' and not exists (
          select from load_logs where stop_id = stop.id and load_logs.is_type = 'delivery')`,
    ],
    [
      'an assumed delivery whose windows are not over',
      sql`select stop.id from load_stops stop join loads on loads.id = stop.load_id
        where status = 'assumed_delivered' and window_ends_at >= ${TEST_DAY}::date`,
    ],
    [
      'a truck of another carrier than the load has',
      sql`select loads.id from loads join carrier_vehicles truck on truck.id = carrier_vehicle_id
        where truck.carrier_id is distinct from loads.carrier_id`,
    ],
    [
      "a team or an assignee of another company's",
      sql`select loads.id from loads join teams on teams.id = team_id where teams.company_id <> loads.company_id
        union all select tickets.id from tickets join users on users.id = assignee_id
        where users.company_id <> tickets.company_id
        union all select tickets.id from tickets join loads on loads.id = load_id
        where loads.company_id <> tickets.company_id`,
    ],
    [
      'a rate confirmation with another lane or other days than its load',
      sql`select sent.id from rate_confirmations sent
        join rate_confirmation_terms terms on terms.rate_confirmation_id = sent.id
        join lateral (select * from load_stops where load_id = sent.load_id order by sequence limit 1) first on true
        join lateral (select * from load_stops where load_id = sent.load_id order by sequence desc limit 1) last on true
        join areas origin on origin.is_type = 'five_zip' and origin.code = first.postal_code
        join areas destination on destination.is_type = 'five_zip' and destination.code = last.postal_code
        where not starts_with(origin.name, terms.origin) or not starts_with(destination.name, terms.destination)
          or terms.pick_up_on <> (first.window_starts_at at time zone first.time_zone)::date
          or terms.deliver_on <> (last.window_starts_at at time zone last.time_zone)::date`,
    ],
    [
      'an open load whose windows are all over for long',
      sql`select loads.id from loads where status in ('available', 'covered', 'progress', 'delayed') and not exists (
        select from load_stops where load_id = loads.id and window_ends_at > ${TEST_DAY}::date - 2)`,
    ],
  ])('demo freight has no %s', async (_, query) => {
    expect(await request(query)).toEqual([])
  })

  it('the demo has loads of every status and tracking status, more than a page of them', async () => {
    const own = await ownLoads(database.db, COMPANY.northlake).execute()
    expect(own.length).toBeGreaterThan(120)
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(LOAD_STATUSES))
    expect(new Set(own.map(({ tracking_status }) => tracking_status))).toEqual(new Set(TRACKING_STATUSES))
  })

  it.each(LOAD_TABS.flatMap(tab => [0, 12, 23].map(hour => [tab, hour] as const)))(
    'the demo fills the load tab %s at %i h',
    async (tab, hour) => {
      const now = new Date(Date.parse(TEST_DAY) + hour * 3_600_000)
      const found = await narrowed(ownLoads(database.db, COMPANY.northlake), { tab_eq: tab }, now).execute()
      expect(found.length).toBeGreaterThan(2)
    },
  )

  it('the demo has stops with past, current and future windows at any hour', async () => {
    for (const hour of [0, 12, 23]) {
      const now = new Date(Date.parse(TEST_DAY) + hour * 3_600_000).toISOString()
      const [counted] = await request(sql<Record<string, number>>`
        select count(*) filter (where window_ends_at < ${now}) as over,
          count(*) filter (where ${now}::timestamptz between window_starts_at and window_ends_at) as running,
          count(*) filter (where window_starts_at > ${now}) as ahead
        from load_stops join loads on loads.id = load_id and status in ('available', 'covered', 'progress', 'delayed')`)
      for (const many of Object.values(counted ?? {})) expect(many).toBeGreaterThan(5)
    }
  })

  it('the demo has a load whose truck was seen every hour for days', async () => {
    const [longest] = await request(sql<{ many: number }>`
      select count(*) as many from carrier_vehicle_areas seen join loads using (carrier_vehicle_id)
      group by carrier_vehicle_id order by 1 desc limit 1`)
    expect(longest?.many).toBe(72)
  })

  it('the demo has tickets of every status, of managers, of staff and unassigned', async () => {
    const found = await request(sql<{ status: string; assignees: number }>`
      select status, count(distinct coalesce(assignee_id, 0)) as assignees from tickets
      where company_id = ${COMPANY.northlake} group by 1 order by 1`)
    expect(found).toEqual(
      ['closed', 'escalated', 'in_progress', 'new', 'pending'].map(status => ({ status, assignees: 4 })),
    )
  })
})
