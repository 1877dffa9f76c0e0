import {
  deliveryResultText,
  deliveryStateText,
  exactTime,
  formatCount,
  paths,
  relativeTime,
  type Webhook,
  type WebhookDelivery,
  webhookEventText,
  webhookHost,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { href } from '../../../../di/href.ts'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { errorMessage } from '../../../../parts/errors/error-messages.ts'
import { LoadError } from '../../../../parts/errors/LoadError.tsx'
import { NoRows } from '../../../../parts/list/NoRows.tsx'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { type IntegrationsAddress, integrationsPath } from './integrations-address.ts'
import styles from './Webhooks.module.css'
import { WebhookBadge } from './webhook-columns.tsx'
import type { WebhooksStore } from './webhooks-store.ts'

interface Props {
  readonly store: WebhooksStore
  readonly webhook: Webhook
  /** The pages of the lists below, which the links keep. */
  readonly pages: Pick<IntegrationsAddress, 'page' | 'keys'>
  readonly onClose: () => void
}

/** What a webhook has delivered and has to deliver, with a test, repeats, its switch and its secret. */
export const WebhookLog = observer(({ store, webhook, pages, onClose }: Props) => (
  <Drawer title={`Log of ${webhookHost(webhook)}`} subtitle={webhook.url} isOpen onClose={onClose}>
    <div className={styles['drawer']}>
      <Status webhook={webhook} />
      {store.mayWrite && <Steps store={store} webhook={webhook} />}
      <Deliveries store={store} webhook={webhook} pages={pages} />
    </div>
    <RotationDialog store={store} webhook={webhook} />
  </Drawer>
))

const Status = ({ webhook }: Pick<Props, 'webhook'>) => {
  const { failingSince, switchedOffAt, waiting } = webhook
  const clock = useStore(BrowserTokens.Clock)
  return (
    <div className={styles['words']}>
      <span>
        <WebhookBadge webhook={webhook} />
      </span>
      {failingSince !== null && (
        <span className={styles['note']} title={exactTime(failingSince)}>
          First failure {relativeTime(failingSince, clock.now())}. Nothing has arrived since
          {switchedOffAt !== null && ', so it was switched off after a day'}.
        </span>
      )}
      {waiting > 0 && (
        <span className={styles['note']}>
          {formatCount(waiting, 'event')} waiting.
          {switchedOffAt !== null && ' Switch it on to have them sent. They are kept for 30 days.'}
        </span>
      )}
    </div>
  )
}

const Steps = observer(({ store: { log }, webhook }: Pick<Props, 'store' | 'webhook'>) => {
  const { result, resultText, sending, switching } = log
  return (
    <>
      <div className={styles['steps']}>
        <Button onClick={() => void log.sendTest()} isPending={sending.isPending}>
          Send a test
        </Button>
        <Button onClick={() => void log.switch(webhook)} isPending={switching.isPending}>
          {webhook.isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button onClick={log.requestRotation}>New secret</Button>
      </div>
      <SubmissionError submission={sending} />
      <SubmissionError submission={switching} />
      {result !== null && resultText !== null && (
        <Notice tone={result.failure === null ? 'info' : 'warning'} title={webhookEventText(result.event)}>
          {resultText}
        </Notice>
      )}
    </>
  )
})

const Deliveries = observer(({ store, webhook: { id }, pages }: Omit<Props, 'onClose'>) => {
  const { log, mayWrite } = store
  const known = log.deliveries.value
  const error = errorMessage(log.deliveries.state, 'the log')
  const pathOf = (page: number) => integrationsPath({ ...pages, webhook: { id, shows: 'log', page } })
  if (error !== undefined) return <LoadError error={error} onRetry={() => void log.load()} />
  if (known === undefined)
    return (
      <div aria-busy="true">
        <Skeleton shape="row" count={4} />
      </div>
    )
  if (known.items.length === 0)
    return (
      <NoRows page={known} first={pathOf(1)}>
        <EmptyState title="Nothing was sent yet" text="Send a test, or wait for the first event." />
      </NoRows>
    )
  return (
    <>
      <ul aria-label="Deliveries" className={styles['list']}>
        {known.items.map(delivery => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            onResend={mayWrite ? () => void log.resend(delivery) : undefined}
          />
        ))}
      </ul>
      {known.pages > 1 && (
        <Pager
          label="Deliveries"
          page={known.page}
          pages={known.pages}
          total={known.total}
          hrefFor={page => href(pathOf(page))}
        />
      )}
    </>
  )
})

const TONES: Readonly<Record<string, BadgeTone>> = {
  delivered: 'pass',
  waiting: 'incomplete',
  failed: 'fail',
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery
  /** Undefined: it cannot be sent again. */
  readonly onResend: (() => void) | undefined
}

const Moment = ({ at }: { readonly at: string }) => {
  const clock = useStore(BrowserTokens.Clock)
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, clock.now())}
    </time>
  )
}

const Delivery = ({ delivery, onResend }: DeliveryProps) => {
  const { event, carrier, state, attempts, lastTriedAt, dueAt, createdAt, answerText, messageId } = delivery
  const name = webhookEventText(event)
  return (
    <li className={styles['delivery']}>
      <span className={styles['words']}>
        <strong>{name}</strong>
        {carrier !== null && (
          <Link to={paths.carrier(carrier)}>{carrier.legalName ?? `Carrier ${carrier.id}`}</Link>
        )}
        <span>
          <Badge tone={TONES[state] ?? 'neutral'}>{deliveryStateText(delivery)}</Badge>
        </span>
        <span className={styles['note']}>
          {deliveryResultText(delivery)}
          {attempts > 1 && ` ${formatCount(attempts, 'try', 'tries')}.`}
        </span>
        <span className={styles['note']}>
          <Moment at={lastTriedAt ?? createdAt} />
          {dueAt !== null && (
            <>
              , next try <Moment at={dueAt} />
            </>
          )}
        </span>
        {answerText !== null && answerText !== '' && <code className={styles['answer']}>{answerText}</code>}
        <span className={styles['note']}>{messageId}</span>
      </span>
      {onResend !== undefined && (
        <Button size="small" aria-label={`Resend ${name}, ${messageId}`} onClick={onResend}>
          Resend
        </Button>
      )}
    </li>
  )
}

const RotationDialog = observer(({ store: { log }, webhook }: Pick<Props, 'store' | 'webhook'>) => {
  if (!log.isRotating) return null
  return (
    <Dialog
      title={`Make a new secret for ${webhookHost(webhook)}?`}
      isOpen
      onClose={log.leaveRotation}
      confirmLabel="New secret"
      onConfirm={() => void log.rotateSecret()}
      isPending={log.rotation.isPending}
    >
      <p>Messages are signed with the new secret at once, and with the one of now for one more day.</p>
      <SubmissionError submission={log.rotation} />
    </Dialog>
  )
})
