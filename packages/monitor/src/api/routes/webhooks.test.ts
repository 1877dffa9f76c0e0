import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WEBHOOK_EVENTS } from '../../company/webhooks/event-names.ts'
import { addDelivery, addWebhook } from '../../company/webhooks/testing/add-webhook.ts'
import { type Receiver, startReceiver } from '../../company/webhooks/testing/receiver.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let receiver: Receiver
beforeAll(async () => {
  testCompany = await startTestCompany({ allowsInsideWebhooks: true })
  north = await testCompany.as('north')
  receiver = await startReceiver()
})
afterAll(async () => {
  await testCompany.close()
  await receiver.close()
})
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('webhooks').execute()
  receiver.reply(() => ({ status: 204 }))
})

const form = (change: object = {}) => ({
  webhook: { url: 'https://tms.example/hook', events: ['alert.closed', 'carrier.blocked'], ...change },
})
const json = async <T>(response: Response) => (await response.json()) as T
const hook = (change = {}) => addWebhook(testCompany.database.db, { url: receiver.url, ...change })
const add = (webhookId: number, carrierId: number | null = null) =>
  addDelivery(testCompany.database.db, webhookId, carrierId)

describe('the webhooks of a company', () => {
  it('are listed without their secret, the oldest first', async () => {
    const created = await north.post('webhooks', form())
    expect(created.status).toBe(201)
    const { secret, webhook } = await json<{ readonly secret: string; readonly webhook: { id: number } }>(
      created,
    )
    const second = await hook({ created_by: null })
    const response = await north.get('webhooks')
    const text = await response.text()
    expect(JSON.parse(text)).toEqual([
      webhook,
      expect.objectContaining({ id: second.id, created_by_name: null }),
    ])
    expect(webhook).toMatchObject({
      events: ['carrier.blocked', 'alert.closed'],
      is_on: true,
      created_by_name: 'north Person',
      waiting: 0,
      last_delivered_at: null,
    })
    for (const each of [secret, second.secret]) expect(text).not.toContain(each)
  })

  it('say what waits and when the last delivery arrived', async () => {
    const { id } = await hook()
    await add(id)
    await north.post(`webhooks/${id}/test`, {})
    const [listed] = await json<readonly object[]>(await north.get('webhooks'))
    expect(listed).toMatchObject({ waiting: 1, last_delivered_at: testCompany.clock.now().toISOString() })
  })

  it.each([
    [{ url: 'tms.example' }, 'webhook.url'],
    [{ url: 'ftp://tms.example/' }, 'webhook.url'],
    [{ url: 'https://me:secret@tms.example/' }, 'webhook.url'],
    [{ url: 'https://tms.example/#a' }, 'webhook.url'],
    [{ url: `https://tms.example/${'a'.repeat(500)}` }, 'webhook.url'],
    [{ events: [] }, 'webhook.events'],
    [{ events: ['load.tendered'] }, 'webhook.events.0'],
    [{ secret: 'whsec_mine' }, 'webhook.secret'],
  ])('with %j are refused', async (change, field) => {
    const response = await north.post('webhooks', form(change))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field }] })
  })

  it('are ten at most', async () => {
    for (let count = 0; count < 10; count += 1) await hook()
    expect((await north.post('webhooks', form())).status).toBe(422)
  })

  it('are for those who manage users and see safety data, of a company with the API, and for no key', async () => {
    const { id } = await hook()
    for (const person of ['plain', 'unsafe'] as const) {
      const browser = await testCompany.as(person)
      expect((await browser.get('webhooks')).status).toBe(403)
      expect((await browser.post('webhooks', form())).status).toBe(403)
      expect((await browser.call('DELETE', `webhooks/${id}`)).status).toBe(403)
    }
    const unpaid = await testCompany.as('unpaid')
    expect((await unpaid.get('webhooks')).status).toBe(200)
    expect((await unpaid.post('webhooks', form())).status).toBe(403)
  })

  it('of another company are missing, whatever is done to them', async () => {
    const { id } = await hook()
    const delivery = await add(id)
    const south = await testCompany.as('south')
    const answers = [
      await south.call('PATCH', `webhooks/${id}`, { webhook: { is_on: false } }),
      await south.call('DELETE', `webhooks/${id}`),
      await south.post(`webhooks/${id}/rotate_secret`, {}),
      await south.post(`webhooks/${id}/test`, {}),
      await south.get(`webhooks/${id}/deliveries`),
      await south.post(`webhook_deliveries/${delivery.id}/resend`, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await (await south.get('webhooks')).json()).toEqual([])
    expect(receiver.posts.filter(post => post.id === delivery.message_id)).toEqual([])
  })
})

