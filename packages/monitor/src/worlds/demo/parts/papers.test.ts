import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { folded } from '../../../database/name-key.ts'
import { openSeededDatabase, TEST_DAY } from '../../../testing/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase('small')
})
afterAll(() => database.close())

const request = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(database.db)).rows
const textOf = async (query: RawBuilder<{ word: string }>) => (await request(query)).map(({ word }) => word)

describe('insurance and rate confirmations of the demo', () => {
  it.each([
    [
      'a certificate request without its first activity',
      sql`select id from insurance_certificate_requests r
      where not exists (select from insurance_activities a
        where a.insurance_certificate_request_id = r.id and a.is_type = 'requested')`,
    ],
    [
      'a request whose last step is another than its status',
      sql`select r.id from insurance_certificate_requests r
      where status <> 'requested' and not exists (select from insurance_activities a
        where a.insurance_certificate_request_id = r.id and a.is_type = r.status)`,
    ],
    [
      'an activity before its request or ahead of the day',
      sql`select a.id from insurance_activities a
      join insurance_certificate_requests r on r.id = a.insurance_certificate_request_id
      where a.created_at < r.created_at - interval '1 day' or a.created_at >= ${TEST_DAY}::date`,
    ],
    [
      'an e-mail that is ahead of the day',
      sql`select id from rate_confirmation_mails
      where greatest(created_at, flagged_at, delivered_at) >= ${TEST_DAY}::date`,
    ],
    [
      'a confirmation that was delivered before it was made or ahead of the day',
      sql`select id from rate_confirmations
      where least(viewed_at, delivered_at) < created_at or greatest(viewed_at, delivered_at) >= ${TEST_DAY}::date`,
    ],
    [
      'a greater id that is older',
      sql`select a.id from rate_confirmations a
      join rate_confirmations b on b.company_id = a.company_id and b.id = a.id + 1
      where b.created_at < a.created_at - interval '1 day'`,
    ],
    [
      'a sender of another company',
      sql`select c.id from rate_confirmations c
      join users u on u.id = c.creator_id where u.company_id <> c.company_id`,
    ],
    ['a payment ahead of the day', sql`select id from carrier_paid_loads where paid_on > ${TEST_DAY}`],
  ])('demo documents have no %s', async (_, query) => {
    expect(await request(query)).toEqual([])
  })

  it.each([
    [
      'certificate requests',
      sql`insurance_certificate_requests where company_id = 1`,
      'status',
      ['cancelled', 'declined', 'received', 'requested'],
    ],
    [
      'activities',
      sql`insurance_activities`,
      'is_type',
      ['cancelled', 'declined', 'noted', 'received', 'reminded', 'requested'],
    ],
    ['confirmations', sql`rate_confirmations where company_id = 1`, 'status', ['delivered', 'viewed']],
    [
      'tickets',
      sql`tickets where rate_confirmation_id is not null`,
      'status',
      ['closed', 'escalated', 'in_progress', 'new', 'pending'],
    ],
    [
      'e-mails',
      sql`rate_confirmation_mails where company_id = 1`,
      'status',
      ['bounced', 'completed', 'flagged', 'queued', 'sent'],
    ],
    [
      'lines of cover',
      sql`carrier_insurances`,
      'kind',
      [
        'bipd',
        'broker_bond',
        'cargo',
        'general_liability',
        'non_owned_trailer',
        'physical_damage',
        'trailer_interchange',
        'umbrella',
        'workers_compensation',
      ],
    ],
  ])('the demo has %s of every kind', async (_, rows, column, kinds) => {
    expect(await textOf(sql`select distinct ${sql.ref(column)} as word from ${rows} order by 1`)).toEqual(
      kinds,
    )
  })

  it('the first demo company has more than a page of documents, also flagged ones', async () => {
    const [counts] = await request(sql<Record<string, number>>`select
      (select count(*)::int from rate_confirmations where company_id = 1) as confirmations,
      (select count(*)::int from rate_confirmation_mails where company_id = 1) as mails,
      (select count(distinct rate_confirmation_id)::int from tickets where status <> 'closed') as flagged,
      (select count(*)::int from rate_confirmation_mails where delivered_at is not null and flagged_at is not null) as both,
      (select count(*)::int from rate_confirmations where carrier_id is null) as unknown`)
    expect(counts?.['confirmations']).toBeGreaterThan(150)
    expect(counts?.['mails']).toBeGreaterThan(150)
    for (const name of ['flagged', 'both', 'unknown']) expect(counts?.[name]).toBeGreaterThan(2)
  })

  it('the demo has policies that end within a month, are pending, cancelled, excess, or without an amount', async () => {
    const [counts] = await request(sql<Record<string, number>>`select
      count(*) filter (where expires_on between ${TEST_DAY}::date and ${TEST_DAY}::date + 30)::int as ending,
      count(*) filter (where is_pending)::int as pending,
      count(*) filter (where cancelled_on <= ${TEST_DAY})::int as cancelled,
      count(*) filter (where cancelled_on > ${TEST_DAY})::int as cancelling,
      count(*) filter (where not is_primary)::int as excess,
      count(*) filter (where scheduled_vins is not null)::int as scheduled,
      count(*) filter (where agent_email is null)::int as agentless,
      count(*) filter (where amount is null)::int as unstated from carrier_insurances`)
    expect(Object.keys(counts ?? {})).toHaveLength(8)
    expect(Object.entries(counts ?? {}).filter(([, count]) => count === 0)).toEqual([])
  })

  it("demo policies list only VINs of the carrier's own vehicles", async () => {
    const found = await request(sql<{ lists: number; strange: number }>`
      select count(distinct l.carrier_insurance_id)::int as lists,
        count(*) filter (where l.vin is not null and not exists (
          select from carrier_vehicles v where v.carrier_id = l.carrier_id and v.vin = l.vin
        ))::int as strange
      from scheduled_vehicles l`)
    expect(found[0]?.strange).toBe(0)
    expect(found[0]?.lists).toBeGreaterThan(200)
  })

  it('demo names and subjects are folded as the search folds them', async () => {
    const names = await request(sql<{ text: string; folded: string }>`
      select carrier_legal_name as text, carrier_name_folded as folded from rate_confirmations
      union all select subject, subject_folded from rate_confirmation_mails where subject is not null`)
    expect(names.length).toBeGreaterThan(300)
    for (const { text, folded: stored } of names) expect(stored).toBe(folded(text))
  })
})
