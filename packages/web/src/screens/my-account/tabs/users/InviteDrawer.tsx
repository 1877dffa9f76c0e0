import { scopesText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { BrowserTokens } from '../../../../di/tokens/browser.ts'
import { useStore } from '../../../../di/use-store.ts'
import { ScopeChoice } from '../../../../parts/scopes/ScopeChoice.tsx'
import { useFocusOnError } from '../../../../parts/submission/use-focus-on-wrong.ts'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from './drawers.module.css'
import { usersPath } from './users-address.ts'
import type { UsersStore } from './users-store.ts'

/** Invites somebody by their address, with what they will be allowed. Section 6, "Invitation scopes". */
export const InviteDrawer = observer(({ store }: { readonly store: UsersStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const { invite, address, mayInvite } = store
  useFocusOnError(form, invite.submission.errorCount)

  const close = () => store.drawerHistory.close(navigator, usersPath({ ...address, open: { kind: 'none' } }))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await invite.send()) navigator.go(usersPath({ list: 'invitations' }), { replace: true })
  }
  const cancel = () => {
    invite.clear()
    close()
  }
  if (!mayInvite) {
    return (
      <Drawer title="Invite somebody" isOpen onClose={close}>
        <Notice tone="info" title="Nobody can be invited.">
          Your subscription or trial has expired. Choose a plan under Plan and billing first.
        </Notice>
      </Drawer>
    )
  }
  return (
    <Drawer
      title="Invite somebody"
      subtitle="They get an e-mail with a link, and join your company by it."
      isOpen
      onClose={close}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" isPending={invite.submission.isPending}>
            Send invitation
          </Button>
          <Button onClick={cancel} disabled={invite.submission.isPending}>
            Cancel
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles['form']} noValidate onSubmit={event => void send(event)}>
        <SubmissionError submission={invite.submission} />
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
            label="What they may do"
            chosen={invite.scopes}
            hindranceOf={invite.hindranceOf}
            onToggle={invite.toggle}
            error={invite.scopesProblem}
          />
        ) : (
          <p className={styles['note']}>They may do this: {scopesText(invite.scopes)}.</p>
        )}
      </form>
    </Drawer>
  )
})
