import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyOf, shortKey } from '../federal/import/store/digest.ts'
import { openMigrated } from '../testing/migrated-database.ts'
import type { Database } from './database.ts'

/** The last step before violations stood in their inspections. */
const BEFORE = '282-files-of-census-and-safety'

const NUMBERED = shortKey(keyOf('I720000001'))

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source) values (1, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal');
  insert into federal_listings (id, kind, as_of) values (2, 'sms-violations', '2026-11-01'), (3, 'sms-violations', '2026-11-20');
  insert into inspections (id, carrier_id, report_number, inspected_on, federal_key, federal_digest, as_of, level, vehicle_oos)
    values (5, 1, 'TX1', '2026-01-30', 726403509, 5120, '2026-11-01', 1, 2), (6, 1, 'TX2', '2026-01-30', -70000002, 0, '2026-11-01', 99, null),
      (7, 1, 'TX3', '2026-01-31', null, null, null, null, null), (8, 1, 'TX4', '2026-02-01', 2147483653, 1, '2026-11-01', 1, 0),
      (9, 1, 'TX5', '2026-02-02', 5, 1, '2026-11-01', 1, 0);
  insert into violation_kinds (id, code, description, basic) values (7, '39347E', 'Brake', 'vehicle_maintenance'), (8, '3922SLLS4', null, null);
  insert into inspection_violations (id, inspection_id, federal_key, federal_digest, listing_id, violation_kind_id, as_of, unit,
      is_out_of_service, is_dismissed) values
    (1, 5, 11, 1, 3, 7, '2026-11-01', '1', true, false), (2, 5, 12, 1, 3, 8, '2026-11-01', 'D', false, false),
    (3, 5, 13, 1, null, 8, '2026-10-01', null, false, false), (4, 5, 14, 1, 3, 8, '2026-11-21', '2', false, false),
    (5, 5, 15, 1, 2, 7, '2026-10-01', '3', false, false),
    (6, 6, ${NUMBERED}, 1, null, 7, '2026-11-01', '1', true, false),
    (7, 7, null, null, null, 8, '2026-11-01', 'a "b", c', false, true), (8, 7, null, null, null, 8, null, null, false, false);`

let database: Database
beforeAll(async () => {
  database = await openMigrated(BEFORE, ROWS)
})
afterAll(() => database.close())

const select = async <Row = unknown>(query: string) => (await sql.raw<Row>(query).execute(database.db)).rows

it('violations from before are listed as they were, each with its day', async () => {
  expect(
    await select(`select inspection_id, carrier_id, found_on, code, description, unit, is_out_of_service, is_dismissed, as_of
      from listed_violations where inspection_id = 5 order by id`),
  ).toEqual(
    [
      ['39347E', 'Brake', '1', true, '2026-11-20'],
      ['3922SLLS4', null, 'D', false, '2026-11-20'],
      ['3922SLLS4', null, null, false, '2026-10-01'],
      ['3922SLLS4', null, '2', false, '2026-11-21'],
      ['39347E', 'Brake', '3', false, '2026-11-01'],
    ].map(([code, description, unit, is_out_of_service, as_of]) => ({
      inspection_id: 5,
      carrier_id: 1,
      found_on: '2026-01-30',
      code,
      description,
      unit,
      is_out_of_service,
      is_dismissed: false,
      as_of,
    })),
  )
  expect(
    await select(
      'select unit, is_dismissed, as_of from listed_violations where inspection_id = 7 order by id',
    ),
  ).toEqual([
    { unit: 'a "b", c', is_dismissed: true, as_of: '2026-11-01' },
    { unit: null, is_dismissed: false, as_of: '2026-11-01' },
  ])
})

it('violations from before are written as a file writes them', async () => {
  const lists = await select(
    'select violations, violations_as_of, violations_listing_id from inspections where id < 7 order by id',
  )
  expect(lists).toEqual([
    {
      violations: [
        '7\t1\tt',
        '8\tD',
        '8\t\t\t\t\t2026-10-01',
        '8\t2\t\t\t\t2026-11-21\tt',
        '7\t3\t\t\t\t2026-11-01',
      ].join('\n'),
      violations_as_of: '2026-11-01',
      violations_listing_id: 3,
    },
    { violations: `7\t1\tt\t${NUMBERED}`, violations_as_of: '2026-11-01', violations_listing_id: null },
  ])
})

it('a violation that stands in a listing takes its day when the listing moves', async () => {
  const days = () => select('select unit, as_of from listed_violations where inspection_id = 5 order by id')
  await sql`update federal_listings set as_of = '2026-12-01' where id = 3`.execute(database.db)
  expect(await days()).toEqual([
    { unit: '1', as_of: '2026-12-01' },
    { unit: 'D', as_of: '2026-12-01' },
    { unit: null, as_of: '2026-10-01' },
    { unit: '2', as_of: '2026-12-01' },
    { unit: '3', as_of: '2026-11-01' },
  ])
})

it('inspections keep their ids and counts, and have short keys and digests; of two with one key the first stays', async () => {
  expect(
    await select('select id, federal_key, federal_digest, level, vehicle_oos from inspections order by id'),
  ).toEqual([
    { id: 5, federal_key: 726403509, federal_digest: 20, level: 1, vehicle_oos: 2 },
    { id: 6, federal_key: -70000002, federal_digest: 0, level: 99, vehicle_oos: null },
    { id: 7, federal_key: null, federal_digest: null, level: null, vehicle_oos: null },
    { id: 8, federal_key: 5, federal_digest: 1, level: 1, vehicle_oos: 0 },
  ])
  const [added] = await select<{ id: number }>(
    `insert into inspections (carrier_id, report_number, inspected_on) values (1, 'TX6', '2026-02-03') returning id`,
  )
  expect(added?.id).toBeGreaterThan(8)
})
