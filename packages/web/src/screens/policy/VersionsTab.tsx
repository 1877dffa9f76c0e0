import { type Policy, policyPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { PagedList } from '../../parts/list/PagedList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ApprovalSetting } from './ApprovalSetting.tsx'
import { ComparedVersions } from './ComparedVersions.tsx'
import styles from './Policy.module.css'
import type { PolicyScreenStore } from './policy-screen-store.ts'
import { versionColumns } from './version-columns.tsx'
import { Waiting } from './Waiting.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface Props {
  readonly store: PolicyScreenStore
  readonly policy: Policy
}

/** All versions, newest first, with the one that waits for this user, and two of them compared. */
export const VersionsTab = observer(({ store, policy }: Props) => {
  const { versions, address, company, bringBack, approval } = store
  const withdraw = approval.openWithdrawal
  const mayWrite = company.mayWrite
  const columns = useMemo(
    () => versionColumns({ policy, mayWrite, bringBack, withdraw }),
    [policy, mayWrite, bringBack, withdraw],
  )
  return (
    <div className={styles['column']}>
      {policy.waiting !== null && <Waiting store={store} policy={policy} version={policy.waiting} />}
      <PagedList
        found={versions.state}
        caption="Version history"
        what="the versions"
        unit="version"
        columns={columns}
        skeletonRows={4}
        empty={
          <EmptyState
            title="No version has been written yet"
            text="Each version is kept here with its author, its day and its note."
          />
        }
        pathOf={page => policyPath({ ...address, page })}
        onRetry={() => void versions.reload()}
      />
      <ComparedVersions store={store} />
      {approval.toWithdraw !== null && <WithdrawDialog store={store} version={approval.toWithdraw} />}
      {mayWrite && <ApprovalSetting store={store} policy={policy} />}
    </div>
  )
})
