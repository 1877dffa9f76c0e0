import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settleSomeInsurance } from '../carriers/insurance/refresh-insurance.ts'
import { openMigrated } from '../testing/migrated-database.ts'
import type { Database } from './database.ts'

/** Of one carrier a policy in two rows, one of which is canceled; of another one that was replaced, and one that no list has. */
const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    select id, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal' from generate_series(1, 3) as id;
  insert into carrier_insurances (id, carrier_id, federal_key, kind, policy_number, amount, effective_on, source, source_file,
      listed_as_of, motus_as_of, history_as_of, history_cancelled_on, cancelled_on, is_replaced, is_pending, as_of) values
    (1, 1, 11, 'bipd', 'B-40', 1000000, '2026-01-01', 'filing', 'ActPendInsur', '2026-05-14', null, null, null, null, false, false, '2026-05-14'),
    (2, 1, 12, 'bipd', 'B40', 1000000, '2026-01-02', 'filing', 'Motus InsHist', null, null, '2026-11-20', '2026-09-01', '2026-09-01', false, false, '2026-11-20'),
    (3, 2, 13, 'bipd', 'B41', 1000000, '2025-01-01', 'filing', 'InsHist', null, null, '2026-05-14', '2026-01-01', '2026-01-01', true, false, '2026-05-14'),
    (4, 2, 14, 'bipd', 'B42', 1000000, '2026-01-01', 'filing', 'Motus Insur', null, '2026-11-18', null, null, null, false, true, '2026-11-18');
  insert into carrier_insurances (id, carrier_id, kind, source, is_pending) values (5, 3, 'cargo', 'certificate', true);`

let database: Database
beforeAll(async () => {
  database = await openMigrated('299-published-days', ROWS)
})
afterAll(() => database.close())

const policies = async () =>
  (
    await sql
      .raw(`
    select id, cancelled_on, end_kind, ended_source_file, ended_as_of, is_pending, unconfirmed from listed_insurances order by id`)
      .execute(database.db)
  ).rows

it('stored filings keep how they ended, and why they are not confirmed', async () => {
  const none = { cancelled_on: null, end_kind: null, ended_source_file: null, ended_as_of: null }
  expect(await policies()).toEqual([
    { id: 1, ...none, is_pending: false, unconfirmed: null },
    {
      id: 2,
      cancelled_on: '2026-09-01',
      end_kind: 'canceled',
      ended_source_file: 'Motus InsHist',
      ended_as_of: '2026-11-20',
      is_pending: false,
      unconfirmed: null,
    },
    {
      id: 3,
      cancelled_on: '2026-01-01',
      end_kind: 'replaced',
      ended_source_file: 'InsHist',
      ended_as_of: '2026-05-14',
      is_pending: false,
      unconfirmed: null,
    },
    { id: 4, ...none, is_pending: true, unconfirmed: 'no_longer_listed' },
    { id: 5, ...none, is_pending: true, unconfirmed: null },
  ])
})

it('carriers with filings are settled once: two rows of one policy become one that has ended', async () => {
  expect(await settleSomeInsurance(database.db, 10)).toBe(2)
  expect(await settleSomeInsurance(database.db, 10)).toBe(0)
  const found = (await policies()) as readonly { readonly id: number }[]
  expect(found.filter(({ id }) => id < 3)).toEqual([
    {
      id: 1,
      cancelled_on: '2026-09-01',
      end_kind: 'canceled',
      ended_source_file: 'Motus InsHist',
      ended_as_of: '2026-11-20',
      is_pending: false,
      unconfirmed: null,
    },
  ])
})
