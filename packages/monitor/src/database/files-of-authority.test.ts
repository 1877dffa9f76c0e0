import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FILE_KINDS } from '../federal/import/kinds/index.ts'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    values (1, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal'), (2, 'ELM', 'ELM', 'federal');
  insert into motus_authorities (carrier_id, docket, authority, status, federal_key, federal_digest, as_of)
    values (1, 'MC1', 'common', 'A', 11, 1, '2026-11-01'), (1, 'MC1', 'broker', 'A', 12, 1, '2026-11-01');
  insert into carrier_authorities (carrier_id, common, as_of, source_file, granted_source_file, notice_source_file)
    values (1, 'A', '2026-11-01', 'Motus Carrier', 'L&I AuthHist', 'Motus RevokeSuspend'), (2, 'A', null, null, null, null);
  insert into carrier_insurances (carrier_id, kind, amount, as_of, listed_as_of, source_file)
    values (1, 'bipd', 1, '2026-11-01', '2026-11-01', 'Motus Insur'), (2, 'bipd', 1, '2026-05-01', null, 'InsHist');
  insert into out_of_service_orders (carrier_id, ordered_on, federal_key, federal_digest, as_of)
    values (1, '2026-01-30', 1, 1, '2026-11-01');`

/** What a file that was published later says of the day of all that stands in it. */
const PUBLISHED = `insert into published_days (source_file, as_of)
  values ('Motus Carrier', '2026-11-20'), ('L&I AuthHist', '2026-05-14'), ('Motus Insur', '2026-11-21')`

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await select(ROWS)
  await select(PUBLISHED)
})
afterAll(() => database.close())
const select = async (query: string) => (await sql.raw(query).execute(database.db)).rows

it('authority and insurance are of the day to which their file was published', async () => {
  expect(
    await select(`
        select as_of, granted_as_of, source_file, granted_source_file, ended_source_file, notice_source_file
        from listed_authorities where carrier_id = 1`),
  ).toEqual([
    {
      as_of: '2026-11-20',
      granted_as_of: '2026-05-14',
      source_file: 'Motus Carrier',
      granted_source_file: 'L&I AuthHist',
      ended_source_file: null,
      notice_source_file: 'Motus RevokeSuspend',
    },
  ])
  expect(await select('select as_of from listed_insurances order by carrier_id')).toEqual([
    { as_of: '2026-11-21' },
    { as_of: '2026-05-01' },
  ])
})

it('a change that was seen names the file of its row', async () => {
  await select(`
      update carrier_authorities set common = 'I';
      update carrier_insurances set amount = 2`)
  expect(await select('select kind, source from carrier_facts_seen order by id')).toEqual([
    { kind: 'authority', source: 'Motus Carrier' },
    { kind: 'authority', source: 'FMCSA licensing and insurance' },
    { kind: 'insurance', source: 'Motus Insur' },
    { kind: 'insurance', source: 'L&I InsHist' },
  ])
})

it('authorities and orders of a carrier are found by an index', async () => {
  await select('set enable_seqscan = off')
  const planOf = async (table: string) =>
    JSON.stringify(await select(`explain select from ${table} where carrier_id = 1`))
  expect(await planOf('motus_authorities')).toContain('motus_authorities_by_federal_key')
  expect(await planOf('out_of_service_orders')).toContain('out_of_service_orders_by_federal_key')
})

it('a row may be of every file of authority and insurance', async () => {
  const titles = FILE_KINDS.filter(({ name }) => /authority|insurance|carrier|revocation/.test(name)).map(
    ({ title }) => title.replace(/^L&I (?=ActPendInsur|Insur|InsHist)/, ''),
  )
  expect(titles.length).toBeGreaterThan(8)
  for (const title of titles)
    expect(await select(`select '${title}'::file_title::text as title`)).toEqual([{ title }])
})
