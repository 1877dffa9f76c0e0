import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmptyDatabase } from '../testing/test-database.ts'
import { IDENTIFIER_VALUE } from './identifier-value.ts'
import { readFacts } from './read-facts.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql
    .raw(`
    insert into carriers (id, legal_name, legal_name_key, source) values (1, 'ELM', 'ELM', 'federal');
    insert into carrier_identifiers (carrier_id, is_type, value, value_key) values
      (1, 'DOT', null, '90000001'), (1, 'NIR_QC', 'R-123456-7', 'R1234567'), (1, 'SCAC', null, 'ELMR');`)
    .execute(database.db)
})
afterAll(() => database.close())

const VALUES = ['90000001', 'R-123456-7', 'ELMR']

it('numbers of a carrier are read as the register writes them', async () => {
  const rows = await database.db
    .selectFrom('carrier_identifiers')
    .select(IDENTIFIER_VALUE.as('value'))
    .orderBy('id')
    .execute()
  expect(rows.map(row => row.value)).toEqual(VALUES)
  const [facts] = await readFacts(database.db, [1])
  expect(facts?.identifiers.map(({ value }) => value)).toEqual(VALUES)
})
