import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { emailOf } from '../../testing/test-company.ts'

interface WireInvitation {
  readonly id: number
  readonly email: string
  readonly scopes: readonly string[]
  readonly delivered_at: string | null
}

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.monitor.services.background.settled()
  for (const table of ['user_invitations', 'throttles', 'mail_messages'] as const)
    await testCompany.database.db.deleteFrom(table).execute()
})

const EMAIL = 'noor@elsewhere.example'
const invite = (fields: object = {}, by = north) =>
  by.post('user_invitations', { user_invitation: { email: EMAIL, scopes: ['sourcing'], ...fields } })
const made = async (fields: object = {}, by = north) =>
  (await (await invite(fields, by)).json()) as WireInvitation
const resend = (id: number, scopes: unknown = ['sourcing', 'manage_users'], by = north) =>
  by.call('PATCH', `user_invitations/${id}/resend`, { user_invitation: { scopes } })
const withdraw = (id: number, by = north) => by.call('DELETE', `user_invitations/${id}`)
const listed = async (by = north, query = '') =>
  (await (await by.get(`user_invitations${query}`)).json()) as readonly WireInvitation[]
const mails = async () => {
  await testCompany.monitor.services.background.settled()
  return (await testCompany.monitor.services.mailbox.newest()) ?? []
}
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)
const set = (id: number, fields: { claimed_at?: Date; withdrawn_at?: Date; claimed_by_id?: number }) =>
  testCompany.database.db.updateTable('user_invitations').set(fields).where('id', '=', id).execute()

