import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILE_KINDS } from '../federal/import/kinds/index.ts'
import { openMigrated } from '../testing/migrated-database.ts'
import type { Database } from './database.ts'

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    values (1, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal'), (2, 'ELM', 'ELM', 'federal');
  insert into authority_history (carrier_id, authority, action, acted_on, authority_type, source_file, federal_key)
    values (1, 'common', 'ACTIVE', '2026-06-01', 'Motor Carrier of Property', 'Motus AuthHist', 1),
      (1, 'common', 'GRANTED', '2020-06-01', null, null, null);
  insert into revocations (carrier_id, authority, kind, source_file) values (1, 'common', 'VOLUNTARY', 'L&I Revocation');
  insert into motus_authorities (carrier_id, docket, authority_type, authority, status, federal_key, federal_digest, as_of)
    values (1, 'MC1', 'Motor Carrier of Property', 'common', 'A', 11, 1, '2026-11-01'),
      (1, 'MC1', 'Broker of Property', 'broker', 'A', 12, 1, '2026-11-01');
  insert into carrier_authorities (carrier_id, common, as_of, source_file, granted_source_file, ended_source_file)
    values (1, 'A', '2026-11-01', 'Motus Carrier', 'L&I AuthHist', 'Motus RevokeSuspend'), (2, 'A', null, null, null, null);
  insert into carrier_insurances (carrier_id, kind, amount, as_of, listed_as_of, source_file)
    values (1, 'bipd', 1, '2026-11-01', '2026-11-01', 'Motus Insur'), (2, 'bipd', 1, '2026-05-01', null, 'InsHist');
  insert into out_of_service_orders (carrier_id, ordered_on, federal_key, federal_digest, as_of)
    values (1, '2026-01-30', 1, 1, '2026-11-01');`

/** What a file that was published later says of the day of all that stands in it. */
const PUBLISHED = `insert into published_days (source_file, as_of)
  values ('Motus Carrier', '2026-11-20'), ('L&I AuthHist', '2026-05-14'), ('Motus Insur', '2026-11-21')`

/** A new database, and one in which the last step ran before. */
describe.each([
  ['a new database', '287-census-terms', []],
  ['an older database', '299-published-days', ['288-files-of-authority']],
] as const)('the files of authority and insurance in %s', (name, lastStep, added) => {
  let database: Database
  beforeAll(async () => {
    database = await openMigrated(lastStep, ROWS, added)
    await select(PUBLISHED)
  })
  afterAll(() => database.close())
  const select = async (query: string) => (await sql.raw(query).execute(database.db)).rows

  it(`${name} has the titles that rows had`, async () => {
    expect(
      await select(`
        select source_file from authority_history union all select source_file from revocations
        union all select source_file from carrier_insurances`),
    ).toEqual(
      ['Motus AuthHist', null, 'L&I Revocation', 'Motus Insur', 'InsHist'].map(source_file => ({
        source_file,
      })),
    )
  })

  it(`${name} tells the day to which a file was published`, async () => {
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
        // What only a notice has is no end.
        ended_source_file: null,
        notice_source_file: 'Motus RevokeSuspend',
      },
    ])
    expect(await select('select as_of from listed_insurances order by carrier_id')).toEqual([
      { as_of: '2026-11-21' },
      { as_of: '2026-05-01' },
    ])
  })

  it(`${name} records the file of a change that was seen`, async () => {
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

  it(`${name} finds authorities and orders of a carrier by an index`, async () => {
    await select('set enable_seqscan = off')
    const planOf = async (table: string) =>
      JSON.stringify(await select(`explain select from ${table} where carrier_id = 1`))
    expect(await planOf('motus_authorities')).toContain('motus_authorities_by_federal_key')
    expect(await planOf('out_of_service_orders')).toContain('out_of_service_orders_by_federal_key')
  })

  it(`${name} takes every file of authority and insurance`, async () => {
    const titles = FILE_KINDS.filter(({ name }) => /authority|insurance|carrier|revocation/.test(name)).map(
      ({ title }) => title.replace(/^L&I (?=ActPendInsur|Insur|InsHist)/, ''),
    )
    expect(titles.length).toBeGreaterThan(8)
    for (const title of titles)
      expect(await select(`select '${title}'::file_title::text as title`)).toEqual([{ title }])
  })
})
