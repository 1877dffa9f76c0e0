import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { PagedList } from '../../../../parts/list/PagedList.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { userColumns } from './user-columns.tsx'
import { usersPath } from './users-address.ts'
import type { UsersStore } from './users-store.ts'

/** The users of the company, 50 a page. */
export const UserList = observer(({ store }: { readonly store: UsersStore }) => {
  const { list: users, address, mayManage, showsScopes } = store
  const columns = useMemo(
    () => userColumns({ opens: mayManage, showsScopes, address, isSelf: store.isSelf }),
    [mayManage, showsScopes, address, store],
  )
  return (
    <PagedList
      found={users.found.state}
      caption="Users"
      what="the users"
      unit="user"
      columns={columns}
      skeletonRows={12}
      empty={
        <EmptyState
          title={
            address.search.trim() === ''
              ? 'No one has this permission'
              : `No one matches “${address.search.trim()}”`
          }
          text="Search by part of a name or e-mail address."
          action={
            <Link to={usersPath({})} {...buttonStyle()}>
              Show all users
            </Link>
          }
        />
      }
      pathOf={to => usersPath({ ...address, page: to, open: { kind: 'none' } })}
      onRetry={() => void users.reload()}
    />
  )
})
