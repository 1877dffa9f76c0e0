import { afterAll, beforeAll, expect, it } from 'vitest'
import { vinOf } from '../carriers/vehicles/vin-of.ts'
import { openMigrated } from '../testing/migrated-database.ts'
import type { Database } from './database.ts'

const VIN = '1FUJGLDR9CSBK8632'

/** The last step before vehicles were read from inspections and policies. */
const BEFORE = '060-federal-files'

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    select id, 'SLATE FERN LLC', 'SLATEFERNLLC', 'world' from generate_series(1, 2) as id;
  insert into inspections (carrier_id, report_number, inspected_on, units)
    select carrier, 'R' || carrier || day, day::date, jsonb_build_array(
      jsonb_build_object('vin', ' ${VIN.toLowerCase()}', 'unit_type', 11, 'make', 'MACK', 'plate', 'P' || carrier),
      jsonb_build_object('vin', '11111111111111111', 'unit_type', 9),
      jsonb_build_object('vin', null, 'unit_type', 9))
    from generate_series(1, 2) as carrier, unnest(array['2026-01-01', '2026-02-02']) as day;
  insert into carrier_vehicles (carrier_id, vin, is_type, source, date, is_scheduled)
    values (1, '${VIN}', 'power_unit', 'eld', '2026-01-01', true), (1, 'B', 'power_unit', 'eld', '2026-01-01', false);
  insert into carrier_insurances (carrier_id, kind) values (1, 'bipd'), (1, 'cargo'), (2, 'bipd');`

let database: Database
beforeAll(async () => {
  database = await openMigrated(BEFORE, ROWS)
})
afterAll(() => database.close())

it('adds the vehicles of earlier inspections and policies to vehicles and lists', async () => {
  const { db } = database
  const vehicles = await db
    .selectFrom('vehicles')
    .select(['vin', 'make', 'unit_type', 'plate_as_of'])
    .execute()
  expect(vehicles).toEqual([{ vin: VIN, make: 'MACK', unit_type: 11, plate_as_of: '2026-02-02' }])
  const runs = await db
    .selectFrom('carrier_vehicles')
    .select(['carrier_id', vinOf('carrier_vehicles').as('vin'), 'date', 'power_unit_type'])
    .where('source', '=', 'inspection')
    .orderBy('carrier_id')
    .execute()
  expect(runs).toEqual(
    [1, 2].map(carrier_id => ({ carrier_id, vin: VIN, date: '2026-02-02', power_unit_type: 'tractor' })),
  )
  const lists = await db.selectFrom('scheduled_vehicles').select(['carrier_id', 'vin']).execute()
  expect(lists).toEqual([{ carrier_id: 1, vin: VIN }])
})
