import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshAddress, startTestCompany, type TestCompany } from '../testing/start-test-company.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { emailOf } from '../testing/test-company.ts'

let testCompany: TestCompany
let browser: TestBrowser
const email = emailOf('north')

beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('throttles').execute()
  browser = testCompany.newBrowser(freshAddress())
})

const request = (to = email, by = browser) => by.post('sign_in', { email: to })
const enter = (code: string, by = browser) => by.post('sign_in/code', { code })
const otherThan = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null; message: string }[] }).errors

describe('sign-in', () => {
  it('a user signs in with an address and the code sent to it', async () => {
    expect(await (await request()).json()).toEqual({ lives_seconds: 600, resend_after_seconds: 30 })
    const response = await enter(await testCompany.codeFor(email))
    expect(response.status).toBe(200)
    const answer = (await response.json()) as { user: object; csrf_token: string }
    expect(answer.user).toMatchObject({
      email,
      chat_verification_hash: null,
      scopes: expect.arrayContaining(['manage_rule_overrides', 'manage_users']),
      company: { id: 1, company_type: 'broker' },
      paywall: { can_rule: true, can_api: true, is_watchdog: false, limits: { carrier_searches: null } },
      watchdog_limits: { can_carrier_search_for_watchdog: true },
    })
    expect(await (await browser.get('refresh_jwt')).json()).toEqual(answer)
    expect(browser.cookie('fairhaul_sign_in')).toBeUndefined()
  })

  it('the session cookie is not readable by scripts', async () => {
    await request()
    const response = await enter(await testCompany.codeFor(email))
    const session = response.headers.getSetCookie().find(line => line.startsWith('fairhaul_session='))
    expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/)
  })

  it.each([['DANA'], ['no address'], [''], ['a@b'], [`${'a'.repeat(250)}@office.example`], [7], [null]])(
    'sign-in rejects the address %j and names the field',
    async sent => {
      const response = await browser.post('sign_in', { email: sent })
      expect(response.status).toBe(422)
      expect((await errorsOf(response)).map(({ field }) => field)).toEqual(['email'])
    },
  )

  it('sign-in answers an unknown address like a known one and sends it nothing', async () => {
    const known = await request()
    const unknown = await request('nobody@office.example', testCompany.newBrowser(freshAddress()))
    expect(unknown.status).toBe(known.status)
    expect(await unknown.json()).toEqual(await known.json())
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
    await expect(testCompany.codeFor('nobody@office.example')).rejects.toThrow()
  })

  it('sign-in lower-cases the address', async () => {
    await request(` ${email.toUpperCase()} `)
    expect((await enter(await testCompany.codeFor(email))).status).toBe(200)
  })

  it('sign-in is rejected with 409 for a signed-in user', async () => {
    const signedIn = await testCompany.as('north')
    expect((await signedIn.call('POST', 'sign_in', { email }, { 'x-csrf-token': 'sign-in' })).status).toBe(
      409,
    )
  })
})

describe('sign-in codes', () => {
  it('a wrong code is rejected with the number of tries left, and the right one still works', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    const [error] = await errorsOf(await enter(otherThan(code)))
    expect(error).toEqual({ field: 'code', message: 'Wrong code. 4 tries left.' })
    expect((await enter(code)).status).toBe(200)
  })

  it('a code has five tries; afterwards the right code is rejected too', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    const statuses = []
    for (let guess = 0; guess < 5; guess += 1) statuses.push((await enter(otherThan(code))).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422])
    expect((await enter(code)).status).toBe(403)
  })

  it('simultaneous guesses get no more than five tries', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(otherThan(code))))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(7)
  })

  it('a code entered twice at the same time signs in once', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    const cookie = browser.cookie('fairhaul_sign_in') ?? ''
    const twins = [testCompany.newBrowser(freshAddress()), testCompany.newBrowser(freshAddress())]
    for (const twin of twins) twin.setCookie('fairhaul_sign_in', cookie)
    const answers = await Promise.all(twins.map(twin => enter(code, twin)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('a code is used up by signing in', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    const cookie = browser.cookie('fairhaul_sign_in') ?? ''
    await enter(code)
    const thief = testCompany.newBrowser(freshAddress())
    thief.setCookie('fairhaul_sign_in', cookie)
    const response = await enter(code, thief)
    expect(response.status).toBe(422)
    expect((await errorsOf(response))[0]?.message).toMatch(/already used/)
  })

  it('a code expires after ten minutes', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    testCompany.clock.move(599)
    expect((await enter(otherThan(code))).status).toBe(422)
    testCompany.clock.move(1)
    const [error] = await errorsOf(await enter(code))
    expect(error).toMatchObject({ field: 'code', message: expect.stringMatching(/expired/) })
  })

  it('a code does not work in another browser', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    expect((await enter(code, testCompany.newBrowser(freshAddress()))).status).toBe(403)
  })

  it.each([['12345'], ['1234567'], ['12345a'], ['１２３４５６'], [123456]])(
    '%j is not a code and uses no try',
    async sent => {
      await request()
      const response = await browser.post('sign_in/code', { code: sent })
      expect(response.status).toBe(422)
      expect((await errorsOf(await enter(otherThan(await testCompany.codeFor(email)))))[0]?.message).toMatch(
        /4 tries/,
      )
    },
  )
})

describe('rate limits of sign-in', () => {
  it.each([[email], ['nobody@office.example']])(
    'a second code for %s within 30 seconds is rejected, a later one is sent',
    async to => {
      await request(to)
      testCompany.clock.move(10)
      const again = await request(to)
      expect(again.status).toBe(429)
      expect(again.headers.get('retry-after')).toBe('20')
      testCompany.clock.move(20)
      expect((await request(to)).status).toBe(200)
    },
  )

  it('more than six codes for one address are rejected from any client until the window ends', async () => {
    const statuses = []
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push((await request(email, testCompany.newBrowser(freshAddress()))).status)
      testCompany.clock.move(31)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    testCompany.clock.move(600)
    expect((await request()).status).toBe(200)
  })

  it('too many codes from one client are rejected, whatever the addresses', async () => {
    const statuses = []
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await request(`n${turn}@office.example`)).status)
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]))
    expect(statuses[30]).toBe(429)
  })

  it('codes that ended in a sign-in do not count toward the limits', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const each = testCompany.newBrowser('10.0.0.9')
      expect((await request(email, each)).status).toBe(200)
      expect((await enter(await testCompany.codeFor(email), each)).status).toBe(200)
    }
  })

  it('requesting new codes allows no more than twenty guesses an hour', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const each = testCompany.newBrowser(freshAddress())
      await request(email, each)
      const code = await testCompany.codeFor(email)
      for (let guess = 0; guess < 5; guess += 1) statuses.push((await enter(otherThan(code), each)).status)
      testCompany.clock.move(31)
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422))
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429])
  })
})
