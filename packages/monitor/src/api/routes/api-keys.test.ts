import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newKey } from '../../http/api-keys/key-text.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { TEST_ORIGIN, type TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'
import { PREFIX } from '../create-monitor.ts'

interface Key {
  readonly id: number
  readonly name: string
  readonly hint: string
  readonly scopes: readonly string[]
  readonly user_name: string
  readonly status: string
  readonly last_used_at: string | null
}
interface Made {
  readonly key: string
  readonly api_key: Key
}

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('api_keys').execute()
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
})

const form = (change: object = {}) => ({
  api_key: { name: 'Nightly import', scopes: ['write'], expires_in_days: 30, ...change },
})
const make = async (by = north, change: object = {}): Promise<Made> => {
  const response = await by.post('api_keys', form(change))
  expect(response.status).toBe(201)
  return (await response.json()) as Made
}
const listed = async (by = north) => (await (await by.get('api_keys')).json()) as readonly Key[]
const revoke = (id: number, by = north) => by.call('DELETE', `api_keys/${id}`)

/** A call of a script: with a key, and nothing that a browser would add. */
const call = (key: string, path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
  testCompany.monitor.fetch(
    new Request(`${TEST_ORIGIN}${PREFIX}/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    }),
  )
const post = (key: string, path: string, body: unknown) =>
  call(key, path, { method: 'POST', body: JSON.stringify(body) })
const messageOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: readonly { message: string }[] }
  return errors[0]?.message
}
const setUser = (name: Person, change: { company_id?: number | null; scopes?: string[] }) =>
  testCompany.database.db
    .updateTable('users')
    .set(change)
    .where('email', '=', `${name}@office.example`)
    .execute()
const setPlan = (change: { can_api?: boolean; can_api_with_insights?: boolean }) =>
  testCompany.database.db.updateTable('companies').set(change).where('id', '=', 1).execute()

describe('a call with an API key', () => {
  it('acts as the person who made the key, without cookie or proof, and the audit log says so', async () => {
    const { key } = await make()
    const me = await call(key, 'refresh_jwt')
    expect(await me.json()).toMatchObject({ user: { email: 'north@office.example' }, csrf_token: '' })
    expect(me.headers.getSetCookie()).toEqual([])
    expect((await post(key, 'subscriptions/create_by_carrier', { carrier_id: 2 })).status).toBeLessThan(300)
    const [entry] = (await (await north.get('audit_entries')).json()) as { kind: string; source: string }[]
    expect(entry).toMatchObject({
      kind: 'carrier_monitored',
      source: 'api_key',
      key: { name: 'Nightly import' },
    })
  })

  it('reads no cookie: the key alone decides who calls', async () => {
    const { key } = await make(plain)
    const cookie = `fairhaul_session=${north.cookie('fairhaul_session')}`
    const me = await call(key, 'refresh_jwt', {}, { cookie })
    expect(await me.json()).toMatchObject({ user: { email: 'plain@office.example' } })
    expect((await call('nonsense', 'refresh_jwt', {}, { cookie })).status).toBe(401)
  })

  it('has the rights of its person as they are now', async () => {
    const { key } = await make(north, { scopes: ['override'] })
    const override = () =>
      post(key, 'rule_overrides', {
        rule_override: { carrier_id: 1, is_type: 'cargo_at_least_100000', expiration_date: '2027-03-04' },
      })
    const before = await testCompany.database.db
      .selectFrom('users')
      .select('scopes')
      .where('email', '=', 'north@office.example')
      .executeTakeFirstOrThrow()
    expect((await override()).status).toBe(201)
    await setUser('north', { scopes: [] })
    expect((await override()).status).toBe(403)
    await setUser('north', { scopes: before.scopes })
  })

  it('is refused what its scopes leave out, with the permission that it lacks', async () => {
    const { key } = await make(north, { scopes: [] })
    expect((await call(key, 'notes?carrier_id=1')).status).toBe(200)
    const refused = await post(key, 'notes', { note: { carrier_id: 1, text: 'Called.' } })
    expect(refused.status).toBe(403)
    expect(await messageOf(refused)).toBe(
      'This API key cannot do this. Use a key with the "write" permission.',
    )
  })

  it.each([
    ['GET', 'api_keys'],
    ['POST', 'api_keys'],
    ['PATCH', 'api/v1/users/2'],
    ['GET', 'billing/current_payment_methods'],
    ['PATCH', 'billing/change_plan'],
    ['POST', 'user_invitations'],
    ['GET', 'sign_out'],
    ['GET', 'api/v1/users/1/outlook_integration_key'],
  ])('cannot %s %s, whatever its scopes', async (method, path) => {
    const { key } = await make(north, { scopes: ['read', 'connect', 'override', 'write'] })
    const response = await call(key, path, { method, ...(method !== 'GET' && { body: '{}' }) })
    expect([response.status, await messageOf(response)]).toEqual([
      403,
      'An API key cannot do this. Sign in to do it.',
    ])
  })

  it('needs the API in the plan, and the API with insights for insights', async () => {
    const { key } = await make()
    expect((await call(key, 'carriers/1/insights')).status).toBe(200)
    await setPlan({ can_api_with_insights: false })
    expect((await call(key, 'carriers/1/insights')).status).toBe(403)
    expect((await north.get('carriers/1/insights')).status).toBe(200)
    await setPlan({ can_api: false })
    expect((await call(key, 'carriers/1/safety')).status).toBe(403)
    await setPlan({ can_api: true, can_api_with_insights: true })
    expect((await call(key, 'carriers/1/safety')).status).toBe(200)
  })

  it('writes its last use at most once a minute', async () => {
    const { key } = await make()
    const used = async () => (await listed())[0]?.last_used_at
    expect(await used()).toBeNull()
    await call(key, 'refresh_jwt')
    const first = await used()
    expect(first).toBe(testCompany.clock.now().toISOString())
    testCompany.clock.move(59)
    await call(key, 'refresh_jwt')
    expect(await used()).toBe(first)
    testCompany.clock.move(1)
    await call(key, 'refresh_jwt')
    expect(await used()).toBe(testCompany.clock.now().toISOString())
  })

  it('is refused beyond 1,200 calls a minute, by key, and says when to try again', async () => {
    const { key, api_key } = await make()
    await call(key, 'refresh_jwt')
    await testCompany.database.db
      .updateTable('throttles')
      .set({ count: 1_200 })
      .where('key', 'like', 'requests-key:%')
      .execute()
    const refused = await call(key, 'refresh_jwt')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    const other = await make()
    expect(other.api_key.id).not.toBe(api_key.id)
    expect((await call(other.key, 'refresh_jwt')).status).toBe(200)
  })
})

describe('an API key that does not work', () => {
  const ANOTHER = 'Make a new one under My account, Integrations.'
  const refusalOf = async (key: string) => {
    const response = await call(key, 'carriers/1/safety')
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    const body = (await response.json()) as { errors: object[]; request_id: string }
    expect(body.request_id).toBe(response.headers.get('x-request-id'))
    return [response.status, body.errors]
  }
  const refused = (message: string) => [401, [{ field: null, message }]]

  const whole = newKey().key
  it.each([
    ['empty', ''],
    ['only a beginning', 'fhk_'],
    ['a digit too long', `${whole}0`],
    ['with a wrong checksum', whole.replace(/.$/, last => (last === '0' ? '1' : '0'))],
    ['in capitals', whole.toUpperCase()],
    ['of another kind', 'ey.a.token of.another kind'],
  ])('is refused when it is %s', async (_, text) => {
    expect(await refusalOf(text)).toEqual(refused('This API key is not complete. Copy the whole key again.'))
  })

  it('is refused when no one made it, and when only its beginning is right', async () => {
    const { key, api_key } = await make()
    expect(await refusalOf(newKey().key)).toEqual(refused(`This API key is not known here. ${ANOTHER}`))
    const public_id = newKey().publicId
    await testCompany.database.db
      .updateTable('api_keys')
      .set({ public_id })
      .where('id', '=', api_key.id)
      .execute()
    expect(await refusalOf(key)).toEqual(refused(`This API key is not known here. ${ANOTHER}`))
  })

  it('is refused when its hash is that of another key', async () => {
    const { key, api_key } = await make()
    await testCompany.database.db
      .updateTable('api_keys')
      .set({ key_hash: newKey().hash })
      .where('id', '=', api_key.id)
      .execute()
    expect(await refusalOf(key)).toEqual(refused(`This API key is not known here. ${ANOTHER}`))
  })

  it('is refused once it is revoked', async () => {
    const { key, api_key } = await make()
    expect((await revoke(api_key.id)).status).toBe(204)
    expect(await refusalOf(key)).toEqual(refused(`This API key was revoked. ${ANOTHER}`))
  })

  it('is refused from the moment on at which it ends', async () => {
    const { key } = await make()
    testCompany.clock.move(30 * 86_400 - 1)
    expect((await call(key, 'refresh_jwt')).status).toBe(200)
    testCompany.clock.move(1)
    expect(await refusalOf(key)).toEqual(refused(`This API key has expired. ${ANOTHER}`))
    north = await testCompany.as('north')
    expect((await listed())[0]?.status).toBe('expired')
  })

  it('is refused when its person is in another company or in none', async () => {
    const { key } = await make(plain)
    await setUser('plain', { company_id: 2 })
    expect(await refusalOf(key)).toEqual(
      refused(`The person who made this API key is no longer in the company. ${ANOTHER}`),
    )
    await setUser('plain', { company_id: null })
    expect((await call(key, 'refresh_jwt')).status).toBe(401)
    await setUser('plain', { company_id: 1 })
  })
})

describe('the API keys of a company', () => {
  it('a key is shown once and stored as a hash only', async () => {
    const { key, api_key } = await make()
    expect(key).toMatch(/^fhk_[0-9a-f]{84}$/)
    expect(key.startsWith(api_key.hint)).toBe(true)
    const stored = await testCompany.database.db.selectFrom('api_keys').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(key.slice(api_key.hint.length))
    expect(stored[0]?.key_hash).toBe(createHash('sha256').update(key).digest('base64url'))
    expect(await (await north.get('api_keys')).text()).not.toContain(key.slice(api_key.hint.length))
  })

  it('the same request under one idempotency key makes one key, whose secret is sent and stored once', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-write' }
    const first = await north.call('POST', 'api_keys', form(), headers)
    expect(first.status).toBe(201)
    const { key } = (await first.json()) as Made
    const again = await north.call('POST', 'api_keys', form(), headers)
    expect(again.status).toBe(409)
    expect(again.headers.get('retry-after')).toBeNull()
    expect(await again.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^This was created before, .* Revoke it in the list/) }],
    })
    expect(await listed()).toHaveLength(1)
    const { db } = testCompany.database
    expect(JSON.stringify(await db.selectFrom('idempotency_keys').selectAll().execute())).not.toContain(key)
  })

  it('each person sees and revokes their own, and someone who manages users all of them', async () => {
    const own = await make(plain)
    const other = await make(north)
    expect((await listed(plain)).map(({ id }) => id)).toEqual([own.api_key.id])
    expect((await listed(north)).map(({ id }) => id)).toEqual([other.api_key.id, own.api_key.id])
    expect((await revoke(other.api_key.id, plain)).status).toBe(404)
    expect((await revoke(own.api_key.id, north)).status).toBe(204)
    expect((await listed(plain))[0]).toMatchObject({ status: 'revoked', user_name: 'plain Person' })
  })

  it('making and revoking leave an entry each, and revoking again leaves none', async () => {
    const { api_key } = await make(north, { name: 'For  the TMS' })
    await revoke(api_key.id)
    await revoke(api_key.id)
    const entries = (await (await north.get('audit_entries')).json()) as { subject: { id: number } | null }[]
    const subject = { is_type: 'api_key', id: api_key.id, label: 'For the TMS' }
    expect(entries.filter(entry => entry.subject?.id === api_key.id)).toMatchObject([
      { kind: 'api_key_revoked', subject },
      { kind: 'api_key_created', subject, after: ['read', 'write'] },
    ])
  })

  it('a person has at most 20 that work', async () => {
    const made: Made[] = []
    for (let count = 0; count < 20; count += 1) made.push(await make())
    const refused = await north.post('api_keys', form())
    expect([refused.status, await messageOf(refused)]).toEqual([
      422,
      'You already have 20 API keys. Revoke one first.',
    ])
    await make(plain)
    await revoke(made[0]?.api_key.id ?? 0)
    await make()
  })

  it.each([
    [{ name: ' ' }, 'api_key.name'],
    [{ name: 'x'.repeat(81) }, 'api_key.name'],
    [{ scopes: ['manage_users'] }, 'api_key.scopes.0'],
    [{ expires_in_days: 36_500 }, 'api_key.expires_in_days'],
    [{ user_id: 2 }, 'api_key'],
  ])('a form with %j is refused at %s', async (change, field) => {
    const response = await north.post('api_keys', form(change))
    expect(response.status).toBe(422)
    expect(((await response.json()) as { errors: { field: string }[] }).errors[0]?.field).toContain(field)
  })

  it('without the API in the plan no key is made, and old ones can be revoked', async () => {
    const { api_key } = await make()
    await setPlan({ can_api: false })
    expect((await north.post('api_keys', form())).status).toBe(403)
    expect((await listed()).map(({ id }) => id)).toEqual([api_key.id])
    expect((await revoke(api_key.id)).status).toBe(204)
    await setPlan({ can_api: true })
  })

  it('the keys of a person who is removed are revoked for good, also when they come back', async () => {
    const { key } = await make(plain)
    const { id } = await testCompany.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'plain@office.example')
      .executeTakeFirstOrThrow()
    expect((await north.call('DELETE', `api/v1/users/${id}`)).status).toBe(204)
    expect((await call(key, 'refresh_jwt')).status).toBe(401)
    await setUser('plain', { company_id: 1 })
    const refused = await call(key, 'refresh_jwt')
    expect(await messageOf(refused)).toMatch(/^This API key was revoked/)
    expect((await listed())[0]).toMatchObject({ status: 'revoked' })
  })
})
