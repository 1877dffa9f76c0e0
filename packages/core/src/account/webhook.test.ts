import { arbitrary, aUser, aWebhook, aWebhookDelivery, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  deliveryResultText,
  deliveryStateText,
  isWebhookEvent,
  mayManageWebhooks,
  readWebhookForm,
  WEBHOOK_EVENTS,
  WEBHOOK_STATE_LABELS,
  webhookEventText,
  webhookHost,
  webhookState,
} from './webhook.ts'

const form = { url: 'https://tms.example/fairhaul', events: ['alert.closed'] } as const

describe('the form of a webhook', () => {
  it('its address is trimmed, and its events are sent in order, each once', () => {
    const read = readWebhookForm({
      url: `  ${form.url} `,
      events: ['policy.in_force', 'carrier.blocked', 'policy.in_force'],
    })
    expect(read).toEqual({
      ok: true,
      value: { url: form.url, events: ['carrier.blocked', 'policy.in_force'] },
    })
  })

  it.each([
    '',
    'tms.example',
    'ftp://tms.example',
    'https://',
    'https://me@tms.example/',
    'https://a b.example',
  ])('the address %j is refused', url => {
    const message = 'Give an address such as https://tms.example/fairhaul.'
    expect(readWebhookForm({ ...form, url })).toEqual({ ok: false, refusal: [{ field: 'url', message }] })
  })

  it('a long address and no events are refused together', () => {
    const url = `https://tms.example/${'x'.repeat(500)}`
    expect(readWebhookForm({ url, events: [] })).toEqual({
      ok: false,
      refusal: [
        { field: 'url', message: 'Shorten the address to 500 characters.' },
        { field: 'events', message: 'Choose at least one event.' },
      ],
    })
  })

  it('a form that was read is read as the same', () => {
    holds([arbitrary.newWebhooks], filled => {
      const once = readWebhookForm(filled)
      if (once.ok) expect(readWebhookForm(once.value)).toEqual(once)
    })
  })
})

describe('who has webhooks', () => {
  it.each([
    [['manage_users'], true],
    [['sourcing'], false],
    [['manage_users', 'block_safety_data'], false],
  ] as const)('with %j: %j', (scopes, may) => {
    expect(mayManageWebhooks(aUser({ scopes: [...scopes] }))).toBe(may)
  })
})

describe('webhooks and deliveries in words', () => {
  it('every event has its words, and one of a newer monitor its own name', () => {
    expect(WEBHOOK_EVENTS.every(isWebhookEvent)).toBe(true)
    expect(webhookEventText('carrier.blocked')).toBe('A carrier was set to do not dispatch')
    expect(webhookEventText('webhook.test')).toBe('Test')
    expect(webhookEventText('load.tendered')).toBe('Load tendered')
    holds([arbitrary.webhookDeliveries], ({ event }) => !webhookEventText(event).includes('.'))
  })

  it('a webhook is known by its host', () => {
    expect(webhookHost(aWebhook())).toBe('tms.northlake.example')
    expect(webhookHost({ url: 'HTTPS://tms.example:8443?a=b' })).toBe('tms.example:8443')
    expect(webhookHost({ url: 'elsewhere' })).toBe('elsewhere')
  })

  it.each([
    [{}, 'on'],
    [{ failingSince: '2026-11-21T08:00:00.000Z' }, 'failing'],
    [{ isOn: false }, 'off'],
    [{ isOn: false, switchedOffAt: '2026-11-21T08:00:00.000Z' }, 'switched-off'],
  ] as const)('a webhook with %j is %s', (change, state) => {
    expect(webhookState(aWebhook(change))).toBe(state)
    expect(WEBHOOK_STATE_LABELS[state]).not.toBe('')
  })

  it.each([
    ['waiting', 'Waiting'],
    ['delivered', 'Delivered'],
    ['failed', 'Failed'],
    ['held_back', 'Held back'],
    ['constructor', 'Constructor'],
  ])('the state %s is %j', (state, text) => {
    expect(deliveryStateText({ state })).toBe(text)
  })

  it.each([
    [{}, 'It answered 204.'],
    [{ attempts: 0 }, 'It was not tried yet.'],
    [{ failure: 'It refused the connection.' }, 'It refused the connection.'],
    [{ answerStatus: null }, 'It answered without a status.'],
  ])('what became of a delivery with %j is %j', (change, text) => {
    expect(deliveryResultText(aWebhookDelivery(change))).toBe(text)
  })
})
