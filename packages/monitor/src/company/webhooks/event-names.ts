/** The events that a webhook may have, besides `webhook.test`. */
export const WEBHOOK_EVENTS = [
  'carrier.verdict_changed',
  'carrier.blocked',
  'carrier.unblocked',
  'carrier.identity_alert',
  'carrier.changed',
  'alert.opened',
  'alert.closed',
  'decision.recorded',
  'rate_confirmation.sent',
  'rate_confirmation.viewed',
  'rate_confirmation.delivered',
  'rate_confirmation.accepted',
  'policy.in_force',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** The event of the test button: it is tried once, and says nothing of any carrier. */
export const TEST_EVENT = 'webhook.test'
