import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { PagedList } from '../../../../parts/list/PagedList.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import styles from './columns.module.css'
import { InvitationStepDialog } from './InvitationStepDialog.tsx'
import { invitationColumns } from './invitation-columns.tsx'
import { usersPath } from './users-address.ts'
import type { UsersStore } from './users-store.ts'

/** The invitations, newest first, 50 a page. Section 3, "User invitation". */
export const InvitationList = observer(({ store }: { readonly store: UsersStore }) => {
  const clock = useStore(BrowserTokens.Clock)
  const { invited, mayInvite, showsScopes } = store
  const { step } = store
  const columns = useMemo(
    () => invitationColumns({ now: () => clock.now(), showsScopes, step, maySend: mayInvite }),
    [clock, showsScopes, step, mayInvite],
  )
  return (
    <>
      <PagedList
        found={invited.found.state}
        caption="Invitations"
        what="the invitations"
        unit="invitation"
        columns={columns}
        skeletonRows={12}
        empty={
          <EmptyState
            title="No one has been invited"
            text="People you invite get an e-mail with a link and join your company with the permissions you choose."
            action={
              mayInvite && (
                <Link to={usersPath({ list: 'invitations', open: { kind: 'invite' } })} {...buttonStyle()}>
                  Invite someone
                </Link>
              )
            }
          />
        }
        pathOf={to => usersPath({ list: 'invitations', page: to })}
        onRetry={() => void invited.reload()}
        tableClassName={styles['invitations']}
      />
      <InvitationStepDialog step={step} />
    </>
  )
})
