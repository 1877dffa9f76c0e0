import {
  exactTime,
  formatCount,
  relativeTime,
  WEBHOOK_EVENTS,
  WEBHOOK_STATE_LABELS,
  type Webhook,
  type WebhookState,
  webhookEventText,
  webhookHost,
  webhookState,
} from '@fairhaul/core'
import { Link } from '../../../../di/Link.tsx'
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx'
import { Button, buttonStyle } from '../../../../ui/Button.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import styles from './Webhooks.module.css'

interface Showing {
  readonly now: () => number
  readonly pathOf: (webhook: Webhook, shows: 'form' | 'log') => string
  readonly mayWrite: boolean
  readonly onRemove: (webhook: Webhook) => void
}

const TONES: Readonly<Record<WebhookState, BadgeTone>> = {
  on: 'info',
  off: 'neutral',
  failing: 'incomplete',
  'switched-off': 'fail',
}

/** How a webhook stands, in a word or two. */
export const WebhookBadge = ({ webhook }: { readonly webhook: Webhook }) => {
  const state = webhookState(webhook)
  return <Badge tone={TONES[state]}>{WEBHOOK_STATE_LABELS[state]}</Badge>
}

const eventsText = ({ events }: Webhook): string => {
  if (events.length === WEBHOOK_EVENTS.length) return 'All events'
  const [only] = events
  return events.length === 1 && only !== undefined
    ? webhookEventText(only)
    : formatCount(events.length, 'event')
}

/** The columns of a webhook: address, events, how it stands, its last delivery, and what is done with it. */
export const webhookColumns = ({ now, pathOf, mayWrite, onRemove }: Showing): readonly Column<Webhook>[] => [
  {
    key: 'url',
    header: 'Sends to',
    sticky: true,
    cell: webhook => (
      <span className={styles['name']}>
        <strong>{webhookHost(webhook)}</strong>
        <span className={styles['note']}>{eventsText(webhook)}</span>
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: webhook => (
      <span className={styles['name']}>
        <span>
          <WebhookBadge webhook={webhook} />
        </span>
        {webhook.waiting > 0 && (
          <span className={styles['note']}>{formatCount(webhook.waiting, 'event')} waiting</span>
        )}
      </span>
    ),
  },
  {
    key: 'delivered',
    header: 'Last delivered',
    cell: ({ lastDeliveredAt }) =>
      lastDeliveredAt === null ? (
        <span className={styles['note']}>Never</span>
      ) : (
        <time dateTime={lastDeliveredAt} title={exactTime(lastDeliveredAt)}>
          {relativeTime(lastDeliveredAt, now())}
        </time>
      ),
  },
  {
    key: 'steps',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: webhook => (
      <span className={styles['steps']}>
        <Link
          to={pathOf(webhook, 'log')}
          aria-label={`Log of ${webhookHost(webhook)}`}
          {...buttonStyle({ size: 'small' })}
        >
          Log
        </Link>
        {mayWrite && (
          <Link
            to={pathOf(webhook, 'form')}
            aria-label={`Edit ${webhookHost(webhook)}`}
            {...buttonStyle({ size: 'small' })}
          >
            Edit
          </Link>
        )}
        <Button size="small" aria-label={`Remove ${webhookHost(webhook)}`} onClick={() => onRemove(webhook)}>
          Remove
        </Button>
      </span>
    ),
  },
]
