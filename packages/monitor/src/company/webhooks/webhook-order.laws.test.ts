import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { runs } from '../../testing/thorough.ts'
import { addDelivery, addWebhook } from './testing/add-webhook.ts'
import { type Receiver, startReceiver } from './testing/receiver.ts'
import { WebhookSender } from './webhook-sender.ts'

let testCompany: TestCompany
let receiver: Receiver
beforeAll(async () => {
  testCompany = await startTestCompany({ allowsInsideWebhooks: true })
  receiver = await startReceiver()
})
afterAll(async () => {
  await testCompany.close()
  await receiver.close()
})

/** Which carriers have an event, one after the other; 0: it is about none. */
const events = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 })

/** Which of the tries fail, by their place; later ones arrive. */
const failures = fc.array(fc.boolean(), { maxLength: 20 })

it('whatever fails, and however many senders there are, the events of each carrier arrive in order, each until it arrived', async () => {
  await fc.assert(
    fc.asyncProperty(events, failures, fc.integer({ min: 1, max: 3 }), async (carriers, fails, senders) => {
      const { db } = testCompany.database
      await db.deleteFrom('webhooks').execute()
      const { id } = await addWebhook(db, { url: receiver.url })
      receiver.posts.length = 0
      const arrived: { readonly id: string; readonly carrier: number | null; readonly place: unknown }[] = []
      let tries = 0
      receiver.reply(({ id: message, carrierId: carrier, data }) => {
        const doesFail = fails[tries] === true
        tries += 1
        if (!doesFail) arrived.push({ id: message, carrier, place: data['place'] })
        return { status: doesFail ? 500 : 204 }
      })
      for (const [place, carrier] of carriers.entries()) await addDelivery(db, id, carrier || null, { place })
      // Each round is later than any delay, and one try at least succeeds or uses up a failure.
      for (let round = 0; round <= fails.length + 1; round += 1) {
        await Promise.all(
          Array.from({ length: senders }, () => new WebhookSender(testCompany.monitor.services).drain()),
        )
        testCompany.clock.move(3_600)
      }
      expect(new Set(arrived.map(({ place }) => place))).toEqual(new Set(carriers.keys()))
      expect(new Set(arrived.map(each => each.id)).size).toBe(carriers.length)
      for (const carrier of [1, 2, 3]) {
        const own = arrived.filter(each => each.carrier === carrier).map(({ place }) => place)
        expect(own).toEqual(carriers.flatMap((each, place) => (each === carrier ? [place] : [])))
      }
      expect(receiver.twice).toBe(0)
    }),
    { numRuns: runs(5, 50) },
  )
})
