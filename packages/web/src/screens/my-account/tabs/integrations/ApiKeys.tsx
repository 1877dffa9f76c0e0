import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../../../di/href.ts'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { errorMessage } from '../../../../parts/errors/error-messages.ts'
import { LoadError } from '../../../../parts/errors/LoadError.tsx'
import { NoRows } from '../../../../parts/list/NoRows.tsx'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import styles from './ApiKeys.module.css'
import { apiKeyColumns } from './api-key-columns.tsx'
import type { ApiKeysStore } from './api-keys-store.ts'
import { integrationsPath } from './integrations-address.ts'

interface Props {
  readonly store: ApiKeysStore
  /** The page of the applications below, which the links keep. */
  readonly page: number
}

/** The API keys of the user, and for someone who manages users those of the company. Section 6, "API keys". */
export const ApiKeys = observer(({ store, page }: Props) => {
  const { known, mayCreate } = store
  if (!store.isOffered) return null
  const error = errorMessage(store.list.state, 'your API keys')
  return (
    <Section
      heading="API keys"
      note={known && String(known.total)}
      variant="flush"
      actions={
        mayCreate && (
          <Link
            to={integrationsPath({ page, keys: store.page, isFormOpen: true })}
            {...buttonStyle({ variant: 'primary' })}
          >
            Create API key
          </Link>
        )
      }
    >
      <p className={styles['intro']}>
        {mayCreate
          ? 'A program signs in with a key and acts as the person who made it, with that person’s permissions.'
          : 'API keys come with the API, which your company’s plan does not include.'}
      </p>
      {error !== undefined && <LoadError error={error} onRetry={() => void store.load()} />}
      {error === undefined && known === undefined && (
        <div aria-busy="true" className={styles['states']}>
          <Skeleton shape="row" count={3} />
        </div>
      )}
      {known?.items.length === 0 && (
        <NoRows page={known} first={integrationsPath({ page })}>
          {mayCreate && (
            <EmptyState
              title="No API keys yet"
              text="Create one for each program, so that you can revoke it alone."
            />
          )}
        </NoRows>
      )}
      <KeyTable store={store} page={page} />
      <RevokeDialog store={store} />
    </Section>
  )
})

const KeyTable = observer(({ store, page }: Props) => {
  const clock = useStore(BrowserTokens.Clock)
  const { known, showsPeople, requestRevocation } = store
  const columns = useMemo(
    () => apiKeyColumns({ now: () => clock.now(), showsPeople, onRevoke: requestRevocation }),
    [clock, showsPeople, requestRevocation],
  )
  if (known === undefined || known.items.length === 0) return null
  return (
    <>
      <DataTable
        caption="API keys"
        className={styles['keys'] ?? ''}
        columns={columns}
        rows={known.items}
        rowKey={({ id }) => String(id)}
        isUpdating={store.list.state.kind === 'loading'}
      />
      {known.pages > 1 && (
        <Pager
          label="API keys"
          className={styles['pager'] ?? ''}
          page={known.page}
          pages={known.pages}
          total={known.total}
          hrefFor={keys => href(integrationsPath({ page, keys }))}
        />
      )}
    </>
  )
})

const RevokeDialog = observer(({ store }: Pick<Props, 'store'>) => {
  const { revoking, revocation } = store
  if (revoking === null) return null
  return (
    <Dialog
      title={`Revoke ${revoking.name}?`}
      isOpen
      onClose={store.leaveRevocation}
      confirmLabel="Revoke"
      onConfirm={() => void store.revoke()}
      isDanger
      isPending={revocation.isPending}
    >
      <p>The program that uses this key stops working at once. A revoked key never works again.</p>
      <SubmissionError submission={revocation} />
    </Dialog>
  )
})
