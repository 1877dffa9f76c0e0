import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { rebuildIndexes } from './rebuild-indexes.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

const select = async <T>(query: string) => (await sql.raw<T>(query).execute(database.db)).rows
const add = (from: number, to: number) =>
  select(`insert into carriers (legal_name, legal_name_key, is_census_verified, source)
    select 'ELM ' || n * 7919 % 10007, 'ELM' || n * 7919 % 10007, true, 'federal' from generate_series(${from}, ${to}) as n`)
const bytesOf = async (index: string) =>
  (await select<{ bytes: number }>(`select pg_relation_size('${index}') as bytes`))[0]?.bytes ?? 0
const builds = () => select<{ table_name: string; bytes: number }>('select * from index_builds')
const rebuild = () => rebuildIndexes(database.db, { leastBytes: 100_000 })

it('indexes of a table that has grown are built again, and are smaller', async () => {
  for (let at = 0; at < 10; at += 1) await add(at * 200, at * 200 + 199)
  const before = await bytesOf('carriers_by_legal_name')
  await rebuild()
  expect(await bytesOf('carriers_by_legal_name')).toBeLessThan(before)
  expect((await builds()).map(({ table_name }) => table_name)).toEqual(['carriers'])
})

it('those of a table that has grown less stay', async () => {
  const was = await builds()
  await add(2_000, 2_100)
  await rebuild()
  expect(await builds()).toEqual(was)
  await add(2_200, 3_500)
  await rebuild()
  expect((await builds())[0]?.bytes).toBeGreaterThan(1.25 * (was[0]?.bytes ?? 0))
})

it('what an interrupted build has left behind is dropped', async () => {
  await select('create index carriers_by_email_ccnew on carriers (email)')
  await select(
    "update pg_index set indisvalid = false where indexrelid = 'carriers_by_email_ccnew'::regclass",
  )
  await select('delete from index_builds')
  await rebuild()
  expect(await select("select from pg_class where relname like '%ccnew%'")).toEqual([])
  expect(await select('select from pg_index where not indisvalid')).toEqual([])
})

it('a table of which half is free is written anew', async () => {
  const rowsOf = () =>
    select<{ id: number; legal_name: string }>('select id, legal_name from carriers order by id')
  await select('delete from carriers where id % 2 = 0')
  await select('delete from index_builds')
  const [before, rows] = [await bytesOf('carriers'), await rowsOf()]
  await rebuild()
  expect(await bytesOf('carriers')).toBeLessThan(0.6 * before)
  expect(await rowsOf()).toEqual(rows)
  expect(await builds()).toEqual([{ table_name: 'carriers', bytes: await bytesOf('carriers') }])
})

it('an index by numbers that came below those of others is built again', async () => {
  await select(`insert into carriers (id, legal_name, legal_name_key, is_census_verified, source)
    select 50000000 + n, 'OAK ' || n, 'OAK' || n, true, 'federal' from generate_series(1, 500) as n`)
  await add(4_000, 9_000)
  await select('delete from index_builds')
  const before = await bytesOf('carriers_pkey')
  await rebuild()
  expect(await bytesOf('carriers_pkey')).toBeLessThan(0.8 * before)
})
