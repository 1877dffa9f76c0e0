import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshAddress, startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { emailOf } from '../../testing/test-company.ts'

let testCompany: TestCompany
let browser: TestBrowser
const email = emailOf('north')

beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  for (const table of ['throttles', 'sign_in_challenges'] as const)
    await testCompany.database.db.deleteFrom(table).execute()
  browser = testCompany.newBrowser(freshAddress())
})

const request = (to = email, by = browser) => by.post('sign_in', { email: to })
const enter = (code: string, by = browser) => by.post('sign_in/code', { code })
const otherThan = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null; message: string }[] }).errors

describe('sign-in', () => {
  it('a user signs in with an address and the code sent to it', async () => {
    expect(await (await request()).json()).toEqual({
      lives_seconds: 600,
      resend_after_seconds: 30,
      code_digits: 6,
    })
    const response = await enter(await testCompany.codeFor(email))
    expect(response.status).toBe(200)
    const answer = (await response.json()) as { user: object; csrf_token: string; events_cursor: string }
    expect(answer.user).toMatchObject({
      email,
      chat_verification_hash: null,
      scopes: expect.arrayContaining(['manage_rule_overrides', 'manage_users']),
      company: { id: 1, company_type: 'broker' },
      paywall: { can_rule: true, can_api: true, is_watchdog: false, limits: { carrier_searches: null } },
      watchdog_limits: { can_carrier_search_for_watchdog: true },
    })
    expect(await (await browser.get('refresh_jwt')).json()).toEqual({
      ...answer,
      events_cursor: expect.any(String),
    })
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

  it('a code has five tries; afterwards the right code is rejected too, until a new code may be requested', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    const statuses = []
    for (let guess = 0; guess < 5; guess += 1) statuses.push((await enter(otherThan(code))).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422])
    testCompany.clock.move(10)
    const dead = await enter(code)
    expect([dead.status, dead.headers.get('retry-after')]).toEqual([429, '20'])
  })

  it('simultaneous guesses get no more than five tries', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(otherThan(code))))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7)
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

  it('using the second of two codes ends the first, for every copy of its cookie', async () => {
    await request()
    const first = await testCompany.codeFor(email)
    const copy = testCompany.newBrowser(freshAddress())
    copy.setCookie('fairhaul_sign_in', browser.cookie('fairhaul_sign_in') ?? '')
    testCompany.clock.move(31)
    await request()
    expect((await enter(await testCompany.codeFor(email))).status).toBe(200)
    const response = await enter(first, copy)
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
})

/** A stranger in a new browser, from a new network address. */
const stranger = () => testCompany.newBrowser(freshAddress())
const digitsOf = async (response: Response) =>
  ((await response.json()) as { code_digits: number }).code_digits

describe('sign-in under attack', () => {
  it('after six codes for an address in ten minutes the next are long, and the owner signs in with one', async () => {
    const digits = []
    for (let turn = 0; turn < 7; turn += 1) digits.push(await digitsOf(await request(email, stranger())))
    expect(digits).toEqual([6, 6, 6, 6, 6, 6, 12])
    expect(await digitsOf(await request())).toBe(12)
    expect((await enter(await testCompany.codeFor(email))).status).toBe(200)
  })

  it('guesses reach no more than ten short codes of an address in an hour, and the owner signs in at once', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const each = stranger()
      await request(email, each)
      for (let guess = 0; guess < 5; guess += 1) {
        const response = await enter('000000', each)
        const [error] = await errorsOf(response)
        statuses.push(/Wrong code/.test(error?.message ?? '') ? response.status : 0)
      }
    }
    expect(statuses.filter(status => status === 422)).toHaveLength(10)
    expect(await digitsOf(await request())).toBe(12)
    expect((await enter(await testCompany.codeFor(email))).status).toBe(200)
  })

  it('a short code that others made useless is rejected with 429 until a new one may be requested', async () => {
    await request()
    const code = await testCompany.codeFor(email)
    for (let turn = 0; turn < 2; turn += 1) {
      const each = stranger()
      await request(email, each)
      for (let guess = 0; guess < 5; guess += 1) await enter('000000', each)
    }
    testCompany.clock.move(12)
    const refused = await enter(code)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '18'])
    testCompany.clock.move(18)
    expect((await request()).status).toBe(200)
    expect((await enter(await testCompany.codeFor(email))).status).toBe(200)
  })

  it('six digits are not compared with a long code and cost no try', async () => {
    for (let turn = 0; turn < 7; turn += 1) await request(email, stranger())
    await request()
    for (let guess = 0; guess < 7; guess += 1)
      expect((await errorsOf(await enter('123456')))[0]?.message).toMatch(/12 digits/)
    expect((await enter(await testCompany.codeFor(email))).status).toBe(200)
  })

  it('twelve digits are not compared with a short code', async () => {
    await request()
    expect((await errorsOf(await enter('123456789012')))[0]?.message).toBe('This code has 6 digits.')
  })

  it('a long code is mailed once in five minutes, and works in every browser that requested it until it is used', async () => {
    for (let turn = 0; turn < 7; turn += 1) await request(email, stranger())
    const code = await testCompany.codeFor(email)
    testCompany.clock.move(200)
    const [one, other] = [stranger(), stranger()] as const
    const sent = (await (await request(email, one)).json()) as object
    expect(sent).toEqual({ lives_seconds: 400, resend_after_seconds: 30, code_digits: 12 })
    await request(email, other)
    expect(await testCompany.codeFor(email)).toBe(code)
    const answers = await Promise.all([one, other].map(by => enter(code, by)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    await request(email, stranger())
    expect(await testCompany.codeFor(email)).not.toBe(code)
  })

  it('the mail with a long code says why it is long, and shows it in groups', async () => {
    for (let turn = 0; turn < 7; turn += 1) await request(email, stranger())
    const code = await testCompany.codeFor(email)
    const [mail] = (await testCompany.monitor.services.mailbox.newest()) ?? []
    expect(mail?.subject).toBe(
      `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)} is your sign-in code`,
    )
    expect(mail?.text).toMatch(/someone keeps asking for codes/)
  })
})
