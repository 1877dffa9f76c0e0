import { isWebhookEvent, webhookEventText } from '../account/webhook.ts'
import { listText } from '../shared/list-text.ts'
import type { AuditEntry, AuditKind } from './audit-entry.ts'

const webhookOf = ({ subject }: AuditEntry): string =>
  subject?.label == null ? 'a webhook' : `the webhook to ${subject.label}`

const partText = (part: string): string => {
  if (part === 'on' || part === 'off') return `switched ${part}`
  return isWebhookEvent(part) ? `“${webhookEventText(part)}”` : part
}

/** What was changed: the events that were added and removed, and whether it was switched. Empty: its address. */
const changeText = ({ before, after }: AuditEntry): string => {
  const [was, is] = [before ?? [], after ?? []]
  const isSwitch = (part: string) => part === 'on' || part === 'off'
  const added = is.filter(part => !was.includes(part))
  const removed = was.filter(part => !is.includes(part) && !isSwitch(part))
  const events = added.filter(part => !isSwitch(part))
  return (
    [
      ...added.filter(isSwitch).map(partText),
      ...(events.length > 0 ? [`added ${listText(events.map(partText))}`] : []),
      ...(removed.length > 0 ? [`removed ${listText(removed.map(partText))}`] : []),
    ].join('; ') || 'its address'
  )
}

/** What was done to a webhook, in words. Source: section 2, "Audit log"; section 6, "Webhooks". */
export const WEBHOOK_ACTS = {
  webhook_created: it => [`added ${webhookOf(it)}`],
  webhook_changed: it => [`changed ${webhookOf(it)}: ${changeText(it)}`],
  webhook_secret_changed: it => [`changed the secret of ${webhookOf(it)}`],
  webhook_removed: it => [`removed ${webhookOf(it)}`],
  webhook_tested: it => [`tested ${webhookOf(it)}`],
  webhook_resent: it => [`resent a delivery of ${webhookOf(it)}`],
} as const satisfies Partial<Readonly<Record<AuditKind, (entry: AuditEntry) => readonly string[]>>>
