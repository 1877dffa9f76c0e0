import { WEBHOOK_EVENT_LABELS, WEBHOOK_EVENTS, type WebhookWithSecret, webhookHost } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { type IntegrationsAddress, integrationsPath } from './integrations-address.ts'
import styles from './Webhooks.module.css'
import { WebhookLog } from './WebhookLog.tsx'
import type { WebhooksStore } from './webhooks-store.ts'

interface Props {
  readonly store: WebhooksStore
  /** The pages of the lists below, which stay. */
  readonly pages: Pick<IntegrationsAddress, 'page' | 'keys'>
}

const BLOCKED = {
  title: 'You cannot change webhooks.',
  text: 'Webhooks come with the API, which your company’s plan does not include.',
}
const MISSING = { title: 'This webhook does not exist.', text: 'Someone may have removed it.' }

/** The form or the log of a webhook, and then its secret, which is shown once. Section 6, "Webhooks". */
export const WebhookDrawer = observer(({ store, pages }: Props) => {
  const { address, shown, webhook } = store
  const close = useCloseDrawer(store.drawerHistory, integrationsPath(pages))
  if (address === null) return null
  if (shown !== null) return <SecretShown made={shown} onClose={close} />
  if (address.id !== 'new' && webhook === undefined) return <Unknown store={store} onClose={close} />
  if (address.shows === 'log' && webhook !== undefined)
    return <WebhookLog store={store} webhook={webhook} pages={pages} onClose={close} />
  return <WebhookForm store={store} onClose={close} />
})

interface ClosingProps {
  readonly store: WebhooksStore
  readonly onClose: () => void
}

/** A webhook that is being loaded, or that is not there. */
const Unknown = observer(({ store, onClose }: ClosingProps) => (
  <Drawer title="Webhook" isOpen onClose={onClose}>
    {store.known === undefined ? (
      <div aria-busy="true">
        <Skeleton shape="row" count={3} />
      </div>
    ) : (
      <Notice tone="info" title={MISSING.title}>
        {MISSING.text}
      </Notice>
    )}
  </Drawer>
))

const WebhookForm = observer(({ store, onClose }: ClosingProps) => {
  const { saving, webhook } = store
  const isNew = webhook === undefined
  return (
    <FormDrawer
      title={isNew ? 'Add a webhook' : `Webhook to ${webhookHost(webhook)}`}
      subtitle={isNew ? 'For one system. You see its secret once.' : undefined}
      blocked={store.mayWrite ? undefined : BLOCKED}
      submission={saving}
      submitLabel={isNew ? 'Add webhook' : 'Save'}
      onSubmit={store.save}
      {...(isNew && { onSubmitted: () => undefined })}
      onDiscard={store.clear}
      onClose={onClose}
    >
      <TextField
        label="Address"
        description="Where your system listens, such as https://tms.example/fairhaul."
        type="url"
        autoComplete="off"
        autoFocus
        value={store.url}
        error={saving.fieldError('url')}
        onChange={event => store.changeUrl(event.currentTarget.value)}
      />
      <EventBoxes store={store} />
    </FormDrawer>
  )
})

const EventBoxes = observer(({ store }: Pick<Props, 'store'>) => {
  const error = store.saving.fieldError('events')
  return (
    <fieldset className={styles['events']}>
      <legend className={styles['legend']}>Events</legend>
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <Checkbox
        label="All events"
        checked={store.events.length === WEBHOOK_EVENTS.length}
        onChange={store.toggleAll}
      />
      {WEBHOOK_EVENTS.map(event => (
        <Checkbox
          key={event}
          label={WEBHOOK_EVENT_LABELS[event]}
          checked={store.events.includes(event)}
          onChange={() => store.toggle(event)}
        />
      ))}
    </fieldset>
  )
})

interface ShownProps {
  readonly made: WebhookWithSecret
  readonly onClose: () => void
}

const SecretShown = ({ made: { secret, webhook }, onClose }: ShownProps) => (
  <Drawer
    title={`Secret of ${webhookHost(webhook)}`}
    isOpen
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <div className={styles['drawer']}>
      <Notice tone="warning" title="Copy this secret now.">
        It is not shown again. Your system checks with it that a message is from here.
      </Notice>
      <CopyText label="Secret" text={secret} className={styles['secret'] ?? ''} />
      <p className={styles['note']}>
        Press the secret to copy it.
        {webhook.oldSecretUntil !== null &&
          ' For one day, messages are signed with the old secret too, so that you can change it without a gap.'}
      </p>
    </div>
  </Drawer>
)
