import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { deferIndexes, restoreIndexes } from './deferred-indexes.ts'
import { migrate } from './migrate.ts'
import { rebuildIndexes } from './rebuild-indexes.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

const select = async <T>(query: string) => (await sql.raw<T>(query).execute(database.db)).rows
/** Without their parentheses, of which a definition that is read again has fewer. */
const definitions = async () =>
  (
    await select<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename in ('carriers', 'vehicles') order by indexname",
    )
  ).map(({ indexdef }) => indexdef.replaceAll(/[()]/g, ''))
const missing = async () =>
  (await select<{ name: string }>('select name from deferred_indexes order by name')).map(({ name }) => name)
const LARGE = 1_000
const defer = (bytes: number) => deferIndexes(database.db, ['carriers'], bytes, { leastBytes: LARGE })

beforeEach(async () => {
  await restoreIndexes(database.db)
  await select('delete from carriers')
  await select('vacuum carriers')
})

it('indexes that a first load is without are afterwards as they were', async () => {
  const before = await definitions()
  await defer(LARGE)
  expect(await missing()).toContain('carriers_legal_name_contains')
  expect(await definitions()).toHaveLength(before.length - (await missing()).length)
  expect(await restoreIndexes(database.db)).toContain('carriers_legal_name_contains')
  expect(await definitions()).toEqual(before)
  expect(await restoreIndexes(database.db)).toEqual([])
})

it('a small file, and one into a table that is no smaller, leave indexes as they are', async () => {
  await defer(LARGE - 1)
  expect(await missing()).toEqual([])
  await select(`insert into carriers (legal_name, legal_name_key, is_census_verified, source)
    values ('ELM', 'ELM', true, 'federal')`)
  await defer(LARGE)
  expect(await missing()).toEqual([])
})

it('a process that ended leaves indexes for the next that opens the database, before it changes the schema', async () => {
  const before = await definitions()
  await defer(LARGE)
  expect(await missing()).not.toEqual([])
  await migrate(database.db)
  expect(await missing()).toEqual([])
  expect(await definitions()).toEqual(before)
})

it('a search finds the same while its index is missing', async () => {
  const found = () => select("select id from carriers where legal_name like '%TE FER%'")
  await defer(LARGE)
  await select(`insert into carriers (id, legal_name, legal_name_key, phone, source)
    values (70077, 'SLATE FERN LLC', 'SLATEFERNLLC', '(806) 555-0100', 'federal')`)
  expect(await missing()).toContain('carriers_legal_name_contains')
  expect(await found()).toEqual([{ id: 70_077 }])
  await restoreIndexes(database.db)
  expect(await found()).toEqual([{ id: 70_077 }])
})

it('what carriers share is found by its indexes while others are missing', async () => {
  await defer(LARGE)
  const plan = await database.db.transaction().execute(async tx => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select carrier_id from association_keys
      where key = '+18065550100' and key_hash = association_hash(kind, '+18065550100')`.execute(tx)
    return rows.map(line => line['QUERY PLAN'])
  })
  expect(plan.filter(line => line.includes('Seq Scan'))).toEqual([])
})

it('an index that was just built, and one in the order of rows, are not built again', async () => {
  const files = () =>
    select<{ name: string; file: number }>(
      `select relname as name, relfilenode as file from pg_class where relname in
        ('carriers_pkey', 'carriers_by_legal_name', 'carriers_by_dba_name') order by relname`,
    )
  await select(`insert into carriers (legal_name, legal_name_key, is_census_verified, source)
    select 'ELM ' || n, 'ELM' || n, true, 'federal' from generate_series(1, 10000) as n`)
  const before = new Map((await files()).map(({ name, file }) => [name, file]))
  await rebuildIndexes(database.db, { leastBytes: LARGE, fresh: ['carriers_by_dba_name'] })
  expect(
    (await files()).filter(({ name, file }) => before.get(name) !== file).map(({ name }) => name),
  ).toEqual(['carriers_by_legal_name'])
})
