import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const ROWS = `
  insert into federal_listings (id, kind, as_of) values (2, 'sms-violations', '2026-11-01'), (3, 'sms-violations', '2026-11-20');
  insert into violation_kinds (id, code, description, basic) values (7, '39347E', 'Brake', 'vehicle_maintenance'), (8, '3922SLLS4', null, null);`

const INSPECTIONS = [
  {
    id: 5,
    inspected_on: '2026-01-30',
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
  {
    id: 7,
    inspected_on: '2026-01-31',
    violations: '8\ta "b", c\t\t\tt\n8',
    violations_as_of: '2026-11-01',
    violations_listing_id: null,
  },
].map(row => ({ ...row, carrier_id: 1, report_number: `TX${row.id}` }))

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql.raw(ROWS).execute(database.db)
  await database.db.insertInto('inspections').values(INSPECTIONS).execute()
})
afterAll(() => database.close())

const select = async <Row = unknown>(query: string) => (await sql.raw<Row>(query).execute(database.db)).rows

it('violations are listed in their order, each with its day', async () => {
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
