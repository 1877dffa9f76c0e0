import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { numberedPolicy } from '../carriers/insurance/mail-agent.ts'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const POLICIES = 1_000

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql
    .raw(`
    insert into companies (id, legal_name) values (1, 'NORTH');
    insert into carriers (id, legal_name, legal_name_key, source) values (1, 'ELM', 'ELM', 'federal');
    insert into carrier_insurances (carrier_id, kind, federal_key)
      select 1, 'cargo', n from generate_series(1, ${POLICIES}) as n;
    insert into insurance_certificate_requests (company_id, carrier_id, insurance_policy_id, status)
      values (1, 1, 127, 'requested'), (1, 1, 128, 'requested');`)
    .execute(database.db)
})
afterAll(() => database.close())

it.each([1, 127, 128, POLICIES])('policy %d is found by its number', async id => {
  const rows = await database.db
    .selectFrom('carrier_insurances')
    .select('id')
    .where(numberedPolicy(id))
    .execute()
  expect(rows).toEqual([{ id }])
})

it('a policy is found by an index', async () => {
  await sql`set enable_seqscan = off`.execute(database.db)
  const { rows } = await sql`explain select from carrier_insurances where ${numberedPolicy(7)}`.execute(
    database.db,
  )
  expect(JSON.stringify(rows)).toContain('carrier_insurances_by_numbers')
})

it('a request for a certificate stays when its policy is deleted, and names it no more', async () => {
  await database.db.deleteFrom('carrier_insurances').where('id', '=', 127).execute()
  expect(
    await database.db
      .selectFrom('insurance_certificate_requests')
      .select('insurance_policy_id')
      .orderBy('id')
      .execute(),
  ).toEqual([{ insurance_policy_id: null }, { insurance_policy_id: 128 }])
})
