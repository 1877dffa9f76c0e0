import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEngine } from '../database/open-embedded.ts'
import { openEmptyDatabase } from '../database/test-database.ts'
import { resetEngine, stateOf } from './engine-state.ts'

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

describe('an engine is reset', () => {
  it.each([
    ['from nothing', ''],
    ['from rows, statistics and counts', `analyze; select nextval('companies_id_seq')`],
    ['from a setting of its session', `set statement_timeout = 5000`],
    ['from a table of its session', 'create temporary table mine as select 1 as one'],
    ['from a lock of its session', 'select pg_advisory_lock(7)'],
    ['from the middle of a transaction', 'begin; delete from tax_forms'],
    ['from a transaction that failed', 'begin; select 1 / 0'],
  ])('%s', async (_, statement) => {
    const first = await stateOf(engine)
    await addArea()
    await engine.exec(statement).catch((error: unknown) => expect(String(error)).toContain('by zero'))
    expect(await resetEngine(engine, first)).toBe(true)
    expect(await stateOf(engine)).toEqual(first)
    const { rows } = await engine.query(`select current_setting('statement_timeout') as patience,
      (select count(*)::int from areas) as areas, to_regclass('mine') as mine,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks`)
    expect(rows).toEqual([{ patience: '0', areas: 0, mine: null, locks: 0 }])
    await expect(engine.exec('savepoint one')).rejects.toThrow('transaction block')
  })
})

describe('an engine cannot be reset when', () => {
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
    expect(await resetEngine(engine, first)).toBe(false)
  })
})
