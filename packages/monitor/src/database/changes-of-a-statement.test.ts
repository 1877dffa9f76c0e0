import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const CARRIERS = 10_000

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql`
    insert into carriers (id, legal_name, legal_name_key, source, phone, email, physical_street, physical_postal_code, physical_country)
    select n, 'Carrier ' || n, 'CARRIER' || n, 'world', '+1806555' || lpad(n::text, 4, '0'), null, n || ' Depot Road', '79101', 'US'
    from generate_series(1, ${sql.lit(CARRIERS)}) as n;
  `.execute(database.db)
  await sql`
    insert into carrier_authorities (carrier_id, common, contract, broker, as_of)
    select id, 'A', 'N', null, '2026-11-01' from carriers`.execute(database.db)
})
afterAll(() => database.close())

const recorded = async () => {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', carrier_id, kind, subject, was, now, source) as text from carrier_facts_seen
    union all select concat_ws(' ', carrier_id, is_type, was, changed_on) from contact_changes
    order by text`.execute(database.db)
  return rows.map(({ text }) => text)
}

it('10,000 rows that a statement writes without changing a fact record no change', async () => {
  await sql`update carrier_authorities set common = common, as_of = '2026-11-20'`.execute(database.db)
  await sql`update carriers set phone = phone, federal_as_of = '2026-11-20'`.execute(database.db)
  expect(await recorded()).toEqual([])
})

it('a statement that changes some of its rows records these, each with what it was and its day', async () => {
  await sql`update carrier_authorities set common = 'I', broker = 'A' where carrier_id in (7, 9)`.execute(
    database.db,
  )
  await sql`
    update carriers set phone = case id when 3 then '+13125550100' else phone end, federal_as_of = '2026-11-21'
    where id < 20`.execute(database.db)
  expect(await recorded()).toEqual([
    '3 phone +18065550003 2026-11-21',
    '7 authority common A I FMCSA licensing and insurance',
    '9 authority common A I FMCSA licensing and insurance',
  ])
})

it('a merge of new and known rows records what changed of the known ones', async () => {
  await sql`truncate carrier_facts_seen; delete from carrier_authorities where carrier_id = 21`.execute(
    database.db,
  )
  await sql`
    insert into carrier_authorities (carrier_id, common, contract, broker, as_of)
    values (21, 'I', 'N', null, '2026-11-21'), (22, 'I', 'N', null, '2026-11-21'), (23, 'A', 'N', null, '2026-11-21')
    on conflict (carrier_id) do update set common = excluded.common`.execute(database.db)
  expect(await recorded()).toContain('22 authority common A I FMCSA licensing and insurance')
  expect(await recorded()).not.toContainEqual(expect.stringMatching(/^2[13] authority/))
})

it('a change names the file that it was read from', async () => {
  await sql`truncate carrier_facts_seen`.execute(database.db)
  await sql`update carrier_authorities set common = 'N', source_file = 'Motus Carrier' where carrier_id = 24`.execute(
    database.db,
  )
  await sql`
    insert into carrier_insurances (carrier_id, kind, amount, source_file) values (24, 'bipd', 750000, 'Insur')`.execute(
    database.db,
  )
  await sql`update carrier_insurances set amount = 1000000 where carrier_id = 24`.execute(database.db)
  expect(await recorded()).toEqual(
    expect.arrayContaining([
      '24 authority common A N Motus Carrier',
      '24 insurance bipd_amount 750000 1000000 L&I Insur',
    ]),
  )
})

/** Records a change of a column row by row, which is what a trigger of the statement has to record too. */
const rowByRow = (column: string) => `
  create function ${column}_by_row() returns trigger language plpgsql as
  $$
  begin
    insert into carrier_facts_seen (carrier_id, kind, subject, was, now, source)
    values (new.carrier_id, 'authority', '${column}', old.${column}, new.${column}, 'row by row');
    return null;
  end
  $$;
  create trigger ${column}_by_row after update on carrier_authorities for each row
    when (old.${column} is not null and old.${column} is distinct from new.${column})
    execute function ${column}_by_row();`

it('the changes of a statement are those that were recorded row by row', async () => {
  const letter = fc.constantFrom('A', 'I', 'N', null)
  const rowsOfAStatement = fc.uniqueArray(
    fc.record({ carrier_id: fc.integer({ min: 30, max: 45 }), common: letter, contract: letter }),
    { selector: ({ carrier_id }) => carrier_id, maxLength: 12 },
  )
  for (const column of ['common', 'contract']) await sql.raw(rowByRow(column)).execute(database.db)
  await fc.assert(
    fc.asyncProperty(rowsOfAStatement, async rows => {
      await sql`truncate carrier_facts_seen`.execute(database.db)
      await sql`
        update carrier_authorities as a set common = n.common, contract = n.contract
        from json_to_recordset(${JSON.stringify(rows)}::json) as n(carrier_id int, common text, contract text)
        where a.carrier_id = n.carrier_id`.execute(database.db)
      const { rows: seen } = await sql<{ what: string; by: string[] }>`
        select concat_ws(' ', carrier_id, subject, was, now) as what, array_agg(source order by source) as by
        from carrier_facts_seen group by 1`.execute(database.db)
      for (const { by } of seen) expect(by).toEqual(['FMCSA licensing and insurance', 'row by row'])
    }),
    { numRuns: 60 },
  )
})

/** Such a join is planned once for a connection, for as many rows as its first statement changed. */
it('the rows before and after a statement are joined by a hash, in every trigger that joins them', async () => {
  const { rows } = await sql<{ name: string; settings: readonly string[] | null }>`
    select proname as name, proconfig as settings from pg_proc
    where prorettype = 'trigger'::regtype and prosrc ~ '(was_rows[^;]* join [^;]*now_rows|now_rows[^;]* join [^;]*was_rows)'
      and prosrc !~ 'union all'
    order by 1`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['carrier_insurances_seen', 'own_carriers_update_events']),
  )
  expect(rows.filter(({ settings }) => settings?.includes('enable_nestloop=off') !== true)).toEqual([])
})
