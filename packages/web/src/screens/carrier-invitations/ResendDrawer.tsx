import {
  carrierInvitationsPath,
  CONNECTION_INVITATION_STATE_LABELS,
  connectionInvitationState,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../parts/form-drawer/FormDrawer.tsx'
import { ClassificationChoice } from '../../parts/invite-carrier/ClassificationChoice.tsx'
import styles from './CarrierInvitationsScreen.module.css'
import { type CarrierInvitationsStore, mayResendInvitation } from './carrier-invitations-store.ts'

/** Sends an invitation again, with the classifications that are valid from then on. */
export const ResendDrawer = observer(({ store }: { readonly store: CarrierInvitationsStore }) => {
  const toasts = useStore(ShellTokens.ToastsStore)
  const close = useCloseDrawer(store.drawerHistory, carrierInvitationsPath({ ...store.address, open: null }))
  const { opened, submission } = store
  const name = opened?.carrierName ?? (opened === undefined ? '' : `Carrier ${opened.carrierId}`)
  const isAnswered = opened !== undefined && !mayResendInvitation(opened)
  const blocked =
    opened === undefined
      ? {
          title: 'Not on this page',
          text: 'The invitation is on another page of the list, or does not exist.',
        }
      : !store.mayInvite
        ? { title: 'You cannot invite carriers.', text: 'An admin at your company can change that.' }
        : isAnswered
          ? {
              title: CONNECTION_INVITATION_STATE_LABELS[connectionInvitationState(opened, null)],
              text: 'The carrier has responded, so the invitation cannot be resent.',
            }
          : undefined
  return (
    <FormDrawer
      title="Resend invitation"
      subtitle={name}
      blocked={blocked}
      submission={submission}
      submitLabel="Resend"
      onSubmit={async () => {
        const isSent = await store.resend()
        if (isSent) toasts.show(`Invitation resent to ${name}.`)
        return isSent
      }}
      onDiscard={store.clear}
      onClose={close}
    >
      <p>
        The carrier gets another e-mail with a link to your packet
        {opened?.addressee.kind === 'email' && (
          <>
            , at <strong className={styles['names']}>{opened.addressee.email}</strong>
          </>
        )}
        .
      </p>
      <ClassificationChoice
        query={store.classifications}
        electable={store.electable}
        chosen={store.elected}
        onToggle={store.toggle}
        error={submission.fieldError('classificationIds')}
      />
    </FormDrawer>
  )
})
