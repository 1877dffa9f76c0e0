import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMigrated } from '../testing/migrated-database.ts'
import type { Database } from './database.ts'

const area = (...values: readonly (string | number | null)[]) =>
  `insert into areas (id, is_type, code, name, name_key, country, kma_area_id, latitude, longitude, zip_count)
   values (${values.map(value => (typeof value === 'string' ? `'${value}'` : String(value))).join(', ')});`

let database: Database
beforeAll(async () => {
  database = await openMigrated(
    '325-former-contacts-by-key',
    [
      area(1, 'kma', 'NY-NEWYORK', 'New York, NY market', 'NEWYORKNYMARKET', 'US', null, 40.76, -60, 0),
      area(2, 'kma', 'PR-SANJUAN', 'San Juan, PR market', 'SANJUANPRMARKET', 'US', null, 18.4, -66, 3),
      area(3, 'kma', 'QC-QUEBEC', 'Québec, QC market', 'QUEBECQCMARKET', 'CA', null, 46.81, -71.21, 1),
      area(4, 'five_zip', '10001', 'New York, NY 10001', 'NEWYORKNY10001', 'US', 2, 40.75, -74, 1),
      area(5, 'five_zip', '10200', 'New York, NY 10200', 'NEWYORKNY10200', 'US', 2, 40.77, 73.95, 1),
      area(6, 'five_zip', '96910', 'Hagatna, GU 96910', 'HAGATNAGU96910', 'US', 2, 13.47, 144.75, 1),
      area(7, 'three_zip', 'H0H', 'Reserved, QC H0H', 'RESERVEDQCH0H', 'CA', 3, 90, 0, 1),
      area(8, 'five_zip', '10965', 'N St Paul, NY 10965', 'NSTPAULNY10965', 'US', 1, 41, -74, 1),
      area(9, 'state', 'NY', 'New York', 'NEWYORK', 'US', null, null, null, 3),
    ].join('\n'),
  )
})
afterAll(() => database.close())

it('places that were stored before are found by their short forms, and have no market of another', async () => {
  const { rows } = await sql`
    select id, name_key, kma_area_id, latitude, longitude, zip_count from areas order by id`.execute(
    database.db,
  )
  const row = (
    id: number,
    name_key: string,
    kma_area_id: number | null,
    at: readonly (number | null)[],
    count: number,
  ) => ({
    id,
    name_key,
    kma_area_id,
    latitude: at[0],
    longitude: at[1],
    zip_count: count,
  })
  expect(rows).toEqual([
    row(1, 'NEWYORKNYMARKET', null, [40.75, -74], 2),
    row(2, 'SANJUANPRMARKET', null, [18.4, -66], 0),
    row(3, 'QUEBECQCMARKET', null, [46.81, -71.21], 0),
    row(4, 'NEWYORKNY10001', 1, [40.75, -74], 1),
    row(5, 'NEWYORKNY10200', null, [null, null], 1),
    row(6, 'HAGATNAGU96910', null, [13.47, 144.75], 1),
    row(7, 'RESERVEDQCH0H', null, [null, null], 1),
    row(8, 'NORTHSAINTPAULNY10965', 1, [41, -74], 1),
    row(9, 'NEWYORK', null, [null, null], 3),
  ])
})
