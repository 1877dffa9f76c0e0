import {
  type ApiKey,
  apiKeyScopesText,
  apiKeyStatusText,
  calendarDateOf,
  exactTime,
  formatCalendarDate,
  isWorkingKey,
  relativeTime,
} from '@fairhaul/core'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import styles from './ApiKeys.module.css'

interface Showing {
  readonly now: () => number
  /** Whether keys of several people are listed. */
  readonly showsPeople: boolean
  readonly onRevoke: (key: ApiKey) => void
}

const Day = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={exactTime(at)}>
    {formatCalendarDate(calendarDateOf(new Date(at)))}
  </time>
)

const EndCell = ({ apiKey }: { readonly apiKey: ApiKey }) => (
  <span className={styles['line']}>
    <Badge tone={isWorkingKey(apiKey) ? 'info' : 'neutral'} icon={null}>
      {apiKeyStatusText(apiKey)}
    </Badge>
    <span className={styles['note']}>
      {isWorkingKey(apiKey) && 'until '}
      <Day at={apiKey.revokedAt ?? apiKey.expiresAt} />
    </span>
  </span>
)

/** The columns of an API key: name, what it may do, whose it is, last use, status and Revoke. */
export const apiKeyColumns = ({ now, showsPeople, onRevoke }: Showing): readonly Column<ApiKey>[] => [
  {
    key: 'name',
    header: 'Name',
    sticky: true,
    cell: ({ name, hint }) => (
      <span className={styles['name']}>
        <strong>{name}</strong>
        <span className={styles['hint']}>{hint}…</span>
      </span>
    ),
  },
  {
    key: 'scopes',
    header: 'Permissions',
    cell: ({ scopes }) => <span className={styles['scopes']}>{apiKeyScopesText(scopes)}</span>,
  },
  ...(showsPeople
    ? [
        {
          key: 'person',
          header: 'Acts as',
          priority: 2 as const,
          cell: ({ userName }: ApiKey) => userName ?? 'Someone no longer on record',
        },
      ]
    : []),
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? (
        <span className={styles['note']}>Never</span>
      ) : (
        <time dateTime={lastUsedAt} title={exactTime(lastUsedAt)}>
          {relativeTime(lastUsedAt, now())}
        </time>
      ),
  },
  { key: 'status', header: 'Status', cell: apiKey => <EndCell apiKey={apiKey} /> },
  {
    key: 'steps',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: apiKey =>
      isWorkingKey(apiKey) && (
        <Button size="small" aria-label={`Revoke ${apiKey.name}`} onClick={() => onRevoke(apiKey)}>
          Revoke
        </Button>
      ),
  },
]
