import { auditLogPath, formatCount, refusalMessage } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { ExportError } from '../../parts/export/ExportError.tsx'
import { PagedList } from '../../parts/list/PagedList.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import styles from './AuditLogScreen.module.css'
import { auditColumns } from './audit-columns.tsx'
import type { AuditLogStore } from './audit-log-store.ts'

/** What the people of the company did: who, what, with which carrier, why and when. Section 2, "Audit log". */
export const AuditLogScreen = observer(() => {
  const store = useScreenStore<AuditLogStore>()
  if (!store.isOpen)
    return (
      <Frame>
        <RefusedState
          title="You do not have access to the audit log"
          text="It is for people with the Compliance or Admin permission. An admin at your company can give you one of them."
        />
      </Frame>
    )
  if (store.isAbsent)
    return (
      <Frame>
        <EmptyState title="No audit log" text="This server does not keep an audit log." />
      </Frame>
    )
  return <Log store={store} />
})

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['screen']}>
    <ScreenHeader title="Audit log" />
    {children}
  </div>
)

const Log = observer(({ store }: { readonly store: AuditLogStore }) => {
  const { entries, address } = store
  const { value, state, isPending } = entries
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Audit log"
        count={
          isPending
            ? value !== undefined && 'updating'
            : value && formatCount(value.total, 'entry', 'entries')
        }
        description="What people at your company did, and why. Entries are never changed or removed."
        actions={
          <ExportButton store={store.file} unit="row" isDisabled={value === undefined || value.total === 0} />
        }
      />
      <ExportError store={store.file} textOf={refusalMessage} />
      <AuditFilterBar store={store} />
      <PagedList
        found={state}
        caption="Audit log"
        what="the audit log"
        unit="entry"
        columns={auditColumns}
        skeletonRows={8}
        empty={<Nothing store={store} />}
        pathOf={page => auditLogPath({ ...address, page })}
        onRetry={store.retry}
        className={styles['table']}
      />
    </div>
  )
})

const Nothing = observer(({ store }: { readonly store: AuditLogStore }) =>
  store.isFiltered ? (
    <EmptyState
      title="No entry matches these filters"
      text="Remove one to see more."
      action={<Button onClick={store.clearFilters}>Clear all filters</Button>}
    />
  ) : (
    <EmptyState
      title="Nothing has been recorded yet"
      text="Overrides, connections, exports, invitations, and permission changes are listed here as they happen."
    />
  ),
)
