import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { freshAddress, startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { emailOf } from '../../testing/test-company.ts'

interface WireUser {
  readonly id: number
  readonly email: string
  readonly scopes: readonly string[]
  readonly company: { readonly id: number } | null
}

let testCompany: TestCompany
let browser: TestBrowser
let people = 0
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('throttles').execute()
  browser = testCompany.newBrowser(freshAddress())
})

const newEmail = () => `person${(people += 1)}@signing.example`
const start = (email: string, by = browser, more = {}) => by.post('sign_up', { email, ...more })
const enter = (email: string, code: string, by = browser) => by.post('sign_up/code', { email, code })
const otherThan = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')
const userOf = async (response: Response) => ((await response.json()) as { user: WireUser }).user
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

/** A browser in which someone has just proved an address. */
const proved = async (email = newEmail()) => {
  const by = testCompany.newBrowser(freshAddress())
  await start(email, by)
  const response = await enter(email, await testCompany.codeFor(email), by)
  expect(response.status).toBe(200)
  return { by, email, user: await userOf(response) }
}
const mailTo = async (email: string) => {
  await testCompany.monitor.services.background.settled()
  return (await testCompany.monitor.services.mailbox.newest())?.find(({ to }) => to === email)
}
const invite = (email: string, more: { company_id?: number; scopes?: string[] } = {}) =>
  testCompany.database.db
    .insertInto('user_invitations')
    .values({
      company_id: 1,
      email,
      scopes: ['sourcing'],
      site: 'main',
      user_id: 1,
      sent_at: testCompany.clock.now(),
      created_at: testCompany.clock.now(),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
const claim = (by: TestBrowser) => by.call('PATCH', 'sign_up/claim_open_user_invitation')
const check = (by: TestBrowser) => by.call('PATCH', 'sign_up/check_for_open_user_invitation')
const makeCompany = (by: TestBrowser, legal_name: unknown = 'Novak Freight LLC', headers = {}) =>
  by.call('POST', 'sign_up/create_company', { legal_name }, headers)

describe('sign-up', () => {
  it('sign-up creates a user without names, rights or a company, and signs in', async () => {
    const email = newEmail()
    const started = await start(email, browser, { referrer: 'partner' })
    expect(await started.json()).toEqual({
      lives_seconds: 600,
      resend_after_seconds: 30,
      code_digits: 6,
    })
    const response = await enter(email, await testCompany.codeFor(email))
    const answer = (await response.json()) as { user: object }
    expect(answer.user).toMatchObject({ email, first_name: null, scopes: [], company: null })
    expect(await (await browser.get('refresh_jwt')).json()).toEqual(answer)
    expect(browser.cookie('fairhaul_sign_in')).toBeUndefined()
    const stored = await testCompany.database.db
      .selectFrom('users')
      .select('referrer')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(stored).toEqual({ referrer: 'partner' })
  })

  it.each([
    ['http://portal.test', 'http://portal.test/broker/'],
    ['http://elsewhere.example', null],
  ])('the sign-up e-mail has a link with address and code to a page of %s', async (origin, prefix) => {
    const email = newEmail()
    const sent = await browser.call('POST', 'sign_up', { email }, { origin })
    expect(sent.status).toBe(prefix === null ? 403 : 200)
    if (prefix === null) return
    const mail = await mailTo(email)
    const link = `${prefix}sign-up/code?email=${encodeURIComponent(email)}&code=${mail?.code}`
    expect(mail?.text).toContain(link)
  })

  it('sign-up answers a known address like an unknown one, and mails only its owner', async () => {
    const email = newEmail()
    const unknown = await start(email)
    const known = await start(emailOf('plain'), testCompany.newBrowser(freshAddress()))
    expect(known.status).toBe(unknown.status)
    expect(await known.json()).toEqual(await unknown.json())
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    expect((await mailTo(emailOf('plain')))?.text).toMatch(/already have an account/)
    expect((await mailTo(email))?.text).not.toMatch(/account already/)
  })

  it('sign-up with the address of an account signs in to that account', async () => {
    await start(emailOf('south'))
    const user = await userOf(await enter(emailOf('south'), await testCompany.codeFor(emailOf('south'))))
    expect(user).toMatchObject({ email: emailOf('south'), company: { id: 2 } })
  })

  it('sign-up with one address in two browsers at once creates one user', async () => {
    const email = newEmail()
    const two = [testCompany.newBrowser(freshAddress()), testCompany.newBrowser(freshAddress())] as const
    const codes: string[] = []
    for (const by of two) {
      await start(email, by)
      codes.push(await testCompany.codeFor(email))
      testCompany.clock.move(31)
    }
    const [older, newer] = await Promise.all([
      enter(email, codes[0] ?? '', two[0]),
      enter(email, codes[1] ?? '', two[1]),
    ])
    const created = await testCompany.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(created).toEqual([{ id: (await userOf(newer)).id }])
    // A server runs both at once: if the newer code is used first, the older one is dead.
    if (older.status === 200) expect([{ id: (await userOf(older)).id }]).toEqual(created)
    else expect([older.status, await fieldsOf(older)]).toEqual([422, ['code']])
  })

  it.each([['no address'], [''], [`${'a'.repeat(250)}@signing.example`], [7], [null], ['a\u0000@b.example']])(
    'sign-up with the address %j is rejected and names the field',
    async email => {
      const response = await refusedWithoutChange(testCompany, 422, () => browser.post('sign_up', { email }))
      expect(await fieldsOf(response)).toEqual(['email'])
    },
  )

  it.each([
    ['referrer', { referrer: '' }],
    ['referrer', { referrer: 'a'.repeat(201) }],
    ['company_id', { company_id: 1 }],
  ])('sign-up is rejected for its %s', async (field, more) => {
    const response = await refusedWithoutChange(testCompany, 422, () => start(newEmail(), browser, more))
    expect(await fieldsOf(response)).toEqual([field])
  })

  it('sign-up is rejected for a signed-in user, and without a pending sign-in', async () => {
    const north = await testCompany.as('north')
    const proof = { 'x-csrf-token': 'sign-in' }
    await refusedWithoutChange(testCompany, 409, () =>
      north.call('POST', 'sign_up', { email: newEmail() }, proof),
    )
    await refusedWithoutChange(testCompany, 403, () =>
      browser.call('POST', 'sign_up', { email: newEmail() }, { 'x-csrf-token': 'other' }),
    )
  })

  it('sign-up and sign-in share their rate limits', async () => {
    const email = emailOf('plain')
    expect((await browser.post('sign_in', { email })).status).toBe(200)
    const again = await refusedWithoutChange(testCompany, 429, () => start(email))
    expect(again.headers.get('retry-after')).toBe('30')
    testCompany.clock.move(30)
    expect((await start(email)).status).toBe(200)
  })
})

describe('sign-up codes', () => {
  it('a wrong sign-up code creates no user, and has five tries', async () => {
    const email = newEmail()
    await start(email)
    const code = await testCompany.codeFor(email)
    for (let guess = 0; guess < 5; guess += 1) {
      const response = await refusedWithoutChange(testCompany, 422, () => enter(email, otherThan(code)))
      expect(await fieldsOf(response)).toEqual(['code'])
    }
    await refusedWithoutChange(testCompany, 429, () => enter(email, code))
  })

  it('a sign-up code expires after ten minutes', async () => {
    const email = newEmail()
    await start(email)
    const code = await testCompany.codeFor(email)
    testCompany.clock.move(600)
    await refusedWithoutChange(testCompany, 422, () => enter(email, code))
  })

  it.each([
    ['in another browser', (email: string, code: string) => enter(email, code, testCompany.newBrowser())],
    ['with another address', (_: string, code: string) => enter(newEmail(), code)],
    ['at the login', (_: string, code: string) => browser.post('sign_in/code', { code })],
  ])('a sign-up code does not work %s', async (_, give) => {
    const email = newEmail()
    await start(email)
    const code = await testCompany.codeFor(email)
    await refusedWithoutChange(testCompany, 403, () => give(email, code))
    expect((await enter(email, code)).status).toBe(200)
  })

  it('a sign-in code does not work for sign-up, so that no user is created by guessing', async () => {
    const email = emailOf('plain')
    await browser.post('sign_in', { email })
    const code = await testCompany.codeFor(email)
    await refusedWithoutChange(testCompany, 403, () => enter(email, code))
  })

  it('a sign-up code entered twice at once signs in once', async () => {
    const email = newEmail()
    await start(email)
    const code = await testCompany.codeFor(email)
    const cookie = browser.cookie('fairhaul_sign_in') ?? ''
    const twins = [testCompany.newBrowser(freshAddress()), testCompany.newBrowser(freshAddress())]
    for (const twin of twins) twin.setCookie('fairhaul_sign_in', cookie)
    const answers = await Promise.all(twins.map(twin => enter(email, code, twin)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

describe('user names', () => {
  const give = (by: TestBrowser, names: object) => by.call('PATCH', 'sign_up/details', names)

  it('user names are stored without surrounding spaces', async () => {
    const { by } = await proved()
    const response = await give(by, { first_name: ' Ira ', last_name: 'Nová k' })
    expect(response.status).toBe(200)
    expect(await userOf(response)).toMatchObject({ first_name: 'Ira', last_name: 'Nová k' })
  })

  it.each([
    [{ first_name: ' ', last_name: '' }, ['first_name', 'last_name']],
    [{ first_name: 'Ira' }, ['last_name']],
    [{ first_name: 'a'.repeat(101), last_name: 'Novak' }, ['first_name']],
    [{ first_name: 'I\u0000ra', last_name: 'Novak' }, ['first_name']],
    [{ first_name: 'Ira', last_name: 'Novak', scopes: ['manage_users'] }, ['scopes']],
    [{ first_name: ['Ira'], last_name: 'Novak' }, ['first_name']],
  ])('user names %j are rejected', async (names, fields) => {
    const { by } = await proved()
    const response = await refusedWithoutChange(testCompany, 422, () => give(by, names))
    expect(await fieldsOf(response)).toEqual(fields)
  })

  it('setting user names rejects a visitor', async () => {
    await refusedWithoutChange(testCompany, 401, () =>
      give(browser, { first_name: 'Ira', last_name: 'Novak' }),
    )
  })
})

describe('creating a company', () => {
  it('a new company is a broker on a trial, and its creator has every right', async () => {
    const { by } = await proved()
    const response = await makeCompany(by)
    expect(response.status).toBe(201)
    const user = (await userOf(response)) as WireUser & { company: object; paywall: object }
    expect(user.company).toMatchObject({
      legal_name: 'Novak Freight LLC',
      company_type: 'broker',
      plan_id: 'trial',
      status: 'active',
      carrier_id: null,
      trial_ends_at: new Date(testCompany.clock.now().getTime() + 14 * 86_400_000).toISOString(),
    })
    expect(user.paywall).toMatchObject({ is_watchdog: false, can_rule: true, can_connect: true })
    expect(user.scopes).toHaveLength(14)
    expect(user.scopes).not.toContain('block_safety_data')
    expect((await by.get('carriers?q[legal_name_or_dba_name_start]=EAGLE')).status).toBe(200)
    expect((await (await by.get('rules/is_types')).json()) as string[]).toHaveLength(10)
  })

  it('a new company has the brand of the host of the request', async () => {
    const { by } = await proved()
    const fetched = await by.fetch('http://Watchdog.portal.test/monitor/sign_up/create_company', {
      method: 'POST',
      headers: {
        origin: 'http://watchdog.portal.test',
        'content-type': 'application/json',
        'x-csrf-token': ((await (await by.get('refresh_jwt')).json()) as { csrf_token: string }).csrf_token,
      },
      body: JSON.stringify({ legal_name: 'Watchers LLC' }),
    })
    expect(await userOf(fetched)).toMatchObject({ paywall: { is_watchdog: true, can_connect: false } })
  })

  it('a new company expires after fourteen days, and its account stays open', async () => {
    const { by } = await proved()
    await makeCompany(by)
    for (let day = 0; day < 14; day += 1) {
      expect((await by.get('areas/autocomplete?term=dal')).status).toBe(200)
      testCompany.clock.move(86_400)
      await by.get('refresh_jwt')
    }
    expect((await by.get('areas/autocomplete?term=dal')).status).toBe(403)
    expect(await userOf(await by.get('refresh_jwt'))).toMatchObject({
      company: { status: 'subscription_or_trial_expired' },
    })
    expect((await by.get('billing/current_payment_methods')).status).toBe(200)
    expect((await by.get('user_invitations')).status).toBe(200)
    await refusedWithoutChange(testCompany, 422, () =>
      by.call('PATCH', 'billing/change_plan', { plan_id: 'trial' }),
    )
  })

  it('a new company gets no second trial, and reopens with a plan', async () => {
    const { by } = await proved()
    await makeCompany(by)
    const { db } = testCompany.database
    await db
      .updateTable('companies')
      .set({ trial_ends_at: testCompany.clock.now() })
      .where('plan_id', '=', 'trial')
      .execute()
    expect((await by.get('areas/autocomplete?term=dal')).status).toBe(403)
    await db.updateTable('plans').set({ usd_per_month: 0 }).where('id', '=', 'starter').execute()
    expect((await by.call('PATCH', 'billing/change_plan', { plan_id: 'starter' })).status).toBe(200)
    expect((await by.get('areas/autocomplete?term=dal')).status).toBe(200)
  })

  it.each([[' '], [''], ['a'.repeat(121)], ['No\u0007vak'], [null], [7]])(
    'a company named %j is rejected and the name field is named',
    async legal_name => {
      const { by } = await proved()
      const response = await refusedWithoutChange(testCompany, 422, () => makeCompany(by, legal_name))
      expect(await fieldsOf(response)).toEqual(['legal_name'])
    },
  )

  it('creating a company is rejected with a company, for a visitor, and without the CSRF token', async () => {
    const north = await testCompany.as('north')
    await refusedWithoutChange(testCompany, 409, () => makeCompany(north))
    await refusedWithoutChange(testCompany, 401, () => makeCompany(browser))
    const { by } = await proved()
    await refusedWithoutChange(testCompany, 403, () =>
      makeCompany(by, 'Novak', { 'x-csrf-token': 'sign-in' }),
    )
  })

  it('five simultaneous requests create one company', async () => {
    const { by } = await proved()
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => makeCompany(by, `Five ${at} LLC`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    const made = await testCompany.database.db
      .selectFrom('companies')
      .select('id')
      .where('legal_name', 'like', 'Five %')
      .execute()
    expect(made).toHaveLength(1)
  })
})

describe('open user invitations', () => {
  it('an open invitation is found by its address, with company, inviter and scopes', async () => {
    const { by, email } = await proved()
    await invite(email)
    const response = await check(by)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      company_name: 'North Office',
      invited_by: 'north Person',
      scopes: ['sourcing'],
    })
  })

  it('an invitation is claimed once, gives its company and scopes, and replaces the company of the sign-up', async () => {
    const { by, email } = await proved()
    await makeCompany(by)
    await invite(email, { scopes: ['sourcing', 'compliance'] })
    await check(by)
    const response = await claim(by)
    expect(response.status).toBe(200)
    expect(await userOf(response)).toMatchObject({ company: { id: 1 }, scopes: ['sourcing', 'compliance'] })
    await refusedWithoutChange(testCompany, 404, () => claim(by))
    await refusedWithoutChange(testCompany, 404, () => check(by))
  })

  it('one of five simultaneous claims wins', async () => {
    const { by, email, user } = await proved()
    await invite(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(by)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4)
    const claimed = await testCompany.database.db
      .selectFrom('user_invitations')
      .select('claimed_by_id')
      .where('email', '=', email)
      .execute()
    expect(claimed).toEqual([{ claimed_by_id: user.id }])
  })

  it('an invitation is either claimed or withdrawn, never both', async () => {
    const north = await testCompany.as('north')
    const { by, email } = await proved()
    const { id } = await invite(email)
    const [joined, withdrawn] = await Promise.all([claim(by), north.call('DELETE', `user_invitations/${id}`)])
    expect([
      [200, 422],
      [404, 204],
    ]).toContainEqual([joined.status, withdrawn.status])
  })

  it('the invitation that was shown is the one that is claimed, even when others arrive', async () => {
    const { by, email } = await proved()
    await invite(email)
    await check(by)
    testCompany.clock.move(5)
    await invite(email, { company_id: 2 })
    expect((await userOf(await claim(by))).company).toMatchObject({ id: 1 })
  })

  it('a withdrawn invitation that was shown does not make its user join another company', async () => {
    const { by, email } = await proved()
    const { id } = await invite(email)
    await check(by)
    await invite(email, { company_id: 2 })
    await testCompany.database.db
      .updateTable('user_invitations')
      .set({ withdrawn_at: testCompany.clock.now() })
      .where('id', '=', id)
      .execute()
    await refusedWithoutChange(testCompany, 404, () => claim(by))
    expect(await (await check(by)).json()).toMatchObject({ company_name: 'South Office' })
    expect((await userOf(await claim(by))).company).toMatchObject({ id: 2 })
  })

  it('an invitation is not found for another address, nor by a user with colleagues', async () => {
    const { by } = await proved()
    await invite(newEmail())
    await refusedWithoutChange(testCompany, 404, () => check(by))
    await refusedWithoutChange(testCompany, 404, () => claim(by))
    const plain = await testCompany.as('plain')
    await invite(emailOf('plain'), { company_id: 2 })
    await refusedWithoutChange(testCompany, 404, () => check(plain))
    await refusedWithoutChange(testCompany, 409, () => claim(plain))
  })

  it('invitations reject a visitor', async () => {
    await refusedWithoutChange(testCompany, 401, () => check(browser))
    await refusedWithoutChange(testCompany, 401, () => claim(browser))
  })
})
