import { type UserInvitation, userInvitationState } from '@fairhaul/core'
import { Button } from '../../../../ui/Button.tsx'
import styles from './columns.module.css'
import type { InvitationStepStore } from './invitation-step-store.ts'

interface Props {
  readonly invitation: UserInvitation
  readonly step: InvitationStepStore
  /** False for an expired company. */
  readonly maySend: boolean
}

/** The actions of a pending invitation. Empty: nothing once the person has joined. */
export const InvitationActions = ({ invitation, step, maySend }: Props) =>
  userInvitationState(invitation) === 'claimed' ? null : (
    <span className={styles['actions']}>
      {maySend && (
        <Button
          size="small"
          aria-label={`Resend to ${invitation.email}`}
          onClick={() => step.request('resend', invitation)}
        >
          Resend
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={`Withdraw the invitation to ${invitation.email}`}
        onClick={() => step.request('withdraw', invitation)}
      >
        Withdraw
      </Button>
    </span>
  )
