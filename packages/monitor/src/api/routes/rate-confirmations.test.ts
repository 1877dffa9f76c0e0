import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, mailed } from '../../testing/some-rate-confirmations.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

const DELIVERED = '2026-11-20T09:00:00.000Z'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('rate_confirmations').execute()
  await testCompany.database.db.deleteFrom('rate_confirmation_mails').execute()
})

const made = (sent: Parameters<typeof confirm>[1] = {}) => confirm(testCompany.database.db, sent)
const list = (query = '', by = north) => by.get(`rate_confirmations?${query}`)
const ids = async (query = '', by = north) => {
  const response = await list(query, by)
  expect(response.status).toBe(200)
  return ((await response.json()) as { id: number }[]).map(({ id }) => id)
}

describe('rate confirmations', () => {
  it('rate confirmations are listed with identifiers and open tickets, highest id first', async () => {
    const first = await made({ tickets: ['new', 'pending', 'closed'] })
    const second = await made({ carrier: null, name: null, delivered: DELIVERED })
    const listed = await (await list()).json()
    expect(listed).toEqual([
      {
        id: second,
        status: 'delivered',
        creator_id: 1,
        creator_name: 'north Person',
        carrier_id: null,
        carrier_legal_name: null,
        carrier: null,
        identifiers: [{ is_type: 'MC', value: '345678', region: null }],
        open_tickets_count: 0,
        viewed_at: '2026-11-20T08:00:00.000Z',
        delivered_at: DELIVERED,
        load_id: null,
        load_number: null,
        sent_to: null,
        recipient: null,
        verdict_when_sent: null,
        document: null,
        sending: null,
        created_at: '2026-11-20T08:00:00.000Z',
      },
      expect.objectContaining({
        id: first,
        status: 'viewed',
        identifiers: [
          { is_type: 'DOT', value: '123', region: null },
          { is_type: 'MC', value: '9001', region: null },
        ],
        open_tickets_count: 2,
        delivered_at: null,
      }),
    ])
    expect(await (await north.get(`rate_confirmations/${first}`)).json()).toEqual((listed as unknown[])[1])
  })

  it('a rate confirmation is viewed until it is delivered, even if it was never opened', async () => {
    const viewed = await made()
    const both = await made({ delivered: DELIVERED })
    const unseen = await made({ viewed: null, delivered: DELIVERED })
    expect(await ids('q[status_eq]=viewed')).toEqual([viewed])
    expect(await ids('q[status_eq]=delivered')).toEqual([unseen, both])
  })

  it.each([
    ['new', true],
    ['in_progress', true],
    ['escalated', true],
    ['pending', true],
    ['closed', false],
  ] as const)('a rate confirmation with a ticket that is %s is flagged: %s', async (status, isFlagged) => {
    const id = await made({ tickets: [status, 'closed'] })
    expect(await ids('q[is_flagged_eq]=true')).toEqual(isFlagged ? [id] : [])
    expect(await ids('q[is_flagged_eq]=false')).toEqual(isFlagged ? [] : [id])
    expect(await ids('q[status_eq]=viewed')).toEqual([id])
  })

  it('a rate confirmation is not flagged once its last ticket is closed', async () => {
    const id = await made({ tickets: ['new', 'pending'] })
    const tickets = (await (await north.get('tickets')).json()) as { id: number }[]
    for (const ticket of tickets) {
      expect(await ids('q[is_flagged_eq]=true')).toEqual([id])
      await north.call('PATCH', `tickets/${ticket.id}`, { ticket: { status: 'closed' } })
    }
    expect(tickets).toHaveLength(2)
    expect(await ids('q[is_flagged_eq]=true')).toEqual([])
  })

  it('rate confirmations are filtered by a part of the name in any case, without wildcards', async () => {
    const odd = await made({ name: "100%_O'NEIL \\ Sons, INC" })
    const accented = await made({ name: 'TRANSPORTES PEÑA' })
    await made()
    const by = (text: string) => ids(`q[carrier_legal_name_cont]=${encodeURIComponent(text)}`)
    expect(await by("0%_o'neil")).toEqual([odd])
    expect(await by('\\ sons, ')).toEqual([odd])
    expect(await by('peña')).toEqual([accented])
    expect(await by('%')).toEqual([odd])
    expect(await by('a_e')).toEqual([])
    expect(await by('eagle  mesa')).toEqual([])
  })

  it('rate confirmations are filtered by creator, and by all filters at once', async () => {
    await made({ creator: 2 })
    const wanted = await made({ creator: 2, delivered: DELIVERED, tickets: ['new'] })
    await made({ delivered: DELIVERED, tickets: ['new'] })
    expect(await ids('q[creator_id_eq]=2')).toHaveLength(2)
    expect(
      await ids(
        'q[creator_id_eq]=2&q[status_eq]=delivered&q[is_flagged_eq]=true&q[carrier_legal_name_cont]=mesa&q[s]=id%20desc',
      ),
    ).toEqual([wanted])
  })

  it('rate confirmations are paged by 50 without repeating or skipping', async () => {
    for (let at = 0; at < 53; at++) await made()
    const first = await list()
    expect(first.headers.get('totalitems')).toBe('53')
    expect(first.headers.get('totalpages')).toBe('2')
    const all = [...(await ids()), ...(await ids('page=2'))]
    expect(all).toHaveLength(53)
    expect(all).toEqual([...new Set(all)].toSorted((one, other) => other - one))
  })

  it('rate confirmations of another company are not found', async () => {
    const foreign = await made({ company: 2, creator: 5 })
    expect(await ids()).toEqual([])
    for (const part of ['', '/get_terms', '/mails', '/tickets', '/document'])
      expect((await north.get(`rate_confirmations/${foreign}${part}`)).status).toBe(404)
  })

  it.each([
    [404, 'q[creator_id_eq]=5'],
    [404, 'q[creator_id_eq]=999'],
    [422, 'q[creator_id_eq]=me'],
    [422, 'q[carrier_legal_name_cont]='],
    [422, 'q[carrier_legal_name_cont]=%20'],
    [422, 'q[carrier_legal_name_cont]=%00'],
    [422, `q[carrier_legal_name_cont]=${'x'.repeat(201)}`],
    [422, 'q[carrier_legal_name_cont][]=a'],
    [422, 'q[status_eq]=flagged'],
    [422, 'q[is_flagged_eq]=yes'],
    [422, 'q[s]=created_at'],
    [422, 'q[company_id_eq]=2'],
    [422, 'company_id=2'],
    [422, 'per_page=51'],
  ])('rate confirmations are rejected with %i for %s', async (status, query) => {
    expect((await list(query)).status).toBe(status)
  })

  it.each([
    [404, 'rate_confirmations/999'],
    [404, 'rate_confirmations/first'],
    [404, 'rate_confirmations/999/get_terms'],
    [404, 'carriers/999/payment_load_analysis'],
    [404, 'carriers/4/payment_load_analysis'],
  ])('rate confirmations return %i to %s', async (status, path) => {
    expect((await north.get(path)).status).toBe(status)
  })

  it.each<[number, Person]>([
    [200, 'plain'],
    [403, 'unpaid'],
    [403, 'watch'],
    [403, 'ended'],
    [403, 'trucker'],
    [403, 'new'],
  ])('rate confirmations return %i to %s for the list, one and its terms', async (status, person) => {
    const id = await made()
    const browser = await testCompany.as(person)
    for (const path of ['', `/${id}`, `/${id}/get_terms`, `/${id}/mails`, `/${id}/tickets`])
      expect((await browser.get(`rate_confirmations${path}`)).status).toBe(status)
  })

  it('rate confirmations are found by a part of the name through an index', async () => {
    const { db } = testCompany.database
    await sql`
      insert into rate_confirmations (company_id, creator_id, carrier_legal_name, carrier_name_folded, viewed_at)
      select 1, 1, 'N ' || md5(at::text), 'n ' || md5(at::text), now() from generate_series(1, 20000) as at
    `.execute(db)
    await sql`vacuum (analyze) rate_confirmations`.execute(db)
    const { rows } = await sql<Record<string, string>>`
      explain select * from rate_confirmations where company_id = 1 and carrier_name_folded like '%oakfield haul%'
      order by id desc limit 50`.execute(db)
    expect(rows.flatMap(row => Object.values(row)).join('\n')).toContain('rate_confirmations_name_contains')
  })
})

