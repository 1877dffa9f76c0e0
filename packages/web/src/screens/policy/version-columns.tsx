import {
  dayText,
  formatCalendarDate,
  type Policy,
  type PolicyVersion,
  policyVersionStart,
  policyVersionState,
  policyVersionStateText,
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
}

const TONES: Partial<Record<ReturnType<typeof policyVersionState>, BadgeTone>> = {
  in_force: 'brand',
  scheduled: 'info',
  waiting: 'info',
}

/** Each version with its day, its author, its note and what became of it. */
export const versionColumns = ({ policy, mayWrite, bringBack }: Params): readonly Column<PolicyVersion>[] => [
  { key: 'number', header: 'Version', width: '72px', cell: ({ number }) => <strong>{number}</strong> },
  {
    key: 'state',
    header: 'State',
    width: '190px',
    cell: version => (
      <Badge tone={TONES[policyVersionState(version, policy)] ?? 'neutral'}>
        {policyVersionStateText(version, policy)}
      </Badge>
    ),
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
    cell: ({ note, revertsNumber, approval }) => (
      <span className={styles['two']}>
        {note}
        {revertsNumber !== null && (
          <span className={styles['when']}>Brings back version {revertsNumber}</span>
        )}
        {approval?.reason != null && <span className={styles['when']}>Declined: {approval.reason}</span>}
      </span>
    ),
  },
  ...(mayWrite
    ? [
        {
          key: 'acts',
          header: 'Actions',
          width: '108px',
          cell: (version: PolicyVersion) =>
            policyVersionState(version, policy) === 'past' && (
              <Button
                size="small"
                aria-label={`Bring back version ${version.number}`}
                onClick={() => bringBack(version)}
              >
                Bring back
              </Button>
            ),
        },
      ]
    : []),
]
