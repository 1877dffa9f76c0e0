import {
  contactPointStatus,
  DIRECTORY_PART_LABELS,
  type DirectoryEntry,
  type HideableField,
  userKindLabel,
  withSmallLetter,
} from '@fairhaul/core'
import { Lock } from '../../ui/Lock.tsx'
import type { Column } from '../../ui/table-model.ts'
import { ContactPoint } from './ContactPoint.tsx'
import styles from './directory.module.css'
import { HighlightedMatch } from './HighlightedMatch.tsx'
import { StatusMark } from './StatusMark.tsx'

/**
 * The parts of the directory that list a person, and the source of a contact: "Contacts (rate confirmation), users".
 */
const reportedByText = ({ parts, sources }: Pick<DirectoryEntry, 'parts' | 'sources'>): string =>
  parts
    .map((part, at) => {
      const label = DIRECTORY_PART_LABELS[part]
      const text = at === 0 ? label : withSmallLetter(label)
      return part === 'contacts' && sources.length > 0
        ? `${text} (${sources.map(withSmallLetter).join(', ')})`
        : text
    })
    .join(', ')

interface Showing {
  readonly search: string
  readonly canLookUp: boolean
}

const Hidden = ({ what }: { readonly what: string }) => (
  <span className={styles['hidden']} title="The carrier hides it from brokers. It is on record.">
    <Lock />
    {what} hidden
  </span>
)

const Who = ({ entry, search }: { readonly entry: DirectoryEntry; readonly search: string }) => {
  if (entry.kind === 'address') {
    return (
      <span className={styles['who']}>
        <span>
          <HighlightedMatch field="address" text={entry.value} search={search} />
        </span>
        <StatusMark status={contactPointStatus(entry.parts)} />
      </span>
    )
  }
  if (entry.kind !== 'person') return <span className={styles['none']}>No name</span>
  const about = [...entry.titles, ...entry.kinds.map(userKindLabel)]
  return (
    <span className={styles['who']}>
      {entry.name === null ? (
        <Hidden what="Name" />
      ) : (
        <span className={styles['name']}>
          <HighlightedMatch field="name" text={entry.name} search={search} />
        </span>
      )}
      {about.length > 0 && <span className={styles['note']}>{[...new Set(about)].join(', ')}</span>}
    </span>
  )
}

const pointsOf = (entry: DirectoryEntry, kind: 'phone' | 'email') => {
  if (entry.kind === 'person') return kind === 'phone' ? entry.phones : entry.emails
  return entry.kind === kind ? [entry] : []
}

const hides = (entry: DirectoryEntry, field: HideableField): boolean =>
  entry.kind === 'person' && entry.hides.includes(field)

interface PointsProps extends Showing {
  readonly entry: DirectoryEntry
  readonly kind: 'phone' | 'email'
}

const Points = ({ entry, kind, search, canLookUp }: PointsProps) => {
  const points = pointsOf(entry, kind)
  if (points.length === 0 && !hides(entry, kind)) {
    return entry.kind === 'person' ? <span className={styles['none']}>not on record</span> : null
  }
  return (
    <span className={styles['points']}>
      {points.map(point => (
        <ContactPoint key={point.value} kind={kind} point={point} search={search} canLookUp={canLookUp} />
      ))}
      {hides(entry, kind) && <Hidden what={kind === 'phone' ? 'Phone' : 'E-mail'} />}
    </span>
  )
}

/** The columns of a directory: person, contacts and sources. Keep the result identical between renders. */
export const directoryColumns = ({ search, canLookUp }: Showing): readonly Column<DirectoryEntry>[] => [
  { key: 'who', header: 'Who', sticky: true, cell: entry => <Who entry={entry} search={search} /> },
  {
    key: 'phone',
    header: 'Phone',
    cell: entry => <Points entry={entry} kind="phone" search={search} canLookUp={canLookUp} />,
  },
  {
    key: 'email',
    header: 'E-mail',
    cell: entry => <Points entry={entry} kind="email" search={search} canLookUp={canLookUp} />,
  },
  {
    key: 'reported-by',
    header: 'Source',
    cell: entry => <span className={styles['reportedBy']}>{reportedByText(entry)}</span>,
  },
]

/** The key of a row. */
export const keyOfEntry = (entry: DirectoryEntry): string =>
  entry.kind === 'person' ? `person ${entry.key}` : `${entry.kind} ${entry.value}`
