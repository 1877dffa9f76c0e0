import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeededDatabase } from '../testing/test-database.ts'
import { UNCHECKED } from '../worlds/foreign-keys.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase('small')
})
afterAll(() => database.close())

const count = async (query: string) =>
  (await sql.raw<{ many: number }>(`select count(*)::int as many from ${query}`).execute(database.db)).rows[0]
    ?.many

const ofCarriers = UNCHECKED.filter(({ target }) => target === 'carriers')

it('a carrier that is deleted takes its facts with it, and no others', async () => {
  const id = 999_001
  const { db } = database
  await sql`insert into carriers (id, legal_name, legal_name_key, source) values (${id}, 'ELM', 'ELM', 'federal')`.execute(
    db,
  )
  await sql
    .raw(`
    insert into carrier_identifiers (carrier_id, is_type, value, value_key) values (${id}, 'DOT', '99', '99');
    insert into carrier_contacts (carrier_id, name) values (${id}, 'SOL');
    insert into carrier_census (carrier_id) values (${id});
    insert into carrier_safety (carrier_id) values (${id});
    insert into carrier_safety_to_count (carrier_id) values (${id});
    insert into carrier_dockets (carrier_id, docket) values (${id}, 'MC1');
    insert into carrier_authorities (carrier_id) values (${id});
    insert into authority_history (carrier_id, authority, action, acted_on) values (${id}, 'common', 'GRANTED', '2020-01-01');
    insert into revocations (carrier_id, authority, kind) values (${id}, 'common', 'VOLUNTARY');
    insert into carrier_insurances (carrier_id, kind) values (${id}, 'bipd');
    insert into inspections (id, carrier_id, report_number, inspected_on) values (${id}, ${id}, 'TX1', '2026-01-30');
    insert into carrier_basic_measures (carrier_id, measured_on, measures) values (${id}, '2026-01-30', '[]');
    insert into carrier_vehicles (carrier_id, is_type, source, date) values (${id}, 'trailer', 'inspection', '2026-01-30');`)
    .execute(db)
  const before = new Map<string, number | undefined>()
  for (const { table } of ofCarriers) {
    expect([table, await count(`${table} where carrier_id = ${id}`)]).toEqual([table, 1])
    before.set(table, await count(`${table} where carrier_id <> ${id}`))
  }
  await sql`delete from carriers where id = ${id}`.execute(db)
  for (const { table } of ofCarriers) {
    expect([table, await count(`${table} where carrier_id = ${id}`)]).toEqual([table, 0])
    expect([table, await count(table)]).toEqual([table, before.get(table)])
  }
})