describe('a change of a webhook', () => {
  it('leaves alone what it does not name, and its secret, and is in the audit log once', async () => {
    const { id, secret } = await hook()
    const change = (webhook: object) => north.call('PATCH', `webhooks/${id}`, { webhook })
    expect(await json(await change({ events: ['alert.opened'] }))).toMatchObject({
      url: receiver.url,
      events: ['alert.opened'],
      is_on: true,
    })
    await change({ events: ['alert.opened'], is_on: true })
    const entries = await json<readonly object[]>(
      await north.get('audit_entries?q[kind_eq]=webhook_changed&per_page=5'),
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      subject: { is_type: 'webhook', id, label: new URL(receiver.url).host },
      before: ['on', ...WEBHOOK_EVENTS],
      after: ['on', 'alert.opened'],
    })
    const stored = await testCompany.database.db
      .selectFrom('webhooks')
      .select('secret')
      .executeTakeFirstOrThrow()
    expect(stored.secret).toBe(secret)
  })

  it('a new secret leaves the one before for a day, and no list has either', async () => {
    const { id, secret } = await hook()
    const rotated = await json<{ readonly secret: string; readonly webhook: object }>(
      await north.post(`webhooks/${id}/rotate_secret`, {}),
    )
    expect(rotated.secret).not.toBe(secret)
    const until = new Date(testCompany.clock.now().getTime() + 86_400_000).toISOString()
    expect(rotated.webhook).toMatchObject({ secret_was_until: until })
    expect(await (await north.get('webhooks')).text()).not.toContain('whsec_')
  })

  it('its address is checked like that of a new one', async () => {
    const { id } = await hook()
    const response = await north.call('PATCH', `webhooks/${id}`, { webhook: { url: 'http://' } })
    expect(response.status).toBe(422)
  })
})

describe('the log of a webhook', () => {
  it('has what was sent, with the answer, the newest first', async () => {
    const { id } = await hook()
    const waiting = await add(id, 1)
    receiver.reply(() => ({ status: 418, text: 'no' }))
    const tested = await json(await north.post(`webhooks/${id}/test`, {}))
    expect(tested).toMatchObject({
      event: 'webhook.test',
      carrier: null,
      state: 'failed',
      attempts: 1,
      answer_status: 418,
      answer_text: 'no',
      failure: 'It answered 418.',
    })
    const log = await json<readonly object[]>(await north.get(`webhooks/${id}/deliveries`))
    expect(log).toEqual([
      tested,
      expect.objectContaining({
        id: waiting.id,
        state: 'waiting',
        carrier: { id: 1, legal_name: 'Eagle Mesa Freight, L.L.C.' },
      }),
    ])
    // A test says nothing of how the webhook stands.
    expect(await json(await north.get('webhooks'))).toMatchObject([{ failing_since: null }])
  })

  it('what was given up is sent again with its id, also where the webhook is off', async () => {
    const { id } = await hook({ is_on: false })
    const { id: deliveryId, message_id } = await add(id, 1)
    await testCompany.database.db.updateTable('webhook_deliveries').set({ state: 'failed' }).execute()
    const resend = async () => north.post(`webhook_deliveries/${deliveryId}/resend`, {})
    expect(await json(await resend())).toMatchObject({ message_id, state: 'delivered', answer_status: 204 })
    expect(await json(await resend())).toMatchObject({ message_id, state: 'delivered', attempts: 2 })
    expect(receiver.posts.slice(-2).map(post => post.id)).toEqual([message_id, message_id])
  })

  it('what waits for an earlier event of its carrier, and what is under way, is not sent out of turn', async () => {
    const { id } = await hook({ is_on: false })
    const [first, second] = [await add(id, 1), await add(id, 1)]
    const resend = async (delivery: { readonly id: number }) =>
      (await north.post(`webhook_deliveries/${delivery.id}/resend`, {})).status
    expect(await resend(second)).toBe(409)
    expect(await resend(first)).toBe(200)
    expect(await resend(second)).toBe(200)
    await testCompany.database.db
      .updateTable('webhook_deliveries')
      .set({ claimed_until: new Date(testCompany.clock.now().getTime() + 1) })
      .execute()
    expect(await resend(first)).toBe(409)
  })
})

describe('unless the operator allows it', () => {
  let guarded: TestCompany
  beforeAll(async () => {
    guarded = await startTestCompany()
  })
  afterAll(() => guarded.close())

  it.each(['http://tms.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://0x7f000001/'])(
    '%s is refused as an address',
    async url => {
      const browser = await guarded.as('north')
      expect((await browser.post('webhooks', form({ url }))).status).toBe(422)
    },
  )

  it('one that was saved before gets nothing', async () => {
    const { id } = await addWebhook(guarded.database.db, { url: receiver.url.replace('http:', 'https:') })
    const browser = await guarded.as('north')
    const before = receiver.posts.length
    expect(await json(await browser.post(`webhooks/${id}/test`, {}))).toMatchObject({
      state: 'failed',
      failure: 'It leads to an address inside this network.',
    })
    expect(receiver.posts.length).toBe(before)
  })
})
