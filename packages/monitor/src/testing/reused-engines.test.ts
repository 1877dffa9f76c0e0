import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { type SqlSession, stateOf } from './engine-state.ts'
import { type Fill, ReusedEngines } from './reused-engines.ts'
import { openEmptyDatabase } from './test-database.ts'

let engines: ReusedEngines
let started = 0
beforeAll(async () => {
  const empty = await openEmptyDatabase({ embedded: true })
  const dump = await empty.dump()
  await empty.close()
  engines = new ReusedEngines(async () => {
    started += 1
    return dump
  })
})

const inOne = async <T>(work: (opened: Database) => Promise<T>, fill?: Fill): Promise<T> => {
  const opened = await engines.open(fill)
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

const session = ({ pool }: Database): SqlSession => ({
  query: statement => pool.query(statement),
  exec: statements => pool.query(statements),
})

const addCompany: Fill = ({ db }) =>
  db
    .insertInto('companies')
    .values({ legal_name: 'Kept Brokers LLC', company_type: 'broker', brand: 'main' })
    .execute()
const companies = ({ db }: Database) => db.selectFrom('companies').select(['id', 'legal_name']).execute()
const given = ({ db }: Database) => db.selectFrom('tax_forms').select(['id', 'name']).execute()

const libraries = async (pool: Database['pool']) =>
  (await pool.query<{ file_name: string }>('select file_name from pg_get_loaded_modules()')).rows.map(
    ({ file_name }) => file_name,
  )

/** All that the next test file could notice of what was done before. */
const whole = async (opened: Database) => {
  const { rows } = await session(opened).query(`select current_setting('statement_timeout') as patience,
    to_regclass('mine') as mine, (select count(*)::int from pg_prepared_statements) as prepared,
    (select count(*)::int from pg_locks where locktype = 'advisory') as locks`)
  return { ...(await stateOf(session(opened))), session: rows }
}

describe('an engine that was closed is reused as it started after', () => {
  let first: Awaited<ReturnType<typeof whole>>
  beforeAll(async () => {
    first = await inOne(whole)
  })

  it.each([
    ['rows', `insert into explicit_classifications (name) values ('Reefer')`],
    [
      'rows on disk',
      'insert into explicit_classifications (name) select g from generate_series(1, 5000) g; checkpoint',
    ],
    ['statistics and counts', `analyze; select nextval('companies_id_seq')`],
    ['a setting of its session', 'set statement_timeout = 5000'],
    ['a table of its session', 'create temporary table mine as select 1 as one'],
    ['a statement of its session', 'prepare mine as select 1'],
    ['a lock of its session', 'select pg_advisory_lock(7)'],
    ['the middle of a transaction', 'begin; delete from tax_forms'],
    ['a transaction that failed', 'begin; select 1 / 0'],
    ['the end of a table', 'drop table notes cascade; checkpoint'],
    [
      'a new table',
      'create table more as select g from generate_series(1, 5000) g; create index on more (g)',
    ],
    ['new files of a table', 'vacuum full tax_forms'],
    ['a new column', 'alter table tickets add column more text'],
    ['a new function', 'create function one() returns int language sql return 1'],
    ['a setting of the next connection', `alter role postgres set statement_timeout = '5s'`],
    ['other rows than it began with', `update tax_forms set name = 'Another' where name = 'W-9'`],
    ['no rows', 'truncate tax_forms cascade'],
  ])('%s', async (_, statement) => {
    const startedBefore = started
    await inOne(async ({ pool }) => {
      await pool.query(statement).catch((error: unknown) => expect(String(error)).toContain('by zero'))
    })
    expect(await inOne(whole)).toEqual(first)
    await inOne(({ pool }) => expect(pool.query('savepoint one')).rejects.toThrow('transaction block'))
    expect(started).toBe(startedBefore)
  })
})

it('an engine is filled once, and restored with what filled it', async () => {
  let filled = 0
  const fill: Fill = async opened => {
    filled += 1
    await addCompany(opened)
  }
  const first = await inOne(companies, fill)
  await inOne(async opened => {
    await addCompany(opened)
    expect(await companies(opened)).toHaveLength(2)
  }, fill)
  expect(await inOne(companies)).toEqual([])
  expect(await inOne(companies, fill)).toEqual(first)
  expect({ filled, first }).toEqual({
    filled: 1,
    first: [expect.objectContaining({ legal_name: 'Kept Brokers LLC' })],
  })
})

it('two databases open at once have two engines', async () => {
  await inOne(async one => {
    await addCompany(one)
    await inOne(async other => expect(await companies(other)).toEqual([]))
    expect(await companies(one)).toHaveLength(1)
  })
})

it.each([
  ['was asked', async (opened: Database) => void (await given(opened))],
  ['was not', async () => {}],
])('a closed database refuses queries, whether it %s', async (_, request) => {
  const { db } = await inOne(async opened => {
    await request(opened)
    return opened
  })
  await expect(db.selectFrom('companies').selectAll().execute()).rejects.toThrow(
    /destroyed|after calling end/,
  )
})

it('an engine is not reused after it loaded a library, which stays', async () => {
  const withLibrary = await inOne(async ({ pool }) => {
    await pool.query(`load 'dict_snowball'`)
    return libraries(pool)
  })
  expect(withLibrary).toContain('dict_snowball.so')
  expect(await inOne(({ pool }) => libraries(pool))).not.toContain('dict_snowball.so')
})
