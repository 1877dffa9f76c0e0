import { scopesText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { ScopeChoice } from '../../../../parts/scopes/ScopeChoice.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from './drawers.module.css'
import { usersPath } from './users-address.ts'
import type { UsersStore } from './users-store.ts'

const BLOCKED = {
  title: 'You cannot invite anyone right now.',
  text: 'Your subscription or trial has expired. Choose a plan under Plan and billing first.',
}

/** Invites a person by e-mail, with what they will be allowed to do. Section 6, "Invitation scopes". */
export const InviteDrawer = observer(({ store }: { readonly store: UsersStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const { invite, address, mayInvite } = store
  const close = useCloseDrawer(store.drawerHistory, usersPath({ ...address, open: { kind: 'none' } }))
  return (
    <FormDrawer
      className={styles['drawer'] ?? ''}
      title="Invite someone"
      subtitle="They get an e-mail with a link to join your company."
      blocked={mayInvite ? undefined : BLOCKED}
      submission={invite.submission}
      submitLabel="Send invitation"
      onSubmit={invite.send}
      onSubmitted={() => navigator.go(usersPath({ list: 'invitations' }), { replace: true })}
      onDiscard={invite.clear}
      onClose={close}
    >
      {invite.otherProblem !== undefined && <Notice tone="error">{invite.otherProblem}</Notice>}
      <TextField
        label="Work e-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
        value={invite.email}
        error={invite.emailProblem}
        onChange={event => invite.changeEmail(event.currentTarget.value)}
      />
      {invite.choosesScopes ? (
        <ScopeChoice
          label="Permissions"
          chosen={invite.scopes}
          hindranceOf={invite.hindranceOf}
          onToggle={invite.toggle}
          error={invite.scopesProblem}
        />
      ) : (
        <p className={styles['note']}>Permissions: {scopesText(invite.scopes)}.</p>
      )}
    </FormDrawer>
  )
})
