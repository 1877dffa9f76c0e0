import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../api/routes/index.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { emailOf } from '../../testing/test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())

const subscribe = { carrier_id: 1 }
const OVERRIDE = {
  rule_override: { carrier_id: 1, is_type: 'cargo_at_least_100000', expiration_date: '2080-01-01' },
}

describe('a visitor', () => {
  const closed = ROUTES.filter(({ access }) => access !== 'anyone').map(
    ({ method, path }) => [method, path.replace(/:\w+/g, '1')] as const,
  )
  it.each(closed)('gets 401 from %s %s', async (method, path) => {
    const response = await testCompany.newBrowser().call(method, path, method === 'POST' ? {} : undefined)
    expect(response.status).toBe(401)
  })
  it('gets 401 in the error shape, with the id of the request', async () => {
    const response = await testCompany.newBrowser().get('refresh_jwt')
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(await response.json()).toEqual({
      errors: [{ field: null, message: 'Sign in first.' }],
      request_id: id,
    })
  })
  it('may sign out', async () => {
    expect((await testCompany.newBrowser().get('sign_out')).status).toBe(204)
  })
})

describe('an unsafe call', () => {
  it.each([
    ['without its proof', {}],
    ['with the proof of a sign-in', { 'x-csrf-token': 'sign-in' }],
    ['with an empty one', { 'x-csrf-token': '' }],
  ])('%s is refused', async (_, headers) => {
    const browser = await testCompany.as('north')
    const response = await browser.fetch('/monitor/subscriptions/create_by_carrier', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(subscribe),
    })
    expect(response.status).toBe(403)
  })

  it("with another session's proof is refused", async () => {
    const browser = await testCompany.as('north')
    const { csrf_token } = (await (await (await testCompany.as('north')).get('refresh_jwt')).json()) as {
      csrf_token: string
    }
    const headers = { 'x-csrf-token': csrf_token }
    const response = await browser.call('POST', 'subscriptions/create_by_carrier', subscribe, headers)
    expect(response.status).toBe(403)
  })

  it('of a sign-in without its header, as a form sends it, is refused', async () => {
    const response = await testCompany.newBrowser().fetch('/monitor/sign_in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf('north') }),
    })
    expect(response.status).toBe(403)
  })
})

describe('a call from another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://portal.test.elsewhere.example' }],
  ])('is refused with %o, and does not sign the user out', async headers => {
    const browser = await testCompany.as('north')
    for (const path of ['sign_out', 'refresh_jwt']) {
      const response = await browser.call('GET', path, undefined, headers)
      expect(response.status).toBe(403)
    }
    expect((await browser.get('refresh_jwt')).status).toBe(200)
  })

  it('is detected by the Referer header where a browser sends no other', async () => {
    const request = new Request('http://127.0.0.1:9/monitor/sign_out', {
      headers: { referer: 'https://elsewhere.example/page' },
    })
    expect((await testCompany.monitor.fetch(request)).status).toBe(403)
  })

  it('is not a typed address, a page of the monitor itself or a program', async () => {
    for (const headers of [{ 'sec-fetch-site': 'none' }, { origin: 'http://127.0.0.1:9' }, {}]) {
      const request = new Request('http://127.0.0.1:9/monitor/sign_out', { headers: new Headers(headers) })
      expect((await testCompany.monitor.fetch(request)).status).toBe(204)
    }
  })
})

describe('a session', () => {
  it('ends on signing out, also for a copy of its cookie', async () => {
    const browser = await testCompany.as('north')
    const cookie = browser.cookie('fairhaul_session') ?? ''
    await browser.get('sign_out')
    expect((await browser.get('refresh_jwt')).status).toBe(401)
    const copy = testCompany.newBrowser()
    copy.setCookie('fairhaul_session', cookie)
    expect((await copy.get('refresh_jwt')).status).toBe(401)
  })

  it('is extended by each renewal for a week, up to thirty days in all', async () => {
    const browser = await testCompany.as('north')
    for (let turn = 0; turn < 4; turn += 1) {
      testCompany.clock.move(6 * 86_400)
      expect((await browser.get('refresh_jwt')).status).toBe(200)
    }
    testCompany.clock.move(6 * 86_400 + 1)
    expect((await browser.get('refresh_jwt')).status).toBe(401)
  })

  it('ends after a week without a call', async () => {
    const browser = await testCompany.as('north')
    testCompany.clock.move(7 * 86_400)
    expect((await browser.get('refresh_jwt')).status).toBe(401)
  })
})

describe('an expired company', () => {
  it.each([['carriers/1/for_broker_portal'], ['rules'], ['areas/autocomplete?term=da']])(
    'is refused %s',
    async path => {
      expect((await (await testCompany.as('ended')).get(path)).status).toBe(403)
    },
  )
  it.each([['refresh_jwt'], ['api/flipper/actors/User;6'], ['sign_out']])('may call %s', async path => {
    expect((await (await testCompany.as('ended')).get(path)).ok).toBe(true)
  })
})

describe('a user without the rights', () => {
  it.each([
    ['plain', 'POST', 'rule_overrides', OVERRIDE],
    ['plain', 'POST', 'rule_overrides/deactivate', OVERRIDE],
    ['plain', 'PATCH', 'rule_overrides/1', { rule_override: { is_active: false } }],
    ['watch', 'POST', 'rule_overrides', OVERRIDE],
    ['watch', 'GET', 'rules', undefined],
    ['watch', 'GET', 'carriers?q[legal_name_or_dba_name_start]=eagle', undefined],
    ['trucker', 'GET', 'carriers/1/for_broker_portal', undefined],
    ['new', 'GET', 'carriers/1/for_broker_portal', undefined],
  ] as const)('(%s) is refused %s %s', async (person, method, path, body) => {
    const response = await (await testCompany.as(person)).call(method, path, body)
    expect(response.status).toBe(403)
  })

  it('who is still signing up has no company in the response', async () => {
    const answer = (await (await (await testCompany.as('new')).get('refresh_jwt')).json()) as {
      user: { company: unknown; paywall: { can_rule: boolean } }
    }
    expect(answer.user.company).toBeNull()
    expect(answer.user.paywall.can_rule).toBe(false)
  })

  it('whose access is under review gets 418', async () => {
    expect((await (await testCompany.as('reviewed')).get('refresh_jwt')).status).toBe(418)
  })

  it("cannot read another user's flags", async () => {
    const browser = await testCompany.as('north')
    expect(await (await browser.get('api/flipper/actors/User;1')).json()).toEqual({
      flipper_id: 'User;1',
      features: { SOME_FLAG: true },
    })
    expect((await browser.get('api/flipper/actors/User;2')).status).toBe(404)
    expect((await browser.get('api/flipper/actors/Company;1')).status).toBe(404)
  })
})
