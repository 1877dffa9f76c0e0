import { codeAddress } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useContactWindow } from '../../../../parts/contact-window.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import type { MailedCodeStore } from './mailed-code-store.ts'

/** Proves that a caller reads the e-mail on record: a code is mailed there, and typed as they read it. */
export const MailedCodeDrawer = observer(({ store: profile, carrier }: ProfilePartProps) => {
  const store = useScreenStore<MailedCodeStore>()
  const close = useCloseDrawer(profile.drawerHistory, profile.at.below)
  const address = codeAddress(carrier, useContactWindow())
  const { sent, sending, entering } = store
  return (
    <FormDrawer
      title="Send a code"
      subtitle={carrier.legalName}
      blocked={address.ok ? undefined : { title: 'No code is sent to this carrier', text: address.refusal }}
      submission={store.submission}
      submitLabel={sent === null ? 'Send code' : 'Check code'}
      onSubmit={store.submit}
      onDiscard={store.discard}
      onClose={close}
      actions={
        sent !== null && (
          <Button variant="quiet" isPending={sending.isPending} onClick={() => void store.send()}>
            Send a new code
          </Button>
        )
      }
    >
      {sent === null ? (
        <p>
          A 6-digit code goes to <strong>{address.ok && address.value}</strong>. The person who reads it back
          to you reads that mailbox. The e-mail names you and your company, and warns not to read the code to
          anyone else.
        </p>
      ) : (
        <>
          <p role="status">
            Code sent to <strong>{sent.address}</strong>. It works once, for{' '}
            {Math.round(sent.livesSeconds / 60)} minutes.
          </p>
          <TextField
            label="Code that the caller reads to you"
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            value={store.code}
            error={entering.fieldError('code')}
            onChange={event => store.change(event.currentTarget.value)}
          />
        </>
      )}
    </FormDrawer>
  )
})
