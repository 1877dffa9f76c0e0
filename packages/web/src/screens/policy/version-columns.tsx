import {
  dayText,
  formatCalendarDate,
  mayBeWithdrawn,
  type Policy,
  type PolicyVersion,
  policyVersionStart,
  policyVersionState,
  policyVersionStateText,
  type PolicyVersionState,
} from '@fairhaul/core'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Column } from '../../ui/table-model.ts'
import styles from './Versions.module.css'
import { personText } from './person-text.ts'

interface Params {
  readonly policy: Policy
  readonly mayWrite: boolean
  readonly bringBack: (version: PolicyVersion) => void
  readonly withdraw: (version: PolicyVersion) => void
}

const STATES: Readonly<Record<PolicyVersionState, { readonly label: string; readonly tone: BadgeTone }>> = {
  in_force: { label: 'In force', tone: 'brand' },
  scheduled: { label: 'Begins later', tone: 'info' },
  waiting: { label: 'Waits for approval', tone: 'info' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  past: { label: 'Past', tone: 'neutral' },
}

interface ActProps extends Omit<Params, 'mayWrite'> {
  readonly version: PolicyVersion
}

/** What may be done with a version: one of the past is brought back, one that has not decided anything is withdrawn. */
const Act = ({ version, policy, bringBack, withdraw }: ActProps) => {
  if (policyVersionState(version, policy) === 'past')
    return (
      <Button
        size="small"
        aria-label={`Bring back version ${version.number}`}
        onClick={() => bringBack(version)}
      >
        Bring back
      </Button>
    )
  return mayBeWithdrawn(version, policy) ? (
    <Button size="small" aria-label={`Withdraw version ${version.number}`} onClick={() => withdraw(version)}>
      Withdraw
    </Button>
  ) : null
}

/** Each version with its day, its author, its note and what became of it. */
export const versionColumns = ({ mayWrite, ...params }: Params): readonly Column<PolicyVersion>[] => [
  { key: 'number', header: 'Version', width: '72px', cell: ({ number }) => <strong>{number}</strong> },
  {
    key: 'state',
    header: 'State',
    width: '152px',
    cell: version => {
      const { label, tone } = STATES[policyVersionState(version, params.policy)]
      return <Badge tone={tone}>{label}</Badge>
    },
  },
  {
    key: 'day',
    header: 'First day',
    width: '104px',
    cell: version => formatCalendarDate(policyVersionStart(version)),
  },
  {
    key: 'author',
    header: 'Written by',
    width: '168px',
    cell: ({ author, createdAt }) => (
      <span className={styles['two']}>
        {personText(author.userName)}
        <span className={styles['when']}>{dayText(createdAt)}</span>
      </span>
    ),
  },
  {
    key: 'note',
    header: 'Note',
    cell: version => (
      <span className={styles['two']}>
        {version.note}
        {version.revertsNumber !== null && (
          <span className={styles['when']}>Brings back version {version.revertsNumber}</span>
        )}
        {version.approval?.reason != null && (
          <span className={styles['when']}>
            {personText(version.approval.userName)}: {version.approval.reason}
          </span>
        )}
        {version.withdrawal !== null && (
          <span className={styles['when']}>{policyVersionStateText(version, params.policy)}</span>
        )}
      </span>
    ),
  },
  ...(mayWrite
    ? [
        {
          key: 'acts',
          header: 'Actions',
          width: '108px',
          cell: (version: PolicyVersion) => <Act version={version} {...params} />,
        },
      ]
    : []),
]
