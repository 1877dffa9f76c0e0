import { calendarDateOf, displayName, formatCalendarDate, phoneText, type UserId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { BrowserTokens } from '../../../../di/tokens/browser.ts'
import { useStore } from '../../../../di/use-store.ts'
import { ScopeChoice } from '../../../../parts/scopes/ScopeChoice.tsx'
import { useFocusOnError } from '../../../../parts/submission/use-focus-on-wrong.ts'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
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

/** One user: who they are, what they may do, and their removal. It has an address of its own. */
export const UserDrawer = observer(({ store, id }: Props) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const { form, address, list } = store
  const close = () => store.drawerHistory.close(navigator, usersPath({ ...address, open: { kind: 'none' } }))
  if (form?.user.id !== id) {
    const isComing = list.found.kind === 'loading' || list.found.kind === 'idle'
    return (
      <Drawer title="User" isOpen onClose={close}>
        {isComing ? (
          <div aria-busy="true">
            <Skeleton shape="text" count={4} />
          </div>
        ) : (
          <EmptyState
            title="This user is not on this page of the list"
            text="They may have left your company, or stand on another page. Close this, and look for them by name or e-mail."
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
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { user, submission, hasChanges } = form
  const phone = phoneText(user.phoneE164)
  useFocusOnError(element, submission.errorCount)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!hasChanges || (await form.save())) close()
  }
  const cancel = () => {
    store.forgetForm(user.id)
    close()
  }
  return (
    <Drawer
      title={displayName(user)}
      subtitle={form.isSelf ? 'This is you' : undefined}
      isOpen
      onClose={close}
      footer={
        form.showsScopes && (
          <>
            <Button type="submit" form={formId} variant="primary" isPending={submission.isPending}>
              Save rights
            </Button>
            <Button onClick={cancel} disabled={submission.isPending}>
              Cancel
            </Button>
          </>
        )
      }
    >
      <div className={styles['parts']}>
        <FactList
          facts={[
            { label: 'E-mail', value: user.email },
            { label: 'Phone', value: phone ?? 'Not on record', isUnknown: phone === null },
            { label: 'Since', value: formatCalendarDate(calendarDateOf(new Date(user.createdAt))) },
          ]}
        />
        {form.showsScopes && (
          <form
            ref={element}
            id={formId}
            className={styles['form']}
            noValidate
            onSubmit={event => void save(event)}
          >
            <SubmissionError submission={submission} />
            <ScopeChoice
              label="What they may do"
              chosen={form.chosen}
              hindranceOf={form.hindranceOf}
              onToggle={form.toggle}
              error={form.scopesProblem}
            />
          </form>
        )}
        <Removal form={form} />
      </div>
      <RemoveUserDialog form={form} onRemoved={close} />
    </Drawer>
  )
})

const Removal = observer(({ form }: { readonly form: UserFormStore }) => (
  <section className={styles['removal']} aria-label="Leaving the company">
    <h3>{form.isSelf ? 'Leave the company' : 'Remove from the company'}</h3>
    {form.removalHindrance === undefined ? (
      <>
        <p className={styles['note']}>Access ends at once. What they did stays on record.</p>
        <Button variant="danger" onClick={form.confirmRemoval}>
          {form.isSelf ? 'Leave' : 'Remove'}
        </Button>
      </>
    ) : (
      <p className={styles['note']}>{form.removalHindrance}</p>
    )}
  </section>
))
