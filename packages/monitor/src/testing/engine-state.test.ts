import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEngine } from '../database/open-embedded.ts'
import { resetTables, stateOf } from './engine-state.ts'
import { openEmptyDatabase } from './test-database.ts'

let engine: PGlite
beforeAll(async () => {
  const empty = await openEmptyDatabase({ embedded: true })
  engine = await startEngine({ dump: await empty.dump() })
  await empty.close()
})
afterAll(() => engine.close())

const addArea = () =>
  engine.exec(`insert into areas (is_type, code, name, name_key, country, zip_count)
    values ('kma', 'DAL', 'Dallas', 'DALLAS', 'US', 1)`)

describe('tables are reset', () => {
  it.each([
    ['from nothing', ''],
    ['from rows, statistics and counts', `analyze; select nextval('companies_id_seq')`],
  ])('%s', async (_, statement) => {
    const first = await stateOf(engine)
    await addArea()
    await engine.exec(statement)
    expect(await resetTables(engine, first)).toBe(true)
    expect(await stateOf(engine)).toEqual(first)
    expect((await engine.query('select from areas')).rows).toEqual([])
  })
})

describe('tables cannot be reset when', () => {
  it.each([
    ['a table is gone', 'drop table notes cascade'],
    ['a table is new', 'create table more (text text)'],
    ['a column is new', 'alter table tickets add column more text'],
    ['a column has another name', 'alter table tickets rename column more to words'],
    ['a default is gone', 'alter table companies alter column created_at drop default'],
    ['a check is new', 'alter table areas add check (zip_count < 5)'],
    ['an index is gone', 'drop index carrier_insurances_with_vins'],
    ['a view is gone', 'drop view scheduled_vehicles'],
    ['a function is new', 'create function one() returns int language sql return 1'],
    ['a trigger is off', 'alter table loads disable trigger all'],
    ['a setting is different for the next connection', `alter role postgres set statement_timeout = '5s'`],
    ['a row that it began with is another', `update tax_forms set name = 'Another' where name = 'W-9'`],
    ['rows that it began with are gone', 'delete from tax_forms'],
  ])('%s', async (_, statement) => {
    const first = await stateOf(engine)
    await engine.exec(statement)
    expect(await resetTables(engine, first)).toBe(false)
  })
})
