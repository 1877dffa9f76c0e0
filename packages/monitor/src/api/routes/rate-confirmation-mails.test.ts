import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailed } from '../../testing/some-rate-confirmations.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

const AT = '2026-11-20T09:00:00.000Z'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('rate_confirmation_mails').execute()
})

const sent = (mail: Parameters<typeof mailed>[1] = {}) => mailed(testCompany.database.db, mail)
const list = (query = '', by = north) => by.get(`rate_confirmation_mails?${query}`)
const ids = async (query = '') => {
  const response = await list(query)
  expect(response.status).toBe(200)
  return ((await response.json()) as { id: number }[]).map(({ id }) => id)
}
const UNDELIVERED = 'q[status_not_in][]=flagged&q[status_not_in][]=completed'

describe('rate confirmation e-mails', () => {
  it('e-mails are listed with their sender, highest id first', async () => {
    const first = await sent()
    const second = await sent({ user: 2, subject: null, flagged: AT })
    const listed = (await (await list()).json()) as unknown[]
    expect(listed).toEqual([
      expect.objectContaining({ id: second, subject: null, user_id: 2, creator_name: 'plain Person' }),
      {
        id: first,
        subject: 'Rate confirmation',
        user_id: 1,
        creator_name: 'north Person',
        status: 'sent',
        rate_confirmation_id: null,
        carrier_id: 1,
        carrier_legal_name: 'Eagle Mesa Freight, L.L.C.',
        direction: 'sent',
        from: null,
        to: null,
        recipient: null,
        document: null,
        flagged_at: null,
        delivered_at: null,
        created_at: '2026-11-20T08:00:00.000Z',
      },
    ])
    expect(await (await north.get(`rate_confirmation_mails/${first}`)).json()).toEqual({
      ...(listed[1] as object),
      body: null,
    })
  })

  it('an e-mail has one status: delivered before flagged, else that of its transport', async () => {
    const mails = {
      queued: await sent({ transport: 'queued' }),
      bounced: await sent({ transport: 'bounced' }),
      sent: await sent(),
      flagged: await sent({ flagged: AT }),
      delivered: await sent({ delivered: AT }),
      both: await sent({ flagged: AT, delivered: AT }),
    }
    expect(await ids('q[status_eq]=flagged')).toEqual([mails.flagged])
    expect(await ids('q[status_eq]=completed')).toEqual([mails.both, mails.delivered])
    expect(await ids('q[status_eq]=bounced')).toEqual([mails.bounced])
    expect(await ids(UNDELIVERED)).toEqual([mails.sent, mails.bounced, mails.queued])
    expect(await ids()).toHaveLength(6)
  })

  it('e-mails are filtered by subject, sender and status together', async () => {
    await sent({ subject: 'LOAD 90%' })
    const wanted = await sent({ subject: 'Load 90_1 confirmed', user: 2, delivered: AT })
    await sent({ subject: 'load 90_1', user: 2 })
    await sent({ subject: null, user: 2, delivered: AT })
    expect(await ids('q[subject_cont]=LOAD%2090_')).toHaveLength(2)
    expect(
      await ids('q[subject_cont]=load&q[creator_id_eq]=2&q[status_eq]=completed&q[s]=id%20desc'),
    ).toEqual([wanted])
  })

  it('e-mails are paged by 50', async () => {
    for (let at = 0; at < 51; at++) await sent()
    expect(await ids()).toHaveLength(50)
    expect(await ids('page=2')).toHaveLength(1)
    expect(await ids('page=3')).toEqual([])
  })

  it('e-mails of another company are not found', async () => {
    const foreign = await sent({ company: 2, user: 5 })
    expect(await ids()).toEqual([])
    expect((await north.get(`rate_confirmation_mails/${foreign}`)).status).toBe(404)
  })

  it.each([
    [404, 'q[creator_id_eq]=5'],
    [404, 'q[creator_id_eq]=999'],
    [422, 'q[subject_cont]=%20'],
    [422, 'q[subject_cont]=%00'],
    [422, `q[subject_cont]=${'x'.repeat(201)}`],
    [422, 'q[status_eq]=delivered'],
    [422, 'q[status_not_in]=flagged'],
    [422, 'q[status_not_in][]=lost'],
    [422, 'q[s]=id%20asc'],
    [422, 'q[user_id_eq]=1'],
    [422, 'sort=id'],
  ])('e-mails are rejected with %i for %s', async (status, query) => {
    expect((await list(query)).status).toBe(status)
  })

  it.each<[number, Person]>([
    [200, 'plain'],
    [403, 'unpaid'],
    [403, 'ended'],
    [403, 'trucker'],
    [403, 'new'],
  ])('e-mails return %i to %s', async (status, person) => {
    const id = await sent()
    const browser = await testCompany.as(person)
    expect((await list('', browser)).status).toBe(status)
    expect((await browser.get(`rate_confirmation_mails/${id}`)).status).toBe(status)
  })
})
