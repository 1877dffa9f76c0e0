import { formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../../../di/href.ts'
import { Link } from '../../../../di/Link.tsx'
import { ListTrouble } from '../../../../parts/list/ListTrouble.tsx'
import list from '../../../../parts/list/list.module.css'
import { buttonLook } from '../../../../ui/Button.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { userColumns } from './user-columns.tsx'
import { usersPath } from './users-address.ts'
import type { UsersStore } from './users-store.ts'

/** Who works in the company, 50 a page. */
export const UserList = observer(({ store }: { readonly store: UsersStore }) => {
  const { list: users, address, mayManage, showsScopes } = store
  const { page, found } = users
  const columns = useMemo(
    () => userColumns({ opens: mayManage, showsScopes, address, isSelf: store.isSelf }),
    [mayManage, showsScopes, address, store],
  )
  const isComing = found.kind === 'loading'
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {page !== undefined && (isComing ? 'Updating' : formatCount(page.total, 'user'))}
        </span>
      </VisuallyHidden>
      <ListTrouble question={found} what="the users" onRetry={() => void users.reload()} />
      {page === undefined && isComing && (
        <div className={list['table']} aria-busy="true">
          <Skeleton shape="row" count={12} />
        </div>
      )}
      {page !== undefined && page.items.length === 0 && (
        <EmptyState
          title={
            address.search.trim() === ''
              ? 'Nobody here may do this'
              : `Nobody is called “${address.search.trim()}”`
          }
          text="Users of your company are found by a part of their name or address."
          action={
            <Link to={usersPath({})} {...buttonLook()}>
              Show all users
            </Link>
          }
        />
      )}
      {page !== undefined && page.items.length > 0 && (
        <div className={list['table']}>
          <DataTable
            caption="Users"
            columns={columns}
            rows={page.items}
            rowKey={rowKey}
            isUpdating={isComing}
          />
          <Pager
            label="Users"
            className={list['pager'] ?? ''}
            page={page.page}
            pages={page.pages}
            total={page.total}
            hrefFor={to => href(usersPath({ ...address, page: to, open: { kind: 'none' } }))}
          />
        </div>
      )}
    </>
  )
})

const rowKey = ({ id }: { readonly id: number }): string => String(id)