describe('the terms of a rate confirmation', () => {
  it('terms of a rate confirmation are null when not on record, and keep zero cents and days', async () => {
    const id = await made()
    const unknown = await (await north.get(`rate_confirmations/${id}/get_terms`)).json()
    expect(unknown).toEqual({
      rate_confirmation_id: id,
      rate_cents: null,
      origin: null,
      destination: null,
      pick_up_on: null,
      deliver_on: null,
      payment_days: null,
      conditions: null,
    })
    const terms = {
      rate_confirmation_id: id,
      rate_cents: 9_007_199_254_740_991,
      origin: 'Dallas, TX',
      destination: null,
      pick_up_on: '2026-11-23',
      deliver_on: null,
      payment_days: 0,
      conditions: '<b>No double brokering</b>',
    }
    await testCompany.database.db.insertInto('rate_confirmation_terms').values(terms).execute()
    expect(await (await north.get(`rate_confirmations/${id}/get_terms`)).json()).toEqual(terms)
  })
})

describe('the rates of a carrier', () => {
  const ratesFor = async (person: Person) =>
    (
      (await (await (await testCompany.as(person)).get('carriers/1/for_broker_portal')).json()) as {
        rates: unknown
      }
    ).rates

  it("rates of a carrier count the company's own confirmations and e-mails by status", async () => {
    expect(await ratesFor('north')).toEqual({ viewed: 0, delivered: 0, mails: 0 })
    await made()
    await made({ delivered: DELIVERED })
    await made({ viewed: null, delivered: DELIVERED })
    await made({ company: 2, creator: 5 })
    await made({ carrier: 2 })
    await mailed(testCompany.database.db)
    await mailed(testCompany.database.db, { carrier: 2 })
    expect(await ratesFor('north')).toEqual({ viewed: 2, delivered: 2, mails: 1 })
    expect(await ratesFor('south')).toEqual({ viewed: 1, delivered: 0, mails: 0 })
  })

  it('rates of a carrier are left out without rate confirmations in the plan', async () => {
    expect(await ratesFor('unpaid')).toBeNull()
    expect(await ratesFor('watch')).toBeNull()
  })
})
