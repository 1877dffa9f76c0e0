import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insightCarriers } from '../../carriers/insights/insight-carriers.ts'
import { refreshAuthority } from '../../carriers/refresh-authority.ts'
import { refreshSafety } from '../../carriers/safety/refresh-safety.ts'
import type { Database } from '../../database/database.ts'
import { openSeededDatabase } from '../../testing/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase('small')
})
afterAll(() => database.close())

const request = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(database.db)).rows
const idsOf = async (table: string) =>
  (await request(sql<{ id: number }>`select distinct carrier_id as id from ${sql.table(table)}`)).map(
    ({ id }) => id,
  )

describe('safety and authority records of the demo', () => {
  it('demo inspections add up to the safety summaries', async () => {
    const summaries = sql`select carrier_id, inspections_24_months, vehicle_inspections, vehicle_oos_inspections,
      driver_inspections, driver_oos_inspections, last_inspection_date from carrier_safety order by 1`
    const before = await request(summaries)
    const inspected = await idsOf('inspections')
    expect(inspected.length).toBeGreaterThan(300)
    await refreshSafety(database.db, inspected)
    expect(await request(summaries)).toEqual(before)
  })

  it('demo histories give the authority gaps and grant dates', async () => {
    const statuses = sql`select carrier_id, granted_on, as_of from carrier_authorities where common = 'A' order by 1`
    const gaps = sql`select carrier_id, from_on, to_on from authority_gaps order by 1, 2`
    const before = [await request(statuses), await request(gaps)]
    await refreshAuthority(database.db, await idsOf('authority_history'))
    expect([await request(statuses), await request(gaps)]).toEqual(before)
  })

  it('the demo has more than a page of authority gaps, and nearby brokers', async () => {
    const gaps = await request(sql`select distinct carrier_id from authority_gaps`)
    const near = await request(
      sql`select distinct carrier_id from (${insightCarriers(['broker_authority_nearby'])}) n`,
    )
    expect(gaps.length).toBeGreaterThan(15)
    expect(near.length).toBeGreaterThan(5)
  })

  it.each([
    [
      'more than a page of inspections',
      sql`select from inspections group by carrier_id having count(*) > 50`,
    ],
    ['a crash in which someone died', sql`select from crashes where carrier_id = 5 and fatalities > 0`],
    ['crashes that no one could prevent', sql`select from crashes where is_not_preventable`],
    ['dismissed violations', sql`select from listed_violations where is_dismissed`],
    [
      'notices that came to nothing',
      sql`select from authority_history where final_action = 'DISCONTINUED REVOCATION'`,
    ],
    ['involuntary revocations', sql`select from revocations where effective_on is not null`],
    ['reinstatements', sql`select from authority_history where action = 'REINSTATED'`],
    ['inspections too old to count', sql`select from inspections where inspected_on < as_of - 731`],
  ])('demo records have %s', async (_, query) => {
    expect(await request(query)).not.toEqual([])
  })

  it.each([
    [
      'counts that are not those of the violations',
      sql`select from inspections i
      where violations_count <> coalesce(cardinality(string_to_array(violations, chr(10))), 0)`,
    ],
    ['inspections without units', sql`select from inspections where units = ''`],
    ['records of a day to come', sql`select from inspections where inspected_on > as_of`],
  ])('demo records have no %s', async (_, query) => {
    expect(await request(query)).toEqual([])
  })
})
