import { type UserInvitation, userInvitationState } from '@fairhaul/core'
import { Button } from '../../../../ui/Button.tsx'
import styles from './columns.module.css'
import type { InvitationStepStore } from './invitation-step-store.ts'

interface Props {
  readonly invitation: UserInvitation
  readonly step: InvitationStepStore
  /** An expired company sends none. */
  readonly maySend: boolean
}

/** What can be done with an invitation that waits. Whoever has joined is a user: nothing. */
export const InvitationActions = ({ invitation, step, maySend }: Props) =>
  userInvitationState(invitation) === 'claimed' ? null : (
    <span className={styles['actions']}>
      {maySend && (
        <Button
          size="small"
          aria-label={`Send again to ${invitation.email}`}
          onClick={() => step.request('resend', invitation)}
        >
          Send again
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={`Withdraw the invitation of ${invitation.email}`}
        onClick={() => step.request('withdraw', invitation)}
      >
        Withdraw
      </Button>
    </span>
  )
