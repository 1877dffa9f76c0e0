import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshAddress, startTestCompany, type TestCompany } from '../testing/start-test-company.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { emailOf } from '../testing/test-company.ts'

const lines: string[] = []
let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany({ log: line => void lines.push(line) })
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())
beforeEach(() => {
  lines.length = 0
})

const lastLine = () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>

it('the line of a write names what it was done to, and what it made', async () => {
  const rule_override = { carrier_id: 1, is_type: 'cargo_at_least_100000', expiration_date: '2080-01-01' }
  const made = await north.post('rule_overrides', { rule_override })
  const { id } = (await made.json()) as { readonly id: number }
  expect(lastLine()).toMatchObject({ route: 'POST rule_overrides', ids: { carrier_id: '1', id: String(id) } })
  await north.post('rule_overrides/deactivate', { rule_override })
  expect(lastLine()).toMatchObject({ ids: { carrier_id: '1' } })
  await north.call('PATCH', 'connections/set_carrier_to_do_not_dispatch?carrier_id=2', {
    status: 'do_not_dispatch',
    notes: 'Call (806) 555-0100',
  })
  expect(lastLine()).toMatchObject({ status: 200, ids: { carrier_id: '2' } })
  expect(lines.join()).not.toContain('0100')
})

it('the line of a call that only reads names what its path names', async () => {
  await north.get('rule_overrides/1/file')
  expect(lastLine()).toMatchObject({ ids: { id: '1' } })
  await north.get('notes?carrier_id=1')
  expect(lastLine()).not.toHaveProperty('ids')
})

it('an audit entry has the id of its call, as the response and the log have it', async () => {
  const response = await north.post('subscriptions/create_by_carrier', { carrier_id: 2 })
  const [entry] = (await (await north.get('audit_entries')).json()) as readonly Record<string, unknown>[]
  expect(entry).toMatchObject({
    kind: 'carrier_monitored',
    request_id: response.headers.get('x-request-id'),
    key: null,
  })
  expect(lines.join()).toContain(`"request_id":"${response.headers.get('x-request-id')}"`)
})

it('a refused code leaves the digest of its address, the same for each try, and never the address', async () => {
  const browser = testCompany.newBrowser(freshAddress())
  await browser.post('sign_in', { email: emailOf('north') })
  const right = await testCompany.codeFor(emailOf('north'))
  const wrong = ((Number(right) + 1) % 1_000_000).toString().padStart(6, '0')
  const digests: unknown[] = []
  for (let tries = 0; tries < 2; tries += 1) {
    const response = await browser.post('sign_in/code', { code: wrong })
    expect(await response.text()).not.toContain(String(lastLine()['address']))
    digests.push(lastLine()['address'])
  }
  expect(digests[0]).toMatch(/^[\w-]{16}$/)
  expect(digests[1]).toBe(digests[0])
  expect(lines.join()).not.toContain('office.example')
})
