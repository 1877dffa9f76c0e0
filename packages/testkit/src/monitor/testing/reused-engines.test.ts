import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmptyDatabase } from '../database/test-database.ts'
import type { EngineState } from './engine-state.ts'
import { EMPTIED, ReusedEngines, UNWRITTEN } from './reused-engines.ts'

let engines: ReusedEngines<EngineState>
let asFound: ReusedEngines<string>
let started = 0
beforeAll(async () => {
  const empty = await openEmptyDatabase({ embedded: true })
  const dump = await empty.dump()
  await empty.close()
  const counted = async () => {
    started += 1
    return dump
  }
  engines = new ReusedEngines(counted, EMPTIED)
  asFound = new ReusedEngines(counted, UNWRITTEN)
})

const inOne = async <T>(
  work: (opened: Database) => Promise<T>,
  from: Pick<ReusedEngines<unknown>, 'open'> = engines,
): Promise<T> => {
  const opened = await from.open()
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}
const addCompany = ({ db }: Database) =>
  db
    .insertInto('companies')
    .values({ legal_name: 'Kept Brokers LLC', company_type: 'broker', brand: 'main' })
    .returning('id')
    .executeTakeFirstOrThrow()
const given = ({ db }: Database) => db.selectFrom('tax_forms').select(['id', 'name']).orderBy('id').execute()
const setting = async ({ db }: Database) =>
  (await sql<{ is: string }>`select current_setting('statement_timeout') as is`.execute(db)).rows[0]?.is

describe('an engine that was closed', () => {
  it('is reused without rows, counting from one, with its initial settings', async () => {
    const before = await inOne(async opened => {
      const { id } = await addCompany(opened)
      const stored = { id, given: await given(opened), setting: await setting(opened) }
      await sql`set statement_timeout = 5000`.execute(opened.db)
      await sql`create temporary table mine as select 1 as one`.execute(opened.db)
      return stored
    })
    const startedBefore = started
    await inOne(async opened => {
      expect(await opened.db.selectFrom('companies').selectAll().execute()).toEqual([])
      expect(await given(opened)).toEqual(before.given)
      expect(await setting(opened)).toBe(before.setting)
      await expect(sql`select from mine`.execute(opened.db)).rejects.toThrow('does not exist')
      expect((await addCompany(opened)).id).toBe(before.id)
    })
    expect({ started, rows: before.given.length > 0 }).toEqual({ started: startedBefore, rows: true })
  })

  it('in the middle of a transaction is reused outside of it', async () => {
    await inOne(({ db }) => sql`begin`.execute(db))
    await inOne(async opened => {
      await addCompany(opened)
      await expect(sql`savepoint one`.execute(opened.db)).rejects.toThrow('transaction block')
    })
  })

  it('is not reused when its schema has changed', async () => {
    await inOne(({ db }) => sql`drop table notes cascade`.execute(db))
    const before = started
    await inOne(async ({ db }) => expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]))
    expect(started).toBe(before + 1)
  })
})

describe('an engine that is reused as it was found', () => {
  it('is reused with its initial settings when nothing was written', async () => {
    await inOne(async opened => {
      await given(opened)
      await sql`set statement_timeout = 5000`.execute(opened.db)
    }, asFound)
    const before = started
    expect(await inOne(setting, asFound)).toBe('0')
    expect(started).toBe(before)
  })

  it.each([
    ['written', sql`insert into tax_forms (name, needs_signature) values ('Another', false)`],
    ['changed', sql`update tax_forms set name = 'Another' where name = 'W-9'`],
    ['counted', sql`select nextval('companies_id_seq')`],
    ['defined', sql`create table more (text text)`],
  ])('is not reused when something was %s', async (_, statement) => {
    await inOne(({ db }) => statement.execute(db), asFound)
    const before = started
    await inOne(given, asFound)
    expect(started).toBe(before + 1)
  })
})

it('two databases open at once have two engines', async () => {
  await inOne(async one => {
    await addCompany(one)
    await inOne(async other => {
      expect(await other.db.selectFrom('companies').selectAll().execute()).toEqual([])
    })
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
