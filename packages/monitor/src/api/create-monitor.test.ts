import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMonitor } from './create-monitor.ts'
import type { MonitorConfig } from '../kernel/config.ts'
import { ROUTES } from './routes/index.ts'
import { freshAddress, startTestCompany, type TestCompany } from '../testing/start-test-company.ts'
import { TestBrowser } from '../testing/test-browser.ts'
import { emailOf } from '../testing/test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())

/** Another monitor over the same rows. */
const configured = (change: Partial<MonitorConfig>) => {
  const { services } = testCompany.monitor
  return createMonitor({ ...services, config: { ...services.config, ...change } })
}

it.each([
  'carriers/abc;2/for_broker_portal',
  'carriers/02/for_broker_portal',
  'carriers/+2/for_broker_portal',
  'carriers/2 /for_broker_portal',
  'carriers/2%00/for_broker_portal',
  'carriers/User;2/for_broker_portal',
  'api/flipper/actors/User;x;1',
  'api/flipper/actors/1',
])('%s is no address of a record', async path => {
  const north = await testCompany.as('north')
  expect((await north.get(path)).status).toBe(404)
})

it('a carrier is found by the digits of its id alone', async () => {
  const north = await testCompany.as('north')
  expect((await north.get('carriers/2/for_broker_portal')).status).toBe(200)
})

it('the id of an actor has its own form', async () => {
  const north = await testCompany.as('north')
  const { user } = (await (await north.get('refresh_jwt')).json()) as { user: { id: number } }
  expect((await north.get(`api/flipper/actors/User;${user.id}`)).status).toBe(200)
})

it.each([
  ['PUT', 'sign_in', 'POST'],
  ['DELETE', 'carriers/2/for_broker_portal', 'GET'],
  ['POST', 'api/v1/users/2', 'DELETE, PATCH'],
])('%s %s is refused with 405, and says that it takes %s', async (method, path, allow) => {
  const north = await testCompany.as('north')
  const response = await north.call(method, path)
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
})

it('an address without ids answers 405 with exactly its methods to each other method, to visitors too', async () => {
  const sent = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const callers = [await testCompany.as('north'), testCompany.newBrowser()]
  const wrong: unknown[] = []
  let count = 0
  for (const path of new Set(ROUTES.map(route => route.path).filter(each => !each.includes(':')))) {
    const methods: string[] = ROUTES.filter(route => route.path === path).map(({ method }) => method)
    const taken = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    const allow = methods.toSorted().join(', ')
    for (const method of sent.filter(each => !taken.includes(each)))
      for (const caller of callers) {
        count += 1
        const { status, headers } = await caller.call(method, path)
        if (status !== 405 || headers.get('allow') !== allow)
          wrong.push(`${method} ${path}: ${status}, ${headers.get('allow')}`)
      }
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(500)
})

it('an unknown address is refused with 404, whatever the method', async () => {
  const north = await testCompany.as('north')
  expect((await north.call('PUT', 'api/v1/nothing')).status).toBe(404)
})

it.each(['carriers/2/for_broker_portal', 'api/v1/nothing', 'sign_out'])(
  'the answer to %s sends no address on to other sites',
  async path => {
    const north = await testCompany.as('north')
    expect((await north.get(path)).headers.get('referrer-policy')).toBe('no-referrer')
  },
)

it('over https the cookies have the prefix that keeps other hosts of the domain from setting them', async () => {
  const origin = 'https://portal.example'
  const monitor = configured({ publicOrigins: [origin] })
  const lines: string[] = []
  const browser = new TestBrowser(async request => {
    request.headers.set('origin', origin)
    const response = await monitor.fetch(request, { remoteAddress: freshAddress() })
    lines.push(...response.headers.getSetCookie())
    return response
  })
  await browser.post('sign_in', { email: emailOf('north') })
  const code = await testCompany.codeFor(emailOf('north'))
  expect((await browser.post('sign_in/code', { code })).status).toBe(200)
  expect((await browser.get('refresh_jwt')).status).toBe(200)
  for (const line of lines) expect(line).toMatch(/^__Host-fairhaul_\w+=[^;]*; Path=\/; .*; Secure$/)
  const plain = browser.cookie('__Host-fairhaul_session') ?? ''
  const copy = new TestBrowser(request => monitor.fetch(request))
  copy.setCookie('fairhaul_session', plain)
  expect((await copy.get('refresh_jwt')).status).toBe(401)
})

it.each(['/metrics', '/mailbox', '/mailbox.json', '/monitor/mailbox.json'])(
  '%s asks a program of this machine for the secret of the operator',
  async path => {
    const monitor = configured({ operatorSecret: 'the secret' })
    const read = (authorization?: string) =>
      monitor.fetch(
        new Request(`http://127.0.0.1:4180${path}`, { headers: authorization ? { authorization } : {} }),
      )
    const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`
    const refused = await read()
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="operator", charset="UTF-8"',
    ])
    expect((await read('Bearer another secret')).status).toBe(401)
    expect((await read('Bearer the secret')).status).toBe(200)
    expect((await read(basic('another secret'))).status).toBe(401)
    expect((await read(basic('the secret'))).status).toBe(200)
  },
)

it('a monitor of the demo shows messages and metrics to this machine without a secret', async () => {
  const response = await testCompany.monitor.fetch(new Request('http://127.0.0.1:4180/metrics'))
  expect(response.status).toBe(200)
})
