import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMigrated } from '../testing/migrated-database.ts'
import type { Database } from './database.ts'

/** The last step before the measures of a carrier stood in one row. */
const BEFORE = '284-smaller-vehicles'

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    select id, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal' from generate_series(1, 2) as id;
  insert into carrier_basic_measures (carrier_id, basic, measure, percentile, measured_on) values
    (1, 'unsafe_driving', 1.234567, null, '2026-11-01'), (1, 'driver_fitness', null, 87, '2026-11-01'),
    (1, 'hours_of_service', 0, null, '2026-10-01'), (2, 'unsafe_driving', 3, null, '2026-10-01');`

let database: Database
beforeAll(async () => {
  database = await openMigrated(BEFORE, ROWS)
})
afterAll(() => database.close())

it('measures from before are listed as they were, each with its day', async () => {
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
