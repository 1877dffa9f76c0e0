import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  await fill()
})
afterAll(() => testCompany.close())

const db = () => testCompany.database.db
const bodyOf = async <T>(response: Response) => (await response.json()) as T

interface Invitation {
  readonly id: number
  readonly classification_ids: readonly number[]
  readonly delivery: string
  readonly delivered_at: string | null
}

/**
 * Classifications 1 and 2 of the office may not be elected, nor 5 (out of use) and 6 (south's); 3 and 4 may. Person 1
 * acts for carrier 1, person 2 has no address, person 3 has left.
 */
async function fill() {
  await db()
    .insertInto('classifications')
    .values([
      { company_id: 1, is_by_broker_election: true },
      { company_id: null, is_by_broker_election: true },
      { company_id: 1, is_by_broker_election: true, is_active: false },
      { company_id: 2, is_by_broker_election: true },
    ])
    .execute()
  await db()
    .insertInto('carrier_people')
    .values([
      { name: 'Ada Invented', email: 'ada@eagle.example', hides: ['email'] },
      { name: 'Bo Invented', email: null, hides: [] },
      { name: 'Cy Invented', email: 'cy@eagle.example', hides: [] },
    ])
    .execute()
  await db()
    .insertInto('carrier_roles')
    .values([
      { carrier_id: 1, person_id: 1, list: 'carrier_users' as const },
      { carrier_id: 1, person_id: 2, list: 'carrier_users' as const },
      { carrier_id: 1, person_id: 3, list: 'inactive_dispatchers' as const },
    ])
    .execute()
}

const invite = (sent: object, by = north) =>
  by.post('connection_invitations', {
    connection_invitation: { carrier_id: 1, email: 'desk@eagle.example', ...sent },
  })
const resend = (id: number | string, sent: object = { classification_ids: [] }, by = north) =>
  by.call('PATCH', `connection_invitations/${id}/resend`, sent)
const made = async (sent: object = {}) => bodyOf<Invitation>(await invite(sent))
const read = async (id: number) =>
  (await bodyOf<Invitation[]>(await north.get('connection_invitations'))).find(one => one.id === id)
const newestMail = async () => {
  await testCompany.monitor.services.background.settled()
  return (await testCompany.monitor.services.mailbox.newest())?.[0]
}

describe('connection invitations', () => {
  it('an invitation is answered before it is mailed, with its classifications each once in rising order', async () => {
    const response = await invite({
      issuer_id: 1,
      classification_ids: [4, 3, 4],
      email: ' Desk@Eagle.example ',
    })
    expect(response.status).toBe(201)
    const invitation = await bodyOf<Invitation>(response)
    expect(invitation).toEqual({
      id: invitation.id,
      issuer_id: 1,
      carrier_id: 1,
      classification_ids: [3, 4],
      email: 'desk@eagle.example',
      user_id_for_email: null,
      delivery: 'pending',
      delivered_at: null,
      claimed_at: null,
      sent_at: testCompany.clock.now().toISOString(),
      invited_by: 'north Person',
      carrier_name: 'Eagle Mesa Freight, L.L.C.',
      created_at: testCompany.clock.now().toISOString(),
    })
    const mail = await newestMail()
    expect(mail).toMatchObject({ to: 'desk@eagle.example', code: null })
    expect(mail?.subject).toContain('North Office')
    expect(mail?.text).toContain('http://portal.test/broker/sign-up?email=desk%40eagle.example')
    expect(await read(invitation.id)).toEqual({
      ...invitation,
      delivery: 'delivered',
      delivered_at: testCompany.clock.now().toISOString(),
    })
  })

  it('an invitation to a person goes to an address that the broker does not see', async () => {
    const response = await invite({ email: null, user_id_for_email: 1 })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ email: null, user_id_for_email: 1 })
    expect(text).not.toContain('ada@')
    expect(await newestMail()).toMatchObject({ to: 'ada@eagle.example' })
  })

  it('an invitation makes no connection before the carrier answers', async () => {
    await made({ carrier_id: 2 })
    expect(await bodyOf(await north.get('connections?carrier_id=2'))).toEqual([])
  })

  it('an invitation whose mail failed says so until it is sent again', async () => {
    const { mailbox } = testCompany.monitor.services
    const send = mailbox.send
    mailbox.send = () => Promise.reject(new Error('The mail server is away.'))
    const { id } = await made()
    await testCompany.monitor.services.background.settled()
    mailbox.send = send
    expect(await read(id)).toMatchObject({ delivery: 'failed', delivered_at: null })
    expect(await bodyOf(await resend(id))).toMatchObject({ delivery: 'pending' })
    await newestMail()
    expect(await read(id)).toMatchObject({ delivery: 'delivered' })
  })

  it.each([
    ['no address', { email: 'desk' }, 422],
    ['neither an address nor a person', { email: null }, 422],
    ['both', { user_id_for_email: 1 }, 422],
    ['an address of more than 254 characters', { email: `${'a'.repeat(250)}@b.example` }, 422],
    ['an address of two lines', { email: 'a@b.example\nbcc: c@d.example' }, 422],
    ['a person without an address', { email: null, user_id_for_email: 2 }, 422],
    ['a person who has left', { email: null, user_id_for_email: 3 }, 404],
    ['a person of no carrier', { email: null, user_id_for_email: 999 }, 404],
    ['a person of another carrier', { carrier_id: 2, email: null, user_id_for_email: 1 }, 404],
    ['a classification given by rules', { classification_ids: [3, 1] }, 422],
    ['a classification out of use', { classification_ids: [5] }, 422],
    ["another company's classification", { classification_ids: [6] }, 422],
    ['a classification that is not there', { classification_ids: [999] }, 422],
    ['no list of classifications', { classification_ids: 3 }, 422],
    ['too many classifications', { classification_ids: Array.from({ length: 101 }, (_, at) => at + 1) }, 422],
    ['a carrier that is not there', { carrier_id: 999 }, 404],
    ['a carrier that may not be found', { carrier_id: 4 }, 404],
    ["another company's name", { issuer_id: 2 }, 404],
    ['what no one asked for', { delivered_at: '2026-01-01' }, 422],
  ])('an invitation with %s is rejected', async (_, sent, status) => {
    await refusedWithoutChange(testCompany, status, () => invite(sent))
  })

  it('creating an invitation needs the sourcing right', async () => {
    const plain = await testCompany.as('plain')
    await refusedWithoutChange(testCompany, 403, () => invite({}, plain))
    await refusedWithoutChange(testCompany, 403, () => resend(1, undefined, plain))
    expect((await plain.get('connection_invitations')).status).toBe(200)
  })
})

