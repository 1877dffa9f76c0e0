import type { CarrierId, Id } from '../shared/ids.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import { hasScope } from './rights.ts'
import type { CurrentUser } from './user.ts'
import { mayManageUsers } from './scope-rights.ts'

/** The monitor's number of a webhook. */
export type WebhookId = Id<'webhook'>

/** The monitor's number of a delivery. */
export type WebhookDeliveryId = Id<'webhook-delivery'>

/** What a webhook may get, in the order in which it is offered. Source: section 6, "Webhooks". */
export const WEBHOOK_EVENT_LABELS = {
  'carrier.verdict_changed': 'A carrier’s verdict changed',
  'carrier.blocked': 'A carrier was set to do not dispatch',
  'carrier.unblocked': 'A carrier is no longer do not dispatch',
  'carrier.identity_alert': 'An identity alert about a carrier was posted',
  'carrier.changed': 'Something changed at a monitored carrier',
  'alert.opened': 'An alert was opened',
  'alert.closed': 'An alert was closed',
  'decision.recorded': 'A decision was recorded',
  'rate_confirmation.sent': 'A rate confirmation was sent',
  'rate_confirmation.viewed': 'A rate confirmation was viewed',
  'rate_confirmation.delivered': 'A rate confirmation was delivered',
  'rate_confirmation.accepted': 'A rate confirmation was accepted',
  'policy.in_force': 'A policy version came into force',
} as const

/** One of them. */
export type WebhookEvent = keyof typeof WEBHOOK_EVENT_LABELS

/** All of them, in order. Source: section 6, "Webhooks". */
export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_EVENT_LABELS) as readonly WebhookEvent[]

/** Whether this portal knows an event. Source: section 6, "Webhooks". */
export const isWebhookEvent = (name: string): name is WebhookEvent =>
  Object.hasOwn(WEBHOOK_EVENT_LABELS, name)

const TEST_EVENT = 'webhook.test'

/** What an event is called; one of a newer monitor is its own name as text. Source: section 6, "Webhooks". */
export const webhookEventText = (name: string): string => {
  if (name === TEST_EVENT) return 'Test'
  return isWebhookEvent(name) ? WEBHOOK_EVENT_LABELS[name] : nameText(name.replaceAll('.', '_'))
}

/** Where a company gets its events. It never has the secret. */
export interface Webhook {
  readonly id: WebhookId
  readonly url: string
  /** In order. The set is open. */
  readonly events: readonly string[]
  readonly isOn: boolean
  /** The first failure since the last success, an instant, as all that follow. Null: the last delivery arrived. */
  readonly failingSince: string | null
  /** When it was switched off as it had failed for a day. Null: it was not. */
  readonly switchedOffAt: string | null
  /** Until when the secret before signs too. Null: there is none. */
  readonly oldSecretUntil: string | null
  /** Null: the person is no longer on record. */
  readonly createdByName: string | null
  readonly createdAt: string
  /** How many deliveries have not arrived yet. */
  readonly waiting: number
  /** Null: none has arrived. */
  readonly lastDeliveredAt: string | null
}

/** A webhook that someone wants. */
export interface NewWebhook {
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

/** A webhook with its secret, which is shown once and can never be read again. */
export interface WebhookWithSecret {
  readonly secret: string
  readonly webhook: Webhook
}

/** One event on its way to a webhook. */
export interface WebhookDelivery {
  readonly id: WebhookDeliveryId
  /** The same in every try. */
  readonly messageId: string
  /** The set is open. */
  readonly event: string
  readonly carrier: { readonly id: CarrierId; readonly legalName: string | null } | null
  readonly createdAt: string
  /** `waiting`, `delivered` or `failed`. The set is open. */
  readonly state: string
  readonly attempts: number
  /** Null: not tried yet. */
  readonly lastTriedAt: string | null
  /** The next try. Null: at once where it waits; else none. */
  readonly dueAt: string | null
  /** Of the last try. Null: there was no answer. */
  readonly answerStatus: number | null
  /** How the answer begins. */
  readonly answerText: string | null
  /** Why the last try failed. Null: it did not. */
  readonly failure: string | null
}

/**
 * Whether a user sees the webhooks of the company: those who manage users, unless safety data is kept from them, as a webhook
 * tells of the whole company, and of verdicts that safety data decides.
 *
 * Source: section 6, "Webhooks".
 */
export const mayManageWebhooks = (user: CurrentUser): boolean =>
  mayManageUsers(user) && !hasScope(user, 'block_safety_data')

const URL_MAX = 500
const ADDRESS = /^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i

/**
 * Reads the form of a webhook: its address trimmed, its events in order.
 *
 * Refuses: what is no address, on `url`; no event, on `events`.
 * Source: section 6, "Webhooks". Choice: whether http and which hosts are allowed the monitor knows, and says.
 */
export const readWebhookForm = (filled: NewWebhook): Outcome<NewWebhook, readonly Problem[]> => {
  const url = filled.url.trim()
  const problems: Problem[] = []
  if (url.length > URL_MAX)
    problems.push({ field: 'url', message: `Shorten the address to ${URL_MAX} characters.` })
  else if (!ADDRESS.test(url))
    problems.push({ field: 'url', message: 'Give an address such as https://tms.example/fairhaul.' })
  if (filled.events.length === 0) problems.push({ field: 'events', message: 'Choose at least one event.' })
  if (problems.length > 0) return refused(problems)
  return done({ url, events: WEBHOOK_EVENTS.filter(each => filled.events.includes(each)) })
}

/** The host of a webhook, by which people know it. Empty: the address itself where it has none. Source: section 6, "Webhooks". */
export const webhookHost = ({ url }: Pick<Webhook, 'url'>): string =>
  /^https?:\/\/([^/?#]+)/i.exec(url)?.[1] ?? url

/** How a webhook stands. */
export type WebhookState = 'on' | 'off' | 'failing' | 'switched-off'

/** How a webhook stands: on, failing, off, or switched off as it had failed for a day. Source: section 6, "Webhooks". */
export const webhookState = ({
  isOn,
  failingSince,
  switchedOffAt,
}: Pick<Webhook, 'isOn' | 'failingSince' | 'switchedOffAt'>): WebhookState => {
  if (isOn) return failingSince === null ? 'on' : 'failing'
  return switchedOffAt === null ? 'off' : 'switched-off'
}

/** The same as text. Source: section 6, "Webhooks". */
export const WEBHOOK_STATE_LABELS: Readonly<Record<WebhookState, string>> = {
  on: 'On',
  off: 'Off',
  failing: 'Failing',
  'switched-off': 'Switched off',
}

const DELIVERY_STATE_LABELS: Readonly<Record<string, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

/** The state of a delivery as text; one that this portal does not know is its own name. Source: section 6, "Webhooks". */
export const deliveryStateText = ({ state }: Pick<WebhookDelivery, 'state'>): string =>
  Object.hasOwn(DELIVERY_STATE_LABELS, state) ? (DELIVERY_STATE_LABELS[state] as string) : nameText(state)

/** What became of the last try of a delivery: why it failed, or its status. Source: section 6, "Webhooks". */
export const deliveryResultText = ({
  failure,
  answerStatus,
  attempts,
}: Pick<WebhookDelivery, 'failure' | 'answerStatus' | 'attempts'>): string => {
  if (attempts === 0) return 'It was not tried yet.'
  return failure ?? `It answered ${answerStatus ?? 'without a status'}.`
}
