import {
  exactTime,
  relativeTime,
  scopesText,
  USER_INVITATION_STATE_LABELS,
  type UserInvitation,
  type UserInvitationState,
  userInvitationState,
} from '@fairhaul/core'
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import styles from './columns.module.css'
import { InvitationActions } from './InvitationActions.tsx'
import type { InvitationStepStore } from './invitation-step-store.ts'

const TONES: Readonly<Record<UserInvitationState, BadgeTone>> = {
  claimed: 'neutral',
  delivered: 'info',
  failed: 'fail',
  sent: 'info',
}

/** When the invitation got its status. Null: not on record. */
const sinceOf = (invitation: UserInvitation): string | null => {
  switch (userInvitationState(invitation)) {
    case 'claimed':
      return invitation.claimedAt
    case 'delivered':
      return invitation.deliveredAt
    case 'failed':
      return invitation.deliveryFailedAt
    default:
      return invitation.sentAt
  }
}

const Time = ({ at, now }: { readonly at: string; readonly now: number }) => (
  <time dateTime={at} title={exactTime(at)} className={styles['note']}>
    {relativeTime(at, now)}
  </time>
)

interface Showing {
  readonly now: () => number
  readonly showsScopes: boolean
  readonly step: InvitationStepStore
  readonly maySend: boolean
}

/** The columns of an invitation: person, status, rights, date sent and actions. */
export const invitationColumns = ({
  now,
  showsScopes,
  step,
  maySend,
}: Showing): readonly Column<UserInvitation>[] => [
  {
    key: 'email',
    width: '100%',
    header: 'E-mail',
    sticky: true,
    cell: ({ email }) => (
      <strong className={styles['text']}>
        <EmailText email={email} />
      </strong>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    cell: invitation => {
      const state = userInvitationState(invitation)
      const at = sinceOf(invitation)
      return (
        <span className={styles['state']}>
          <Badge tone={TONES[state]} icon={null}>
            {USER_INVITATION_STATE_LABELS[state]}
          </Badge>
          {at !== null && <Time at={at} now={now()} />}
        </span>
      )
    },
  },
  ...(showsScopes
    ? [
        {
          key: 'scopes',
          header: 'Permissions',
          cell: ({ scopes }: UserInvitation) => (
            <span className={styles['scopes']}>{scopesText(scopes)}</span>
          ),
        },
      ]
    : []),
  {
    key: 'sent',
    header: 'Last sent',
    priority: 2,
    cell: ({ sentAt, invitedBy }) => (
      <span className={styles['state']}>
        <Time at={sentAt} now={now()} />
        {invitedBy !== null && <span className={styles['note']}>Invited by {invitedBy}</span>}
      </span>
    ),
  },
  {
    key: 'steps',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: invitation => <InvitationActions invitation={invitation} step={step} maySend={maySend} />,
  },
]
