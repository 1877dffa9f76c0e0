import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

let database: Database
beforeEach(async () => {
  database = await openEmptyDatabase({ embedded: true })
})
afterEach(() => database.close())

const named = async () => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where name like 'read%'`.execute(database.db)
  return rows.map(({ statement }) => statement)
}
const plans = async () => database.db.selectFrom('plans').select('id').execute()

it('a statement that reads is planned once, from its second time on', async () => {
  await plans()
  expect(await named()).not.toContainEqual(expect.stringContaining('from "plans"'))
  await plans()
  await plans()
  expect((await named()).filter(text => text.includes('from "plans"'))).toHaveLength(1)
})

it('a statement that is planned gives the rows of its newest parameters', async () => {
  const double = async (of: number) => {
    const { rows } = await sql<{ found: number }>`select ${of}::int * 2 as found`.execute(database.db)
    return rows[0]?.found
  }
  expect([await double(1), await double(2), await double(3)]).toEqual([2, 4, 6])
})

it('a statement that is planned gives a column that its table has got since', async () => {
  const { db } = database
  const all = async () => (await sql`select * from parts_of_test`.execute(db)).rows
  await sql`create table parts_of_test as select 1 as one`.execute(db)
  await all()
  expect(await all()).toEqual([{ one: 1 }])
  await sql`alter table parts_of_test add column two int default 2`.execute(db)
  expect(await all()).toEqual([{ one: 1, two: 2 }])
  await sql`drop table parts_of_test`.execute(db)
})

it('a statement is planned anew after many writes, as its table may have grown', async () => {
  await plans()
  await plans()
  for (let write = 0; write < 20; write += 1)
    await database.db.updateTable('plans').set({ id: 'none' }).where('id', '=', 'no such plan').execute()
  expect((await named()).filter(text => text.includes('from "plans"'))).toEqual([])
  const before = await plans()
  expect(await plans()).toEqual(before)
})

it('a database that is opened again over the same engine plans its statements anew', async () => {
  await plans()
  const before = await plans()
  await database.close()
  database = await openEmptyDatabase({ embedded: true })
  await plans()
  expect(await plans()).toEqual(before)
})
