import { type Webhook, webhookHost } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { errorMessage } from '../../../../parts/errors/error-messages.ts'
import { LoadError } from '../../../../parts/errors/LoadError.tsx'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { type IntegrationsAddress, integrationsPath } from './integrations-address.ts'
import styles from './Webhooks.module.css'
import { webhookColumns } from './webhook-columns.tsx'
import type { WebhooksStore } from './webhooks-store.ts'

interface Props {
  readonly store: WebhooksStore
  /** The pages of the other lists, which the links keep. */
  readonly pages: Pick<IntegrationsAddress, 'page' | 'keys'>
}

/** The webhooks of the company, for those who manage users. Section 6, "Webhooks". */
export const Webhooks = observer(({ store, pages }: Props) => {
  const { known, mayWrite } = store
  if (!store.isOffered) return null
  const error = errorMessage(store.list.state, 'your company’s webhooks')
  return (
    <Section
      heading="Webhooks"
      note={known && String(known.total)}
      variant="flush"
      actions={
        mayWrite && (
          <Link
            to={integrationsPath({ ...pages, webhook: { id: 'new', shows: 'form', page: 1 } })}
            {...buttonStyle({ variant: 'primary' })}
          >
            Add webhook
          </Link>
        )
      }
    >
      <p className={styles['intro']}>
        {mayWrite
          ? 'Your systems hear at once what happens to your carriers and loads. Each message is signed, and sent again until it arrives.'
          : 'Webhooks come with the API, which your company’s plan does not include.'}
      </p>
      {error !== undefined && <LoadError error={error} onRetry={() => void store.load()} />}
      {error === undefined && known === undefined && (
        <div aria-busy="true" className={styles['states']}>
          <Skeleton shape="row" count={2} />
        </div>
      )}
      {known?.items.length === 0 && mayWrite && (
        <EmptyState
          title="No webhooks yet"
          text="Add one for each system that should be told, with the events that it needs."
        />
      )}
      <WebhookTable store={store} pages={pages} />
      <RemovalDialog store={store} />
    </Section>
  )
})

const WebhookTable = observer(({ store, pages: { page, keys } }: Props) => {
  const clock = useStore(BrowserTokens.Clock)
  const { known, mayWrite, requestRemoval } = store
  const columns = useMemo(
    () =>
      webhookColumns({
        now: () => clock.now(),
        pathOf: ({ id }: Webhook, shows) => integrationsPath({ page, keys, webhook: { id, shows, page: 1 } }),
        mayWrite,
        onRemove: requestRemoval,
      }),
    [clock, page, keys, mayWrite, requestRemoval],
  )
  if (known === undefined || known.items.length === 0) return null
  return (
    <DataTable
      caption="Webhooks"
      className={styles['webhooks'] ?? ''}
      columns={columns}
      rows={known.items}
      rowKey={({ id }) => String(id)}
      isUpdating={store.list.state.kind === 'loading'}
    />
  )
})

const RemovalDialog = observer(({ store }: Pick<Props, 'store'>) => {
  const { removing, removal } = store
  if (removing === null) return null
  return (
    <Dialog
      title={`Remove the webhook to ${webhookHost(removing)}?`}
      isOpen
      onClose={store.leaveRemoval}
      confirmLabel="Remove"
      onConfirm={() => void store.remove()}
      isDanger
      isPending={removal.isPending}
    >
      <p>What waits for it is never sent, and its log is removed.</p>
      <SubmissionError submission={removal} />
    </Dialog>
  )
})
