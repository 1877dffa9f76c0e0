import {
  exactTime,
  LOAD_AUDIT_KIND_LABELS,
  LOAD_AUDIT_MEANINGS,
  LOAD_STATUS_LABELS,
  type LoadAuditLine,
  loadAuditPolicyText,
  loadAuditReasons,
  loadName,
  paths,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { FreightBadge } from '../../parts/load/FreightBadge.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './LoadAuditScreen.module.css'

const About = ({ line: { load } }: { readonly line: LoadAuditLine }) => (
  <span className={styles['lines']}>
    <Link to={paths.load({ id: load.id })} className={linkClass}>
      {loadName(load)}
    </Link>
    <FreightBadge labels={LOAD_STATUS_LABELS[load.status]} />
  </span>
)

const Carrier = ({ line: { carrier } }: { readonly line: LoadAuditLine }) => (
  <Link to={paths.carrier({ id: carrier.id })} className={linkClass}>
    {carrier.legalName ?? 'A carrier without a name'}
  </Link>
)

/** What was found, and which rules failed with their files and days. */
const What = ({ line }: { readonly line: LoadAuditLine }) => (
  <span className={styles['lines']}>
    <span className={styles['kind']} title={LOAD_AUDIT_MEANINGS[line.kind]}>
      {LOAD_AUDIT_KIND_LABELS[line.kind]}
    </span>
    {loadAuditReasons(line).map(reason => (
      <span key={reason}>{reason}</span>
    ))}
  </span>
)

/** The version of the policy that decided, and the record of a decision. */
const Decided = ({ line }: { readonly line: LoadAuditLine }) => (
  <span className={styles['lines']}>
    <span>{loadAuditPolicyText(line)}</span>
    {line.decisionRecordId === null ? (
      <span className={styles['note']}>No decision recorded</span>
    ) : (
      <Link to={paths.decisionRecord({ id: line.decisionRecordId })} className={linkClass}>
        Decision record
      </Link>
    )}
  </span>
)

export const loadAuditColumns: readonly Column<LoadAuditLine>[] = [
  { key: 'load', header: 'Load', width: '170px', sticky: true, cell: line => <About line={line} /> },
  { key: 'carrier', header: 'Carrier', width: '220px', cell: line => <Carrier line={line} /> },
  { key: 'what', header: 'What', cell: line => <What line={line} /> },
  {
    key: 'since',
    header: 'Since',
    width: '190px',
    cell: ({ since }) => <time dateTime={since}>{exactTime(since)}</time>,
  },
  { key: 'policy', header: 'Policy', width: '170px', cell: line => <Decided line={line} /> },
]
