import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmptyDatabase } from '../database/test-database.ts'
import { oldFactChanges } from './old-fact-changes.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

const stored = async () => {
  const rows = await database.db
    .selectFrom('fact_changes')
    .select('carrier_id')
    .orderBy('carrier_id')
    .execute()
  return rows.map(({ carrier_id }) => carrier_id)
}

it('changes of facts are stored for their time, then deleted', async () => {
  const { db } = database
  await sql`delete from fact_changes`.execute(db)
  await sql`insert into fact_changes (carrier_id) values (7)`.execute(db)
  await oldFactChanges()(db)
  expect(await stored()).toEqual([7])
  await oldFactChanges(0)(db)
  expect(await stored()).toEqual([])
})
