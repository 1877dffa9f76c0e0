import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshAddress, startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { emailOf } from '../../testing/test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())
beforeEach(() => testCompany.clearFaults())

const request = (
  path: string,
  options: { from?: string; host?: string; method?: string; headers?: Record<string, string> } = {},
) =>
  testCompany.monitor.fetch(
    new Request(`http://${options.host ?? '127.0.0.1:4100'}${path}`, {
      method: options.method ?? 'GET',
      headers: options.headers ?? {},
    }),
    { remoteAddress: options.from ?? '127.0.0.1' },
  )

const PAGES = [
  '/health',
  '/ready',
  '/openapi.json',
  '/mailbox',
  '/mailbox.json',
  '/federal',
  '/federal.json',
  '/metrics',
]

describe('the mailbox', () => {
  it('shows the newest code first, as a page without script and as data', async () => {
    await testCompany.newBrowser(freshAddress()).post('sign_in', { email: emailOf('south') })
    await testCompany.newBrowser(freshAddress()).post('sign_in', { email: emailOf('north') })
    const mails = (await (await request('/mailbox.json')).json()) as {
      to: string
      code: string
      sent_at: string
    }[]
    expect(mails.map(({ to }) => to)).toEqual([emailOf('north'), emailOf('south')])
    expect(mails[0]?.sent_at).toBe(testCompany.clock.now().toISOString())
    const page = await (await request('/monitor/mailbox')).text()
    expect(page).toContain(mails[0]?.code)
    expect(page).not.toMatch(/<script/i)
  })

  it.each([
    ['from another machine', { from: '10.1.2.3' }],
    ['by another name of this machine', { host: 'rebound.example' }],
    ['by a name that only begins like it', { host: '127.0.0.1.example' }],
    ['forwarded for another machine', { headers: { 'x-forwarded-for': '10.1.2.3' } }],
    ['forwarded over this machine', { headers: { 'x-forwarded-for': '10.1.2.3, 127.0.0.1' } }],
    ['forwarded in the standard way', { headers: { forwarded: 'for=10.1.2.3' } }],
    ['by a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ])('does not exist when called %s', async (_, options) => {
    for (const path of ['/mailbox', '/mailbox.json', '/monitor/mailbox.json'])
      expect((await request(path, options)).status).toBe(404)
  })

  it('may be opened by a link of another page', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
    expect((await request('/mailbox', { headers })).status).toBe(200)
  })

  it.each([['localhost:4100'], ['[::1]:4100']])('answers at %s', async host => {
    expect((await request('/mailbox', { host, from: '::1' })).status).toBe(200)
  })
})

describe('the operator paths', () => {
  it.each(PAGES)(
    'the page %s refuses every method but GET with 405, and says that it takes GET',
    async path => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const response = await request(path, { method })
        expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET'])
      }
      expect((await request(path, { method: 'HEAD' })).status).toBe(200)
    },
  )

  it.each(PAGES)('every answer of the page %s sends no address on to other sites', async path => {
    const answers = [
      await request(path),
      await request(path, { method: 'POST' }),
      await request(path, { from: '10.1.2.3' }),
      await request(path, { from: '10.1.2.3', method: 'POST' }),
    ]
    for (const { headers } of answers) expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('a page for this machine does not exist for another one, whatever the method', async () => {
    for (const path of ['/mailbox', '/metrics'])
      expect((await request(path, { from: '10.1.2.3', method: 'POST' })).status).toBe(404)
  })

  it.each([['/health'], ['/monitor/health']])('answer at %s that the monitor is alive', async path => {
    expect(await (await request(path, { from: '10.1.2.3' })).json()).toEqual({ status: 'ok' })
  })
  it('do not include any other path, which gets a plain 404', async () => {
    const response = await request('/monitor/nothing/here')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errors: [{ field: null }] })
  })
})

it('the rate limits of codes can be reset', async () => {
  const email = emailOf('north')
  const browser = testCompany.newBrowser(freshAddress())
  const requestCode = async () => (await browser.post('sign_in', { email })).status
  await requestCode()
  expect(await requestCode()).toBe(429)
  const forget = (from: string) =>
    testCompany.monitor.fetch(
      new Request('http://127.0.0.1:4100/monitor-control/attempts', { method: 'DELETE' }),
      { remoteAddress: from },
    )
  expect((await forget('10.1.2.3')).status).toBe(404)
  expect(await requestCode()).toBe(429)
  expect((await forget('127.0.0.1')).status).toBe(204)
  expect(await requestCode()).toBe(200)
})

describe('a fault', () => {
  const set = (fault: object, from = '127.0.0.1') =>
    testCompany.monitor.fetch(
      new Request('http://127.0.0.1:4100/monitor-control/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      }),
      { remoteAddress: from },
    )

  it('changes the response of a route for a number of calls', async () => {
    await set({ route: 'GET health', status: 503 })
    await set({ route: 'GET sign_out', status: 422, body: { errors: [] }, times: 2 })
    const browser = testCompany.newBrowser()
    const statuses = []
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await browser.get('sign_out')).status)
    expect(statuses).toEqual([422, 422, 204])
  })

  it('ends when faults are cleared', async () => {
    await set({ route: '*', status: 503 })
    expect((await testCompany.newBrowser().get('sign_out')).status).toBe(503)
    await testCompany.monitor.fetch(
      new Request('http://127.0.0.1:4100/monitor-control/faults', { method: 'DELETE' }),
    )
    expect((await testCompany.newBrowser().get('sign_out')).status).toBe(204)
  })

  it('can break the connection', async () => {
    testCompany.monitor.faults.add({ route: 'GET sign_out', cut: true })
    await expect(testCompany.newBrowser().get('sign_out')).rejects.toThrow('fetch failed')
  })

  it('is set only from this machine, and only in the known form', async () => {
    expect((await set({ route: '*', status: 503 }, '10.1.2.3')).status).toBe(404)
    expect((await set({ route: '*', state: 503 })).status).toBe(422)
    expect((await testCompany.newBrowser().get('sign_out')).status).toBe(204)
  })
})
