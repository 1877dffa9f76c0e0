import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const ROWS = `
  insert into carrier_basic_measures (carrier_id, measured_on, measures) values
    (1, '2026-11-01', '[["driver_fitness",null,87],["hours_of_service",0,null,"2026-10-01"],["unsafe_driving",1.234567]]'),
    (2, '2026-10-01', '[["unsafe_driving",3]]');`

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql.raw(ROWS).execute(database.db)
})
afterAll(() => database.close())

it('the measures of a carrier are listed, each with its day', async () => {
  const { rows } = await sql`select * from listed_measures order by carrier_id, basic`.execute(database.db)
  expect(rows).toEqual(
    [
      [1, 'driver_fitness', null, 87, '2026-11-01'],
      [1, 'hours_of_service', 0, null, '2026-10-01'],
      [1, 'unsafe_driving', 1.234567, null, '2026-11-01'],
      [2, 'unsafe_driving', 3, null, '2026-10-01'],
    ].map(([carrier_id, basic, measure, percentile, measured_on]) => ({
      carrier_id,
      basic,
      measure,
      percentile,
      measured_on,
    })),
  )
})
