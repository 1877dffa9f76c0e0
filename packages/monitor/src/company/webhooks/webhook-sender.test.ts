import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { MailRounds } from '../../api/program/mail-rounds.ts'
import { addDelivery, addWebhook } from './testing/add-webhook.ts'
import { type Receiver, startReceiver } from './testing/receiver.ts'
import { WebhookSender } from './webhook-sender.ts'

const HOUR = 3_600
const DAY = 86_400

let testCompany: TestCompany
let receiver: Receiver
beforeAll(async () => {
  testCompany = await startTestCompany({ allowsInsideWebhooks: true })
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('webhooks').execute()
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const sender = () => new WebhookSender(testCompany.monitor.services)
const drain = () => sender().drain()
const hook = (change = {}) => addWebhook(testCompany.database.db, { url: receiver.url, ...change })
const add = (webhookId: number, carrierId: number | null, data: object = {}) =>
  addDelivery(testCompany.database.db, webhookId, carrierId, data)
const deliveries = () =>
  testCompany.database.db.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute()
const webhook = (id: number) =>
  testCompany.database.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const places = () => receiver.posts.map(({ data }) => Number(data['place']))
const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
const signatureBy = (secret: string, { id, timestamp, body }: Receiver['posts'][number]) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`

describe('what a webhook gets', () => {
  it('is signed, and is sent once', async () => {
    const { id, secret } = await hook()
    const { message_id, body } = await add(id, 1)
    await drain()
    await drain()
    expect(receiver.posts).toHaveLength(1)
    const [post] = receiver.posts
    expect(post).toMatchObject({
      id: message_id,
      body,
      timestamp: String(testCompany.clock.now().getTime() / 1000),
    })
    expect(post?.signature).toBe(signatureBy(secret, post as Receiver['posts'][number]))
    expect(await deliveries()).toMatchObject([
      { state: 'delivered', attempts: 1, answer_status: 204, failure: null, claimed_until: null },
    ])
  })

  it('is signed by the secret before too, until its day is over', async () => {
    const secret_was = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    const until = new Date(testCompany.clock.now().getTime() + HOUR * 1000)
    const { id, secret } = await hook({ secret_was, secret_was_until: until })
    const signatures = async () => {
      await add(id, 1)
      await drain()
      const post = receiver.posts.at(-1) as Receiver['posts'][number]
      return { sent: post.signature, both: [signatureBy(secret, post), signatureBy(secret_was, post)] }
    }
    const first = await signatures()
    expect(first.sent).toBe(first.both.join(' '))
    testCompany.clock.move(HOUR)
    const later = await signatures()
    expect(later.sent).toBe(later.both[0])
  })

  it('that fails comes again with the same id and body, later each time, and misses nothing in an hour', async () => {
    const { id } = await hook()
    receiver.reply(() => ({ status: 503, text: 'later' }))
    for (const place of [1, 2, 3]) await add(id, 1, { place })
    await add(id, 2, { place: 4 })
    for (let minute = 0; minute < 60; minute += 1) {
      await drain()
      testCompany.clock.move(60)
    }
    expect((await webhook(id)).is_on).toBe(true)
    const tries = receiver.posts.length
    expect(tries).toBeLessThan(20)
    receiver.reply(() => ({ status: 200 }))
    testCompany.clock.move(HOUR)
    await drain()
    const arrived = receiver.posts.slice(tries)
    expect(inOrder(arrived.map(({ data }) => Number(data['place'])))).toEqual([1, 2, 3, 4])
    for (const { id: message, body } of receiver.posts)
      expect(body).toBe((await deliveries()).find(({ message_id }) => message_id === message)?.body)
    expect((await webhook(id)).failing_since).toBeNull()
  })

  it('keeps the order of each carrier while one of it fails, and does not hold up others', async () => {
    const { id } = await hook()
    receiver.reply(({ data }) => ({ status: data['place'] === 1 ? 500 : 204 }))
    await add(id, 1, { place: 1 })
    await add(id, 1, { place: 2 })
    await add(id, 2, { place: 3 })
    await add(id, null, { place: 4 })
    await drain()
    expect(inOrder(places())).toEqual([1, 3, 4])
    receiver.reply(() => ({ status: 204 }))
    testCompany.clock.move(10)
    await drain()
    expect(places().slice(3)).toEqual([1, 2])
  })

  it('after a day of tries one delivery is given up, and the next of its carrier goes on', async () => {
    const { id } = await hook()
    receiver.reply(({ data }) => ({ status: data['place'] === 1 ? 422 : 204, text: 'not like this' }))
    await add(id, 1, { place: 1 })
    await add(id, 1, { place: 2 })
    for (let hour = 0; hour < 26; hour += 1) {
      // Others arrive meanwhile: the webhook is not the fault.
      await add(id, 2, { place: 3 })
      await drain()
      testCompany.clock.move(HOUR)
    }
    const [first, second] = await deliveries()
    expect(first).toMatchObject({ state: 'failed', answer_status: 422, answer_text: 'not like this' })
    expect(second).toMatchObject({ state: 'delivered' })
    expect((await webhook(id)).is_on).toBe(true)
  })
})

describe('a webhook that fails for a day', () => {
  const fail = async () => {
    const { id } = await hook()
    receiver.reply(() => ({ status: 500 }))
    await add(id, 1, { place: 1 })
    await add(id, 2, { place: 2 })
    for (let hour = 0; hour < 26; hour += 1) {
      await drain()
      testCompany.clock.move(HOUR)
    }
    return id
  }

  it('is switched off, keeps what waits, and its admins get one mail', async () => {
    const id = await fail()
    expect(await webhook(id)).toMatchObject({ is_on: false, switched_off_at: expect.any(Date) })
    expect((await deliveries()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    const rounds = new MailRounds(testCompany.monitor.services)
    await rounds.runOnce()
    await rounds.runOnce()
    const mails = ((await testCompany.monitor.services.mailbox.newest()) ?? []).filter(({ subject }) =>
      subject.includes('was switched off'),
    )
    expect(mails.map(({ to }) => to)).toEqual(['north@office.example'])
    expect(mails[0]?.text).toContain('/broker/my-account?tab=5')
  })

  it('that is switched on again gets what waited', async () => {
    const id = await fail()
    const before = receiver.posts.length
    receiver.reply(() => ({ status: 204 }))
    const browser = await testCompany.as('north')
    const { status } = await browser.call('PATCH', `webhooks/${id}`, { webhook: { is_on: true } })
    expect(status).toBe(200)
    await drain()
    expect(inOrder(places().slice(before))).toEqual([1, 2])
    expect(await webhook(id)).toMatchObject({ is_on: true, switched_off_at: null, failing_since: null })
  })
})

describe('several senders', () => {
  it('never send one delivery at the same time, or twice, and keep the order of each carrier', async () => {
    const { id } = await hook()
    receiver.reply(async () => {
      await Promise.resolve()
      return { status: 204 }
    })
    for (let place = 0; place < 40; place += 1) await add(id, (place % 5) + 1, { place })
    await Promise.all([drain(), drain(), drain()])
    expect(receiver.twice).toBe(0)
    expect(receiver.posts).toHaveLength(40)
    expect(new Set(receiver.posts.map(({ id: message }) => message)).size).toBe(40)
    for (let carrier = 1; carrier <= 5; carrier += 1) {
      const own = receiver.posts
        .filter(({ carrierId }) => carrierId === carrier)
        .map(({ data }) => data['place'])
      expect(own).toEqual(own.toSorted((one, other) => Number(one) - Number(other)))
    }
  })

  it('that stop while they wait for an answer leave the delivery to another, with its id', async () => {
    const { id } = await hook()
    const { message_id } = await add(id, 1)
    const arrived = new Promise<void>(resolve =>
      receiver.reply(() => {
        resolve()
        return 'silence'
      }),
    )
    const stopping = sender()
    stopping.start()
    await arrived
    await stopping.stop()
    receiver.reply(() => ({ status: 204 }))
    await drain()
    expect(receiver.posts.map(post => post.id)).toEqual([message_id, message_id])
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }])
  })

  it('that ended without a word are followed by another when their claim is over', async () => {
    const { id } = await hook()
    await add(id, 1)
    await testCompany.database.db
      .updateTable('webhook_deliveries')
      .set({ claimed_until: new Date(testCompany.clock.now().getTime() + 60_000) })
      .execute()
    await drain()
    expect(receiver.posts).toEqual([])
    testCompany.clock.move(61)
    await drain()
    expect(receiver.posts).toHaveLength(1)
  })

  it('have at most four of a webhook under way, and one of a webhook that fails', async () => {
    const { id } = await hook({ failing_since: testCompany.clock.now() })
    for (let place = 0; place < 6; place += 1) await add(id, null, { place })
    receiver.reply(() => ({ status: 500 }))
    await Promise.all([drain(), drain()])
    expect(receiver.most).toBe(1)
  })

  it('leave alone what belongs to a company whose plan has no API any more, or that has expired', async () => {
    const { id } = await hook({ company_id: 6 })
    const other = await hook({ company_id: 3 })
    await add(id, 1)
    await add(other.id, 1)
    await drain()
    expect(receiver.posts).toEqual([])
  })

  it('delete what is older than thirty days', async () => {
    const { id } = await hook()
    await add(id, 1)
    const old = new Date(testCompany.clock.now().getTime() - 31 * DAY * 1000)
    await testCompany.database.db.updateTable('webhook_deliveries').set({ created_at: old }).execute()
    await add(id, 1)
    await sender().deleteOld()
    expect(await deliveries()).toHaveLength(1)
  })

  it('begin at once when something is written', async () => {
    const { id } = await hook()
    const running = new WebhookSender(testCompany.monitor.services, testCompany.database.listen)
    running.start()
    const arrived = new Promise<string>(resolve =>
      receiver.reply(({ event }) => {
        resolve(event)
        return { status: 204 }
      }),
    )
    await testCompany.database.db.insertInto('tickets').values({ company_id: 1, is_type: 'other' }).execute()
    expect(await arrived).toBe('alert.opened')
    await running.stop()
    expect((await webhook(id)).failing_since).toBeNull()
  })
})