describe('resent connection invitations', () => {
  it('a resent invitation has new classifications and is mailed again', async () => {
    const first = await made({ classification_ids: [3] })
    await newestMail()
    testCompany.clock.move(60)
    const again = await bodyOf<Invitation>(await resend(first.id, { classification_ids: [4] }))
    expect(again).toEqual({
      ...first,
      classification_ids: [4],
      sent_at: testCompany.clock.now().toISOString(),
    })
    expect((await newestMail())?.sent_at).toEqual(testCompany.clock.now())
    expect(await read(first.id)).toMatchObject({ delivered_at: testCompany.clock.now().toISOString() })
  })

  it('the result of the first mail does not overwrite that of a resent invitation', async () => {
    const { mailbox } = testCompany.monitor.services
    const send = mailbox.send
    let release = () => {}
    mailbox.send = mail =>
      new Promise(resolve => {
        release = () => resolve(send(mail))
      })
    const { id } = await made()
    mailbox.send = () => Promise.reject(new Error('The mail server is away.'))
    await resend(id)
    release()
    await testCompany.monitor.services.background.settled()
    mailbox.send = send
    expect(await read(id)).toMatchObject({ delivery: 'failed', delivered_at: null })
  })

  it('an invitation resent too often is rejected for a while', async () => {
    const { id } = await made()
    for (let sends = 0; sends < 5; sends++) expect((await resend(id)).status).toBe(200)
    const refused = await refusedWithoutChange(testCompany, 429, () => resend(id))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    ['x', { classification_ids: [] }, 404],
    [999_999, { classification_ids: [] }, 404],
    [1, {}, 422],
    [1, { classification_ids: [1] }, 422],
    [1, { classification_ids: [], email: 'a@b.example' }, 422],
  ])('resending as %s with %j is rejected with %i', async (id, sent, status) => {
    await refusedWithoutChange(testCompany, status, () => resend(id, sent))
  })

  it('an invitation of another company cannot be resent', async () => {
    const south = await testCompany.as('south')
    await refusedWithoutChange(testCompany, 404, () => resend(1, undefined, south))
  })

  it('an invitation cannot be resent after the carrier answered', async () => {
    const { id } = await made({ carrier_id: 3 })
    await db()
      .insertInto('connections')
      .values({ issuer_id: 1, carrier_id: 3, status: 'needs_to_onboard', receiver_company_id: 5 })
      .execute()
    await refusedWithoutChange(testCompany, 409, () => resend(id))
  })
})

describe('the list of connection invitations', () => {
  const idsOf = async (query: string) =>
    (await bodyOf<Invitation[]>(await north.get(`connection_invitations?${query}`))).map(({ id }) => id)

  it("invitations are the company's own, to one carrier or to all, newest first", async () => {
    testCompany.clock.move(1)
    const [one, other] = [await made({ carrier_id: 5 }), await made({ carrier_id: 5 })]
    expect(await idsOf('q[issuer_id_eq]=1&q[carrier_id_eq]=5&page=1&per_page=50')).toEqual([other.id, one.id])
    expect((await idsOf('page=1&per_page=2')).slice(0, 2)).toEqual([other.id, one.id])
    expect(await idsOf('q[carrier_id_eq]=999')).toEqual([])
    expect(await bodyOf(await (await testCompany.as('south')).get('connection_invitations'))).toEqual([])
  })

  it.each([
    ['q[issuer_id_eq]=2', 404],
    ['q[issuer_id_eq]=x', 422],
    ['q[email_eq]=a', 422],
    ['carrier_id=1', 422],
    ['q[s]=id', 422],
  ])('invitations queried with %s are rejected with %i', async (query, status) => {
    expect((await north.get(`connection_invitations?${query}`)).status).toBe(status)
  })

  it.each(['ended', 'trucker', 'new', 'unpaid'] as const)('invitations are forbidden to %s', async person => {
    const browser = await testCompany.as(person)
    expect((await browser.get('connection_invitations')).status).toBe(403)
    await refusedWithoutChange(testCompany, 403, () => invite({}, browser))
    await refusedWithoutChange(testCompany, 403, () => resend(1, undefined, browser))
  })

  it('invitations reject a visitor', async () => {
    const visitor = testCompany.newBrowser()
    expect((await visitor.get('connection_invitations')).status).toBe(401)
    await refusedWithoutChange(testCompany, 401, () => invite({}, visitor))
  })
})