describe('user invitations', () => {
  it('an invitation is created, listed and mailed, with a link to the sign-up of its site', async () => {
    const response = await invite({ site: 'main' })
    expect(response.status).toBe(201)
    const invitation = (await response.json()) as WireInvitation
    expect(invitation).toMatchObject({
      email: EMAIL,
      scopes: ['sourcing'],
      site: 'main',
      delivered_at: null,
      claimed_at: null,
      invited_by: 'north Person',
      created_at: testCompany.clock.now().toISOString(),
    })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: EMAIL, code: null, subject: 'North Office invited you to join' })
    expect(mail?.text).toContain('north Person of North Office')
    expect(mail?.text).toContain('http://portal.test/broker/sign-up?email=noor%40elsewhere.example')
    expect(await listed()).toEqual([{ ...invitation, delivered_at: testCompany.clock.now().toISOString() }])
  })

  it('an invitation whose mail fails says so, and its response does not wait for the mail', async () => {
    const { mailbox } = testCompany.monitor.services
    const send = mailbox.send
    mailbox.send = () => Promise.reject(new Error('The mail server is away.'))
    expect((await invite()).status).toBe(201)
    await testCompany.monitor.services.background.settled()
    mailbox.send = send
    expect(await listed()).toMatchObject([
      { delivered_at: null, delivery_failed_at: testCompany.clock.now().toISOString() },
    ])
    const [failed] = await listed()
    await resend(failed?.id ?? 0)
    await testCompany.monitor.services.background.settled()
    expect(await listed()).toMatchObject([
      { delivered_at: testCompany.clock.now().toISOString(), delivery_failed_at: null },
    ])
  })

  it('an invitation lower-cases its address and does not reveal whether it has an account', async () => {
    const known = await invite({ email: ` ${emailOf('south').toUpperCase()} ` })
    const unknown = await invite()
    expect([known.status, unknown.status]).toEqual([201, 201])
    expect((await listed()).map(({ email }) => email)).toEqual([EMAIL, emailOf('south')])
  })

  it.each([
    ['email', { email: 'no address' }],
    ['email', { email: emailOf('plain') }],
    ['email', { email: emailOf('plain').toUpperCase() }],
    ['email', { email: 7 }],
    ['scopes', { scopes: ['anything'] }],
    ['scopes', { scopes: null }],
    ['site', { site: 'other' }],
    ['company_id', { company_id: 2 }],
  ])('an invitation is rejected for its %s', async (field, fields) => {
    const response = await refusedWithoutChange(testCompany, 422, () => invite(fields))
    expect(await fieldsOf(response)).toEqual([`user_invitation.${field}`])
    expect(await mails()).toEqual([])
  })

  it('an address has one open invitation of a company, and another once it is withdrawn', async () => {
    const { id } = await made()
    const response = await refusedWithoutChange(testCompany, 422, () =>
      invite({ email: EMAIL.toUpperCase() }),
    )
    expect(await fieldsOf(response)).toEqual(['user_invitation.email'])
    expect((await invite({}, south)).status).toBe(201)
    expect((await withdraw(id)).status).toBe(204)
    expect((await invite()).status).toBe(201)
  })

  it('eight simultaneous requests create one invitation', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7)
    expect(await mails()).toHaveLength(1)
  })

  it('an invitation gives no right that the inviter lacks, and passes a restriction on', async () => {
    const { db } = testCompany.database
    await db
      .updateTable('users')
      .set({ scopes: ['manage_users', 'block_safety_data'] })
      .where('email', '=', emailOf('unsafe'))
      .execute()
    const unsafe = await testCompany.as('unsafe')
    const response = await refusedWithoutChange(testCompany, 422, () =>
      invite({ scopes: ['compliance'] }, unsafe),
    )
    expect(await fieldsOf(response)).toEqual(['user_invitation.scopes'])
    expect((await made({ scopes: ['manage_users'] }, unsafe)).scopes).toEqual([
      'block_safety_data',
      'manage_users',
    ])
    const opensNothing = ['block_safety_data', 'connection_notifications']
    expect((await made({ email: 'b@elsewhere.example', scopes: opensNothing })).scopes).toEqual(opensNothing)
  })

  it('a resent invitation has the given scopes, no matter who sends it', async () => {
    const { id } = await made({ scopes: ['compliance'] })
    testCompany.clock.move(60)
    const response = await resend(id)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      id,
      scopes: ['manage_users', 'sourcing'],
      sent_at: testCompany.clock.now().toISOString(),
    })
    expect((await mails()).map(({ to }) => to)).toEqual([EMAIL, EMAIL])
    const refused = await refusedWithoutChange(testCompany, 422, () => resend(id, ['anything']))
    expect((await fieldsOf(refused))[0]).toBe('user_invitation.scopes')
  })

  it('an invitation cannot be resent without limit', async () => {
    const { id } = await made()
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await resend(id)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await refusedWithoutChange(testCompany, 429, () => resend(id))
    testCompany.clock.move(3600)
    expect((await resend(id)).status).toBe(200)
  })

  it('a claimed invitation is neither resent nor withdrawn', async () => {
    const { id } = await made()
    await set(id, { claimed_at: testCompany.clock.now() })
    await refusedWithoutChange(testCompany, 422, () => resend(id))
    await refusedWithoutChange(testCompany, 422, () => withdraw(id))
    expect(await listed()).toMatchObject([{ id, claimed_at: testCompany.clock.now().toISOString() }])
  })

  it('an invitation is withdrawn once, even by two at once, and leaves the list', async () => {
    const { id } = await made()
    const answers = await Promise.all([withdraw(id), withdraw(id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    expect(await listed()).toEqual([])
    await refusedWithoutChange(testCompany, 404, () => resend(id))
  })

  it('the invitation of a removed user is removed, so that they can be invited again', async () => {
    const { id } = await made()
    const { db } = testCompany.database
    const user = await db
      .insertInto('users')
      .values({ email: EMAIL, company_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await set(id, { claimed_at: testCompany.clock.now(), claimed_by_id: user.id })
    await refusedWithoutChange(testCompany, 422, () => invite())
    await north.call('DELETE', `api/v1/users/${user.id}`)
    expect(await listed()).toEqual([])
    expect((await invite()).status).toBe(201)
  })

  it('an invitation of another company is not found', async () => {
    const { id } = await made()
    expect(await listed(south)).toEqual([])
    for (const each of [id, 999_999]) {
      await refusedWithoutChange(testCompany, 404, () => resend(each, undefined, south))
      await refusedWithoutChange(testCompany, 404, () => withdraw(each, south))
    }
  })

  it('invitations are listed newest first, in pages', async () => {
    await testCompany.database.db
      .insertInto('user_invitations')
      .values(
        Array.from({ length: 51 }, (_, at) => ({
          company_id: 1,
          email: `many${at}@elsewhere.example`,
          scopes: [],
          site: 'main' as const,
          sent_at: testCompany.clock.now(),
          created_at: testCompany.clock.now(),
        })),
      )
      .execute()
    const pages = [await listed(), await listed(north, '?page=2')]
    expect(pages.map(({ length }) => length)).toEqual([50, 1])
    const ids = pages.flat().map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect((await north.get('user_invitations?q[email_eq]=a')).status).toBe(422)
  })
})

describe('access to user invitations', () => {
  const calls = {
    list: (by: TestBrowser) => by.get('user_invitations'),
    create: (by: TestBrowser) => invite({ email: 'other@elsewhere.example' }, by),
    resend: (by: TestBrowser) => resend(999_999, undefined, by),
    withdraw: (by: TestBrowser) => withdraw(999_999, by),
  }

  it.each([
    ['a user without the right', 'plain', { list: 403, create: 403, resend: 403, withdraw: 403 }],
    ['a company that has expired', 'ended', { list: 200, create: 403, resend: 403, withdraw: 404 }],
    ['a carrier', 'trucker', { list: 403, create: 403, resend: 403, withdraw: 403 }],
    ['someone without a company', 'new', { list: 403, create: 403, resend: 403, withdraw: 403 }],
    ['a company without a plan', 'unpaid', { list: 200, create: 201, resend: 404, withdraw: 404 }],
  ] as const)('the invitations endpoints for %s', async (_, person, expected) => {
    const by = await testCompany.as(person)
    for (const [name, status] of Object.entries(expected)) {
      const request = () => calls[name as keyof typeof calls](by)
      if (status >= 400) await refusedWithoutChange(testCompany, status, request)
      else expect((await request()).status).toBe(status)
    }
  })

  it('the invitations endpoints reject a visitor', async () => {
    for (const request of Object.values(calls))
      await refusedWithoutChange(testCompany, 401, () => request(testCompany.newBrowser()))
  })
})
