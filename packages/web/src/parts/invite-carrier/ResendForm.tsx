import {
  CONNECTION_INVITATION_STATE_LABELS,
  connectionInvitationState,
  mayInviteCarriers,
  mayResend,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens, ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { FormDrawer } from '../form-drawer/FormDrawer.tsx'
import { AddressWarning } from './AddressWarning.tsx'
import { ClassificationChoice } from './ClassificationChoice.tsx'
import styles from './ClassificationChoice.module.css'
import type { ResendStore } from './resend-store.ts'

interface Props {
  readonly form: ResendStore
  /** The carrier. */
  readonly name: string
  /** Why there is no invitation to resend: a title and a sentence. */
  readonly missing: { readonly title: string; readonly text: string }
  readonly onClose: () => void
}

/** Sends an invitation again, with the classifications that are valid from then on. */
export const ResendForm = observer(({ form, name, missing, onClose }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const toasts = useStore(ShellTokens.ToastsStore)
  const { invitation, submission, warning } = form
  const state = invitation && connectionInvitationState(invitation, null)
  const blocked = () => {
    if (state === undefined) return missing
    if (user == null || !mayInviteCarriers(user))
      return { title: 'You cannot invite carriers.', text: 'An admin at your company can change that.' }
    return mayResend(state)
      ? undefined
      : {
          title: CONNECTION_INVITATION_STATE_LABELS[state],
          text: 'The carrier has responded, so the invitation cannot be resent.',
        }
  }
  return (
    <FormDrawer
      title="Resend invitation"
      subtitle={name}
      blocked={blocked()}
      submission={submission}
      submitLabel={warning === undefined ? 'Resend' : 'Resend anyway'}
      onSubmit={async () => {
        const isSent = await form.resend()
        if (isSent) toasts.show(`Invitation resent to ${name}.`)
        return isSent
      }}
      onDiscard={form.clear}
      onClose={onClose}
    >
      <AddressWarning warning={warning} />
      <p>
        The carrier gets another e-mail with a link to your packet
        {invitation?.addressee.kind === 'email' && (
          <>
            , at <strong className={styles['address']}>{invitation.addressee.email}</strong>
          </>
        )}
        .
      </p>
      <ClassificationChoice
        query={form.classifications}
        electable={form.electable}
        chosen={form.elected}
        onToggle={form.toggle}
        error={submission.fieldError('classificationIds')}
      />
    </FormDrawer>
  )
})
