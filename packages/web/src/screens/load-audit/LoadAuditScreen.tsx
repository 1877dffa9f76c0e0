import {
  exactTime,
  formatCalendarDate,
  formatCount,
  LOAD_AUDIT_KIND_LABELS,
  LOAD_AUDIT_KINDS,
  loadAuditPath,
  refusalMessage,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { ExportError } from '../../parts/export/ExportError.tsx'
import { PagedList } from '../../parts/list/PagedList.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './LoadAuditScreen.module.css'
import { loadAuditColumns } from './load-audit-columns.tsx'
import type { LoadAuditStore } from './load-audit-store.ts'

/** Loads that went to carriers against the company's policy. Section 4, "Audit of loads". */
export const LoadAuditScreen = observer(() => {
  const store = useScreenStore<LoadAuditStore>()
  if (!store.isOpen)
    return (
      <Frame>
        <RefusedState
          title="You do not have access to the audit of loads"
          text="It is for people with the Compliance or Admin permission, where the plan includes rules. An admin at your company can give you one of them."
        />
      </Frame>
    )
  if (store.isAbsent)
    return (
      <Frame>
        <EmptyState title="No audit of loads" text="This server does not audit loads." />
      </Frame>
    )
  return <Audit store={store} />
})

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['screen']}>
    <ScreenHeader title="Audit of loads" />
    {children}
  </div>
)

const ANY = 'any'
const KINDS = [
  { key: ANY, label: 'Anything' },
  ...LOAD_AUDIT_KINDS.map(key => ({ key: key as string, label: LOAD_AUDIT_KIND_LABELS[key] })),
]

const Audit = observer(({ store }: { readonly store: LoadAuditStore }) => {
  const { lines, last, running, address } = store
  const { value, state } = lines
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Audit of loads"
        count={value && formatCount(value.total, 'finding')}
        description="Loads that a carrier got, picked up or kept against your policy of that day. Made every night."
        actions={
          <span className={styles['acts']}>
            <Button isPending={running.isPending} onClick={() => void store.run()}>
              Audit now
            </Button>
            <ExportButton
              store={store.file}
              unit="row"
              isDisabled={value === undefined || value.total === 0}
            />
          </span>
        }
      />
      <ExportError store={store.file} textOf={refusalMessage} />
      {running.error !== undefined && <Notice tone="error">{running.error}</Notice>}
      <div className={styles['bar']}>
        <Select
          label="What"
          options={KINDS}
          value={address.kind ?? ANY}
          onChange={key => store.narrow(LOAD_AUDIT_KINDS.find(each => each === key) ?? null)}
          className={styles['what'] ?? ''}
        />
        {last.value != null && (
          <p className={styles['note']}>
            Last made {exactTime(last.value.madeAt)}, of loads since{' '}
            {formatCalendarDate(last.value.firstLoadOn)}.
          </p>
        )}
      </div>
      <PagedList
        found={state}
        caption="Audit of loads"
        what="the audit of loads"
        unit="finding"
        columns={loadAuditColumns}
        skeletonRows={8}
        empty={<Nothing store={store} />}
        pathOf={page => loadAuditPath({ ...address, page })}
        onRetry={store.retry}
        className={styles['table']}
      />
    </div>
  )
})

const Nothing = observer(({ store }: { readonly store: LoadAuditStore }) => {
  if (store.address.kind !== null)
    return (
      <EmptyState
        title="Nothing of this kind was found"
        text="Remove the filter to see what else was."
        action={<Button onClick={() => store.narrow(null)}>Clear the filter</Button>}
      />
    )
  return store.last.value === null ? (
    <EmptyState title="No audit was made yet" text="It is made every night, and when you press Audit now." />
  ) : (
    <EmptyState
      title="Nothing was found"
      text="No load of the last 90 days went to a carrier that your policy refused without a decision."
    />
  )
})
