import { formatNumber, SCOPE_GROUPS, SCOPE_LABELS, type Scope } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { href } from '../../../../di/href.ts'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { LinkTabs } from '../../../../ui/LinkTabs.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InviteDrawer } from './InviteDrawer.tsx'
import { UserDrawer } from './UserDrawer.tsx'
import { UserList } from './UserList.tsx'
import styles from './UsersTab.module.css'
import { usersPath } from './users-address.ts'
import type { UsersStore } from './users-store.ts'

/** The users of the company and the invitations. Section 6, "Scopes"; section 3, "User invitation". */
export const UsersTab = observer(() => {
  const store = useScreenStore<UsersStore>()
  const { mayManage, showsInvitations, address } = store
  return (
    <div className={styles['users']}>
      {mayManage ? <ManagerBar store={store} /> : <NotManaging />}
      {showsInvitations ? (
        <InvitationList store={store} />
      ) : (
        <>
          <Filters store={store} />
          <UserList store={store} />
        </>
      )}
      {mayManage && address.open.kind === 'invite' && <InviteDrawer store={store} />}
      {mayManage && address.open.kind === 'user' && <UserDrawer store={store} id={address.open.id} />}
    </div>
  )
})

const NotManaging = () => (
  <Notice tone="info" title="You can see who works here.">
    Admins see and change permissions, and invite and remove people.
  </Notice>
)

const ManagerBar = observer(({ store }: { readonly store: UsersStore }) => {
  const { list, invited, address, mayInvite } = store
  const counted = (label: string, total: number | undefined) => ({
    label,
    ...(total !== undefined && { count: formatNumber(total) }),
  })
  const isWhole = list.question?.search === '' && list.question.scope === null
  return (
    <div className={styles['bar']}>
      <LinkTabs
        variant="pills"
        label="Users and invitations"
        current={address.list}
        tabs={[
          {
            key: 'users',
            href: href(usersPath({})),
            ...counted('Users', isWhole ? list.page?.total : undefined),
          },
          {
            key: 'invitations',
            href: href(usersPath({ list: 'invitations' })),
            ...counted('Invitations', invited.page?.total),
          },
        ]}
      />
      {mayInvite ? (
        <Link
          to={usersPath({ ...address, open: { kind: 'invite' } })}
          {...buttonStyle({ variant: 'primary' })}
        >
          Invite someone
        </Link>
      ) : (
        <span className={styles['note']}>Choose a plan to invite people.</span>
      )}
    </div>
  )
})

const ANYTHING = { key: 'anything', label: 'Any permission' }
const SCOPE_OPTIONS = [
  ANYTHING,
  ...SCOPE_GROUPS.flatMap(({ scopes }) =>
    scopes.map(scope => ({ key: scope as string, label: SCOPE_LABELS[scope].label })),
  ),
]

const Filters = observer(({ store }: { readonly store: UsersStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const { address, showsScopes } = store
  return (
    <div className={styles['filters']} role="search">
      <TextField
        type="search"
        label="Find by name or e-mail"
        value={address.search}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={event =>
          navigator.go(usersPath(store.search(event.currentTarget.value)), { replace: true })
        }
      />
      {showsScopes && (
        <Select
          label="Permissions"
          options={SCOPE_OPTIONS}
          value={address.scope ?? ANYTHING.key}
          onChange={key => navigator.go(usersPath(key === ANYTHING.key ? {} : { scope: key as Scope }))}
        />
      )}
    </div>
  )
})
