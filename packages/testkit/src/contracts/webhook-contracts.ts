import type { NewWebhook, Webhooks } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** Someone who manages users of a company with the API, a colleague who does not, and the same of another company. */
export interface WebhooksSubject {
  readonly webhooks: Webhooks
  readonly ofColleague: Webhooks
  readonly ofOtherCompany: Webhooks
}

const FORM: NewWebhook = {
  url: 'https://tms.northlake.example/fairhaul',
  events: ['carrier.blocked', 'carrier.verdict_changed'],
}

/** What every `Webhooks` does. Source: section 6, "Webhooks". */
export const webhooksContract = (make: Make<WebhooksSubject>): void => {
  describe('webhooks', () => {
    let subject: WebhooksSubject
    beforeAll(async () => {
      subject = await make()
    })
    const create = async (change: Partial<NewWebhook> = {}) => {
      const made = valueOf(await subject.webhooks.create({ ...FORM, ...change }))
      return { ...made, id: made.webhook.id }
    }
    const listed = async (id: number) =>
      valueOf(await subject.webhooks.list({})).items.find(webhook => webhook.id === id)
    const removed = async (id: Awaited<ReturnType<typeof create>>['id']) => {
      valueOf(await subject.webhooks.remove({ id }))
    }

    it('a new webhook is on, has its events in order, and its secret in no list', async () => {
      const { secret, webhook, id } = await create({ url: ` ${FORM.url} ` })
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      expect(webhook).toMatchObject({
        url: FORM.url,
        events: ['carrier.verdict_changed', 'carrier.blocked'],
        isOn: true,
        failingSince: null,
        switchedOffAt: null,
        oldSecretUntil: null,
        waiting: 0,
        lastDeliveredAt: null,
      })
      const page = valueOf(await subject.webhooks.list({}))
      expect(page.items.at(-1)).toEqual(webhook)
      expect(JSON.stringify(page)).not.toContain(secret)
      await removed(id)
      expect(await listed(id)).toBeUndefined()
    })

    it('a webhook without an address or an event is refused', async () => {
      expectInvalid(await subject.webhooks.create({ ...FORM, url: 'tms' }), 'url')
      expectInvalid(await subject.webhooks.create({ ...FORM, events: [] }), 'events')
    })

    it('its events change, and it is switched off and on', async () => {
      const { id } = await create()
      const { webhooks } = subject
      const changed = valueOf(await webhooks.update({ id, events: ['alert.closed'], isOn: false }))
      expect(changed).toMatchObject({ url: FORM.url, events: ['alert.closed'], isOn: false })
      expect(valueOf(await webhooks.update({ id, isOn: true }))).toMatchObject({
        events: ['alert.closed'],
        isOn: true,
      })
      await removed(id)
    })

    it('a new secret is another one, and says until when the one before signs', async () => {
      const { id, secret } = await create()
      const rotated = valueOf(await subject.webhooks.rotateSecret({ id }))
      expect(rotated.secret).not.toBe(secret)
      expect(rotated.webhook.oldSecretUntil).toEqual(expect.any(String))
      await removed(id)
    })

    it('a test is in the log, with what became of it, and can be sent again with the same id', async () => {
      const { id } = await create()
      const { webhooks } = subject
      const tested = valueOf(await webhooks.sendTest({ id }))
      expect(tested).toMatchObject({ event: 'webhook.test', carrier: null, attempts: 1, dueAt: null })
      const page = valueOf(await webhooks.deliveries({ id }))
      expect(page.items).toEqual([tested])
      const again = valueOf(await webhooks.resend({ id: tested.id }))
      expect(again).toMatchObject({ id: tested.id, messageId: tested.messageId, attempts: 2 })
      await removed(id)
      expectRefused(await webhooks.deliveries({ id }), 'not-found')
    })

    it('who does not manage users has none', async () => {
      expectRefused(await subject.ofColleague.list({}), 'forbidden')
      expectRefused(await subject.ofColleague.create(FORM), 'forbidden')
    })

    it('a webhook of another company is neither listed nor found', async () => {
      const { id } = await create()
      const { webhooks, ofOtherCompany } = subject
      const tested = valueOf(await webhooks.sendTest({ id }))
      const theirs = valueOf(await ofOtherCompany.list({}))
      expect(theirs.items.map(each => each.id)).not.toContain(id)
      expectRefused(await ofOtherCompany.update({ id, isOn: false }), 'not-found')
      expectRefused(await ofOtherCompany.rotateSecret({ id }), 'not-found')
      expectRefused(await ofOtherCompany.remove({ id }), 'not-found')
      expectRefused(await ofOtherCompany.sendTest({ id }), 'not-found')
      expectRefused(await ofOtherCompany.deliveries({ id }), 'not-found')
      expectRefused(await ofOtherCompany.resend({ id: tested.id }), 'not-found')
      await removed(id)
    })
  })
}
