import { formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../../../di/href.ts'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens/browser.ts'
import { useStore } from '../../../../di/use-store.ts'
import { ListTrouble } from '../../../../parts/list/ListTrouble.tsx'
import list from '../../../../parts/list/list.module.css'
import { buttonLook } from '../../../../ui/Button.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import styles from './columns.module.css'
import { InvitationStepDialog } from './InvitationStepDialog.tsx'
import { invitationColumns } from './invitation-columns.tsx'
import { usersPath } from './users-address.ts'
import type { UsersStore } from './users-store.ts'

/** Who was asked to join, newest first, 50 a page. Section 3, "User invitation". */
export const InvitationList = observer(({ store }: { readonly store: UsersStore }) => {
  const clock = useStore(BrowserTokens.Clock)
  const { invited, mayInvite, showsScopes } = store
  const { page, found } = invited
  const { step } = store
  const columns = useMemo(
    () => invitationColumns({ now: () => clock.now(), showsScopes, step, maySend: mayInvite }),
    [clock, showsScopes, step, mayInvite],
  )
  const isComing = found.kind === 'loading'
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {page !== undefined && (isComing ? 'Updating' : formatCount(page.total, 'invitation'))}
        </span>
      </VisuallyHidden>
      <ListTrouble question={found} what="the invitations" onRetry={() => void invited.reload()} />
      {page === undefined && isComing && (
        <div className={list['table']} aria-busy="true">
          <Skeleton shape="row" count={12} />
        </div>
      )}
      {page !== undefined && page.items.length === 0 && (
        <EmptyState
          title="Nobody has been invited"
          text="Whoever is invited gets an e-mail with a link, and joins your company with the rights you choose."
          action={
            mayInvite && (
              <Link to={usersPath({ list: 'invitations', open: { kind: 'invite' } })} {...buttonLook()}>
                Invite somebody
              </Link>
            )
          }
        />
      )}
      {page !== undefined && page.items.length > 0 && (
        <div className={list['table']}>
          <DataTable
            caption="Invitations"
            columns={columns}
            rows={page.items}
            rowKey={rowKey}
            isUpdating={isComing}
            className={styles['invitations'] ?? ''}
          />
          <Pager
            label="Invitations"
            className={list['pager'] ?? ''}
            page={page.page}
            pages={page.pages}
            total={page.total}
            hrefFor={to => href(usersPath({ list: 'invitations', page: to }))}
          />
        </div>
      )}
      <InvitationStepDialog step={step} />
    </>
  )
})

const rowKey = ({ id }: { readonly id: number }): string => String(id)
