import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordInspected } from '../carriers/vehicles/record-inspected.ts'
import { MODEL_COLUMNS } from '../carriers/vehicles/wire-vehicle.ts'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const VIN = '1FUJGLDR9CSBK8632'

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    select id, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal' from generate_series(1, 2) as id;
  insert into vehicles (vin, unit_type, plate, model) values
    ('${VIN}', 11, 'p-1', '["T680", 2021]'), (null, 9, null, '[null, 2019]'), (null, null, null, null);
  insert into carrier_vehicles (carrier_id, vehicle_id, is_type, trailer_type, power_unit_type, source, date) values
    (1, 1, 'power_unit', null, 'tractor', 'inspection', '2026-01-02'), (2, 1, 'power_unit', null, 'tractor', 'inspection', '2026-01-03'),
    (1, 1, 'power_unit', null, 'hotshot', 'eld', '2026-01-04'), (1, 1, 'power_unit', null, 'hotshot', 'eld', '2026-01-04'),
    (2, null, 'trailer', 'lowboy', null, 'insurance_certificate', '2026-01-05'), (2, null, 'trailer', null, null, 'load', '2026-01-05');`

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql.raw(ROWS).execute(database.db)
})
afterAll(() => database.close())

const stored = () =>
  database.db
    .selectFrom('carrier_vehicles')
    .select(['carrier_id', 'vehicle_id', 'is_type', 'trailer_type', 'power_unit_type', 'source', 'date'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()

it('an inspected vehicle stands once for each of its carriers, with its newest day', async () => {
  const before = await stored()
  const unit = { vin: VIN, unit_type: 11, make: null, plate: null, plate_state: null }
  await recordInspected(database.db, [
    { carrierId: 1, inspectedOn: '2026-02-01', units: [unit] },
    { carrierId: 2, inspectedOn: '2025-01-01', units: [unit] },
  ])
  const after = await stored()
  expect(after).toHaveLength(before.length)
  const inspected = after.filter(({ source }) => source === 'inspection')
  expect(inspected.map(({ carrier_id, date }) => [carrier_id, date])).toEqual([
    [1, '2026-02-01'],
    [2, '2026-01-03'],
  ])
})

it('the model and the year of a vehicle are read from its list', async () => {
  const { db } = database
  expect(
    await db
      .selectFrom('vehicles')
      .select(['id', ...MODEL_COLUMNS])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { id: 1, model: 'T680', model_year: 2021 },
    { id: 2, model: null, model_year: 2019 },
    { id: 3, model: null, model_year: null },
  ])
})

it('carriers are associated by a vehicle that both have had, wherever its VIN stands', async () => {
  expect(
    await database.db
      .selectFrom('association_keys')
      .select(['carrier_id', 'key'])
      .where('kind', '=', 'vehicle_vin')
      .orderBy('carrier_id')
      .distinct()
      .execute(),
  ).toEqual([1, 2].map(carrier_id => ({ carrier_id, key: VIN })))
})

it('a source, a type or a kind of truck that no one knows is refused', async () => {
  for (const column of ['source', 'is_type', 'power_unit_type'])
    await expect(
      sql`update carrier_vehicles set ${sql.ref(column)} = 'else'`.execute(database.db),
    ).rejects.toThrow('else')
})
