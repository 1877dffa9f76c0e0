import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { withoutViews } from './without-views.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql
    .raw(`
    create table measured (id integer, size text);
    create view sizes as select id, upper(size) as size from measured;
    create view first_size as select size from sizes order by id limit 1;
    insert into measured values (1, 'small');`)
    .execute(database.db)
})
afterAll(async () => {
  await sql.raw('drop view first_size, sizes; drop table measured').execute(database.db)
  await database.close()
})

it('a table is changed under its views, which are as before, and a view that is not there yet is passed over', async () => {
  const { db } = database
  await withoutViews(db, ['sizes', 'first_size', 'later_sizes'], () =>
    sql`alter table measured alter column size type varchar(9)`.execute(db),
  )
  expect((await sql`select size from first_size`.execute(db)).rows).toEqual([{ size: 'SMALL' }])
})
