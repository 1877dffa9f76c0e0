import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withKey } from '../federal/import/kinds/li-insurance/join-policy.ts'
import { openMigrated } from '../testing/migrated-database.ts'
import type { Database } from './database.ts'

/** The last step before a policy had one key, whatever form and dockets it is filed on. */
const BEFORE = '262-full-pages'

const COMPANIES = ['The Invented Mutual Insurance Company, Inc.', 'Corpus & Co. of Ohio', 'INC.', null]

/** Of one carrier each: a form in the history that is another than in the list, two dockets, and names of companies. */
const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    select id, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal' from generate_series(1, 4) as id;
  insert into carrier_insurances (id, carrier_id, federal_key, kind, form_code, docket, policy_number, insurer, amount, effective_on,
      source, source_file, listed_as_of, motus_as_of, history_as_of, history_cancelled_on, cancelled_on, is_pending, as_of) values
    (1, 1, 11, 'bipd', '91X', 'MC1', 'B 40', 'INVENTED MUTUAL', 1000000, '2025-01-01', 'filing', 'Motus Insur',
      '2026-11-20', '2026-11-20', null, null, null, false, '2026-11-20'),
    (2, 1, 12, 'bipd', '91', 'MC1', 'B40', 'INVENTED MUTUAL', null, '2025-01-01', 'filing', 'Motus InsHist',
      null, null, '2026-11-20', '2026-11-01', '2026-11-01', false, '2026-11-20'),
    (3, 2, 13, 'bipd', '91X', 'FF2', 'B42', 'INVENTED MUTUAL', 1000000, '2025-01-01', 'filing', 'Motus Insur',
      '2026-11-19', '2026-11-19', null, null, null, false, '2026-11-19'),
    (4, 2, 14, 'bipd', '91X', 'MC2', 'B42', 'INVENTED MUTUAL', 500000, '2025-01-01', 'filing', 'Motus Insur',
      '2026-11-20', '2026-11-20', null, null, null, false, '2026-11-20'),
    (5, 2, 15, 'cargo', '34', 'MC2', 'B42', 'INVENTED MUTUAL', 100000, '2025-01-01', 'filing', 'Motus Insur',
      '2026-11-20', '2026-11-20', null, null, null, false, '2026-11-20');
  insert into carrier_insurances (id, carrier_id, federal_key, kind, policy_number, insurer, source)
    values ${COMPANIES.map((insurer, at) => `(${10 + at}, 3, ${at}, 'cargo', 'é-${at}', ${insurer === null ? 'null' : `'${insurer}'`}, 'filing')`).join(', ')};
  insert into carrier_insurances (id, carrier_id, kind, source) values (20, 4, 'bipd', 'certificate');
  insert into companies (id, legal_name) values (1, 'NORTH');
  insert into insurance_certificate_requests (company_id, carrier_id, insurance_policy_id, status)
    values (1, 2, 4, 'requested');`

let database: Database
beforeAll(async () => {
  database = await openMigrated(BEFORE, ROWS)
})
afterAll(() => database.close())

const select = async (query: string) => (await sql.raw(query).execute(database.db)).rows
const keyOf = (changes: Partial<Parameters<typeof withKey>[0]>) =>
  withKey({
    docket: 'MC9',
    dotNumber: null,
    form: { code: '91', kind: 'bipd' },
    isPrimary: true,
    policyNumber: 'B40',
    insurer: 'INVENTED MUTUAL',
    amount: null,
    underlyingAmount: null,
    effectiveOn: '2025-01-01',
    cancelledOn: null,
    ...changes,
  }).key

it('a stored policy that its history names by another form is one that has ended', async () => {
  expect(
    await select(`select id, federal_key, form_code, amount, cancelled_on, listed_as_of, history_as_of, docket, other_dockets
      from carrier_insurances where carrier_id = 1`),
  ).toEqual([
    {
      id: 1,
      federal_key: keyOf({}),
      form_code: '91X',
      amount: 1_000_000,
      cancelled_on: '2026-11-01',
      listed_as_of: '2026-11-20',
      history_as_of: '2026-11-20',
      docket: 'MC1',
      other_dockets: null,
    },
  ])
})

it('a stored policy of two dockets is one, keeps their days, and what was requested of it', async () => {
  expect(
    await select(`select id, federal_key, amount, docket, other_dockets from carrier_insurances
      where carrier_id = 2 and kind = 'bipd'`),
  ).toEqual([
    {
      id: 3,
      federal_key: keyOf({ policyNumber: 'B42' }),
      amount: 500_000,
      docket: 'MC2',
      other_dockets: 'FF2 2026-11-19',
    },
  ])
  expect(await select('select insurance_policy_id from insurance_certificate_requests')).toEqual([
    { insurance_policy_id: 3 },
  ])
})

it('stored policies have the key with which a file finds them again, however their company is written', async () => {
  const found = await select('select federal_key from carrier_insurances where carrier_id = 3 order by id')
  expect(found).toEqual(
    COMPANIES.map((insurer, at) => ({
      federal_key: keyOf({
        form: { code: '34', kind: 'cargo' },
        policyNumber: `é-${at}`,
        insurer,
        effectiveOn: null,
      }),
    })),
  )
})

it('a certificate has no key', async () => {
  expect(await select('select federal_key from carrier_insurances where carrier_id = 4')).toEqual([
    { federal_key: null },
  ])
})
