import { calendarDateOf, displayName, formatCalendarDate, phoneText, type UserId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { ScopeChoice } from '../../../../parts/scopes/ScopeChoice.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FactList } from '../../../../ui/FactList.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import styles from './drawers.module.css'
import { RemoveUserDialog } from './RemoveUserDialog.tsx'
import type { UserFormStore } from './user-form-store.ts'
import { usersPath } from './users-address.ts'
import type { UsersStore } from './users-store.ts'

interface Props {
  readonly store: UsersStore
  readonly id: UserId
}

/** One user: profile, rights and removal. The drawer has an address of its own. */
export const UserDrawer = observer(({ store, id }: Props) => {
  const { form, address, list } = store
  const close = useCloseDrawer(store.drawerHistory, usersPath({ ...address, open: { kind: 'none' } }))
  if (form?.user.id !== id) {
    const isComing = list.found.state.kind === 'loading' || list.found.state.kind === 'idle'
    return (
      <Drawer title="User" isOpen onClose={close}>
        {isComing ? (
          <div aria-busy="true">
            <Skeleton shape="text" count={4} />
          </div>
        ) : (
          <EmptyState
            title="This user is not on this page of the list"
            text="They may have left your company, or be on another page. Close this and search by name or e-mail."
          />
        )}
      </Drawer>
    )
  }
  return <OpenUser key={id} store={store} form={form} close={close} />
})

interface OpenProps {
  readonly store: UsersStore
  readonly form: UserFormStore
  readonly close: () => void
}

const OpenUser = observer(({ store, form, close }: OpenProps) => {
  const { user, submission, hasChanges, showsScopes } = form
  const phone = phoneText(user.phoneE164)
  return (
    <>
      <FormDrawer
        className={styles['drawer'] ?? ''}
        title={displayName(user)}
        subtitle={form.isSelf ? 'This is you' : undefined}
        submission={submission}
        submitLabel="Save permissions"
        canSubmit={showsScopes}
        onSubmit={() => !hasChanges || form.save()}
        onDiscard={() => store.forgetForm(user.id)}
        onClose={close}
      >
        <FactList
          facts={[
            { label: 'E-mail', value: <EmailText email={user.email} /> },
            { label: 'Phone', value: phone ?? 'Not on record', isUnknown: phone === null },
            { label: 'Since', value: formatCalendarDate(calendarDateOf(new Date(user.createdAt))) },
          ]}
        />
        {showsScopes && (
          <ScopeChoice
            label="Permissions"
            chosen={form.chosen}
            hindranceOf={form.hindranceOf}
            onToggle={form.toggle}
            error={form.scopesProblem}
          />
        )}
        <Removal form={form} />
      </FormDrawer>
      <RemoveUserDialog form={form} onRemoved={close} />
    </>
  )
})

const Removal = observer(({ form }: { readonly form: UserFormStore }) => (
  <section className={styles['removal']} aria-label="Leaving the company">
    <h3>{form.isSelf ? 'Leave the company' : 'Remove from the company'}</h3>
    {form.removalHindrance === undefined ? (
      <>
        <p className={styles['note']}>Access ends right away. Their past activity stays on record.</p>
        <Button variant="danger" onClick={form.confirmRemoval}>
          {form.isSelf ? 'Leave' : 'Remove'}
        </Button>
      </>
    ) : (
      <p className={styles['note']}>{form.removalHindrance}</p>
    )}
  </section>
))
