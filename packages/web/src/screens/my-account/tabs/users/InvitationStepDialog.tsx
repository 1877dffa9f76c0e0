import { orderedScopes, RESEND_SCOPES, SCOPE_LABELS, scopesText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { InvitationStep, InvitationStepStore } from './invitation-step-store.ts'

/** Confirms a step of an invitation, with the person and the effect. */
export const InvitationStepDialog = observer(({ step }: { readonly step: InvitationStepStore }) => {
  const { requested } = step
  if (requested === null) return null
  const { kind, invitation } = requested
  const common = {
    isOpen: true,
    onClose: step.leave,
    onConfirm: () => void step.confirm(),
    isPending: step.submission.isPending,
  }
  return kind === 'resend' ? (
    <Dialog {...common} title={`Send the invitation of ${invitation.email} again?`} confirmLabel="Send again">
      <Resent invitation={invitation} />
      <SubmissionError submission={step.submission} />
    </Dialog>
  ) : (
    <Dialog
      {...common}
      title={`Withdraw the invitation of ${invitation.email}?`}
      confirmLabel="Withdraw"
      isDanger
    >
      <p>The link in the e-mail no longer lets them join. They can be invited again.</p>
      <SubmissionError submission={step.submission} />
    </Dialog>
  )
})

const Resent = ({ invitation }: Pick<InvitationStep, 'invitation'>) => {
  const isSame = orderedScopes(invitation.scopes).join() === orderedScopes(RESEND_SCOPES).join()
  return (
    <>
      <p>
        An invitation that is sent again carries {scopesText(RESEND_SCOPES)}
        {isSame ? ', as this one does.' : `, in place of ${scopesText(invitation.scopes)}.`}
      </p>
      {!isSame && <p>Manage users: {SCOPE_LABELS.manage_users.explanation}</p>}
    </>
  )
}
