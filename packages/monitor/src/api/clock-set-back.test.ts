import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../testing/start-test-company.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

const HOUR_MS = 3_600_000

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())

const made = async (path: string, body: unknown) => {
  const response = await north.post(path, body)
  expect(response.status).toBe(201)
  const { api_key, id } = (await response.json()) as {
    readonly id?: number
    readonly api_key?: { readonly id: number }
  }
  return api_key?.id ?? id
}

const search = (name: string) => ({
  saved_search: { name, address: '/carriers/search-results?q[name]=eagle' },
})
const key = (name: string) => ({ api_key: { name, scopes: ['read'], expires_in_days: 30 } })
const override = (is_type: string) => ({
  rule_override: { carrier_id: 1, is_type, expiration_date: '2080-01-01' },
})

const invitation = (email: string) => ({ user_invitation: { email: `${email}@example.com`, scopes: [] } })

it.each([
  ['user_invitations', 'user_invitations', invitation],
  ['notes', 'notes?carrier_id=1', (text: string) => ({ note: { carrier_id: 1, text } })],
  ['saved_searches', 'saved_searches', search],
  ['api_keys', 'api_keys', key],
])(
  'of %s the one that was added last is first, also when the clock was set back',
  async (path, list, body) => {
    const before = await made(path, body('before'))
    testCompany.clock.move(-HOUR_MS / 1000)
    const after = await made(path, body('after'))
    const listed = (await (await north.get(list)).json()) as readonly { readonly id: number }[]
    expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([after, before])
  },
)

it('of carriers that are monitored the one that was added last is first, also when the clock was set back', async () => {
  const add = async (carrier_id: number) =>
    expect(await (await north.post('subscriptions/create_by_carrier', { carrier_id })).json()).toMatchObject({
      carrier_id,
    })
  await add(2)
  testCompany.clock.move(-HOUR_MS / 1000)
  await add(3)
  const listed = (await (await north.get('subscriptions/for_broker_portal')).json()) as readonly {
    readonly carrier_id: number
  }[]
  expect(listed.slice(0, 2).map(({ carrier_id }) => carrier_id)).toEqual([3, 2])
})

it('the audit log has the last act first, also when the clock was set back', async () => {
  await made('rule_overrides', override('cargo_at_least_100000'))
  testCompany.clock.move(-HOUR_MS / 1000)
  await made('rule_overrides', override('bipd_at_least_750000'))
  const response = await north.get('audit_entries?q[kind_eq]=override_created')
  const listed = (await response.json()) as readonly { readonly subject: { readonly label: string } }[]
  expect(listed.map(({ subject }) => subject.label)).toEqual([
    'bipd_at_least_750000',
    'cargo_at_least_100000',
  ])
})
