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
    <Dialog {...common} title={`Resend the invitation to ${invitation.email}?`} confirmLabel="Resend">
      <Resent invitation={invitation} />
      <SubmissionError submission={step.submission} />
    </Dialog>
  ) : (
    <Dialog
      {...common}
      title={`Withdraw the invitation to ${invitation.email}?`}
      confirmLabel="Withdraw"
      isDanger
    >
      <p>The link in the e-mail will stop working. You can invite them again.</p>
      <SubmissionError submission={step.submission} />
    </Dialog>
  )
})

const Resent = ({ invitation }: Pick<InvitationStep, 'invitation'>) => {
  const isSame = orderedScopes(invitation.scopes).join() === orderedScopes(RESEND_SCOPES).join()
  return (
    <>
      <p>
        A resent invitation has these permissions: {scopesText(RESEND_SCOPES)}
        {isSame ? ', the same as now.' : `, instead of ${scopesText(invitation.scopes)}.`}
      </p>
      {!isSame && (
        <p>
          {SCOPE_LABELS.manage_users.label}: {SCOPE_LABELS.manage_users.explanation}
        </p>
      )}
    </>
  )
}
