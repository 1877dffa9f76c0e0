import {
  type CurrentUser,
  displayName,
  done,
  mayManageWebhooks,
  type Outcome,
  PAGE_SIZE,
  planOpens,
  type Refusal,
  readWebhookForm,
  refused,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookId,
  type Webhooks,
  type WebhookWithSecret,
} from '@fairhaul/core'
import { aWebhook, aWebhookDelivery } from '../builders/index.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

/** As many as the monitor allows. */
const WEBHOOKS_MAX = 10
const SECRET_LENGTH = 43
const DAY_MS = 86_400_000

type Calls = 'list' | 'create' | 'update' | 'rotateSecret' | 'remove' | 'sendTest' | 'deliveries' | 'resend'

const invalid = (problems: Extract<Refusal, { kind: 'invalid' }>['problems']): Refusal => ({
  kind: 'invalid',
  problems,
  requestId: null,
})

const secretOf = (world: FakeWorld) => `whsec_${String(world.now).padStart(SECRET_LENGTH, '0')}=`

/** A test or a repeat arrives at once. */
const delivered = (world: FakeWorld, delivery: WebhookDelivery): WebhookDelivery => ({
  ...delivery,
  state: 'delivered',
  attempts: delivery.attempts + 1,
  lastTriedAt: nextInstant(world),
  dueAt: null,
  answerStatus: 204,
  answerText: '',
  failure: null,
})

const withSecret = (world: FakeWorld, webhook: Webhook): Outcome<WebhookWithSecret, Refusal> => {
  world.webhooks = [...world.webhooks.filter(({ id }) => id !== webhook.id), webhook].toSorted(
    (one, other) => one.id - other.id,
  )
  return done({ secret: secretOf(world), webhook })
}

/** What both halves of the fake need. */
const partsOf = (world: FakeWorld) => {
  const { control, answer } = userCalls<Calls>(world)
  const guarded = <T>(
    user: CurrentUser,
    isWrite: boolean,
    act: () => Outcome<T, Refusal>,
  ): Outcome<T, Refusal> => {
    if (!mayManageWebhooks(user)) return refused(refusal.forbidden('You need the "manage users" permission.'))
    if (isWrite && !planOpens(user.paywall, 'api'))
      return refused(refusal.forbidden('Your plan does not include this.'))
    return act()
  }
  const found = <T>(id: WebhookId, act: (webhook: Webhook) => Outcome<T, Refusal>): Outcome<T, Refusal> => {
    const webhook = world.webhooks.find(each => each.id === id)
    return webhook === undefined ? refused(refusal.notFound) : act(webhook)
  }
  const stored = (webhook: Webhook) => {
    world.webhooks = world.webhooks.map(each => (each.id === webhook.id ? webhook : each))
    return webhook
  }
  return { control, answer, guarded, found, stored }
}
type Parts = ReturnType<typeof partsOf>

/** The webhooks themselves. */
const fakeHooks = (
  world: FakeWorld,
  { answer, guarded, found, stored }: Parts,
): Pick<Webhooks, 'list' | 'create' | 'update' | 'rotateSecret' | 'remove'> => {
  return {
    list: (params, signal) =>
      answer('list', params, signal, user =>
        guarded(user, false, () => done(pageOf(world.webhooks, params.page ?? 1, PAGE_SIZE))),
      ),
    create: params =>
      answer('create', params, undefined, user =>
        guarded(user, true, () => {
          const read = readWebhookForm(params)
          if (!read.ok) return refused(invalid(read.refusal))
          if (world.webhooks.length >= WEBHOOKS_MAX)
            return refused(refusal.invalid(null, 'Your company already has 10 webhooks.'))
          const id = nextIdAmong(world.webhooks)
          const made = { createdAt: nextInstant(world), createdByName: displayName(user) }
          return withSecret(world, aWebhook({ ...read.value, ...made, id, lastDeliveredAt: null }))
        }),
      ),
    update: params =>
      answer('update', params, undefined, user =>
        guarded(user, true, () =>
          found(params.id, webhook => {
            const { url = webhook.url, events = webhook.events, isOn = webhook.isOn } = params
            const read = readWebhookForm({ url, events: events as readonly WebhookEvent[] })
            if (!read.ok) return refused(invalid(read.refusal))
            const turnedOn = isOn && !webhook.isOn ? { failingSince: null, switchedOffAt: null } : {}
            return done(stored({ ...webhook, ...read.value, events, isOn, ...turnedOn }))
          }),
        ),
      ),
    rotateSecret: params =>
      answer('rotateSecret', params, undefined, user =>
        guarded(user, true, () =>
          found(params.id, webhook => {
            const oldSecretUntil = new Date(Date.parse(nextInstant(world)) + DAY_MS).toISOString()
            return withSecret(world, { ...webhook, oldSecretUntil })
          }),
        ),
      ),
    remove: params =>
      answer('remove', params, undefined, user =>
        guarded(user, false, () =>
          found(params.id, ({ id }) => {
            world.webhooks = world.webhooks.filter(each => each.id !== id)
            world.webhookDeliveries = world.webhookDeliveries.filter(each => each.webhookId !== id)
            return done(undefined)
          }),
        ),
      ),
  }
}

/** What is sent to them. */
const fakeLog = (
  world: FakeWorld,
  { answer, guarded, found }: Parts,
): Pick<Webhooks, 'sendTest' | 'deliveries' | 'resend'> => ({
  sendTest: params =>
    answer('sendTest', params, undefined, user =>
      guarded(user, true, () =>
        found(params.id, ({ id: webhookId }) => {
          const id = nextIdAmong(world.webhookDeliveries)
          const createdAt = nextInstant(world)
          const sent = { id, event: 'webhook.test', carrier: null, createdAt, attempts: 0 } as const
          const delivery = delivered(world, aWebhookDelivery(sent))
          world.webhookDeliveries = [...world.webhookDeliveries, { ...delivery, webhookId }]
          return done(delivery)
        }),
      ),
    ),
  deliveries: (params, signal) =>
    answer('deliveries', params, signal, user =>
      guarded(user, false, () =>
        found(params.id, ({ id }) => {
          const own = world.webhookDeliveries.flatMap(({ webhookId, ...delivery }) =>
            webhookId === id ? [delivery] : [],
          )
          const newest = own.toSorted((one, other) => other.id - one.id)
          return done(pageOf(newest, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    ),
  resend: params =>
    answer('resend', params, undefined, user =>
      guarded(user, true, () => {
        const delivery = world.webhookDeliveries.find(({ id }) => id === params.id)
        if (delivery === undefined) return refused(refusal.notFound)
        const { webhookId, ...own } = delivery
        const sent = delivered(world, own)
        world.webhookDeliveries = world.webhookDeliveries.map(each =>
          each.id === sent.id ? { ...sent, webhookId } : each,
        )
        return done(sent)
      }),
    ),
})

/** `Webhooks` in memory: what is sent arrives at once. */
export const fakeWebhooks = (world: FakeWorld = fakeWorld()): Webhooks & FakeCalls<Calls> => {
  const parts = partsOf(world)
  return { ...parts.control, ...fakeHooks(world, parts), ...fakeLog(world, parts) }
}
