import {
  type AssociatedRow,
  type CalendarDate,
  type ContactRow,
  type ContactSearchQuery,
  contactSearchPath,
  contactToUse,
  NOT_ON_RECORD,
  phoneText,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { type CarrierColumnKey, carrierColumns } from '../../parts/carrier-results/carrier-columns.tsx'
import { useContactWindow } from '../../parts/contact-window.ts'
import type { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { CopyText } from '../../ui/CopyText.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import type { Column } from '../../ui/table-model.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AssociatedCarriers.module.css'

/** Fewer columns: the question here is whose contact it is, and the profile has the rest. */
const SHOWN: ReadonlySet<string> = new Set<CarrierColumnKey | 'relation' | 'phone' | 'todo'>([
  'verdict',
  'carrier',
  'relation',
  'phone',
  'connection',
  'authority',
  'insurance',
  'alerts',
  'todo',
])

/** Shown if they fit: the verdict and its reasons include them. */
const BESIDE: ReadonlySet<string> = new Set<CarrierColumnKey>(['authority', 'insurance'])

export interface ContactColumnsDeps {
  readonly today: CalendarDate
  readonly monitoring: Monitoring
  readonly query: ContactSearchQuery
  readonly mayBlock: boolean
  /** Short profiles have no number of alerts: an empty column would look like none on record. */
  readonly mentionsPhone: boolean
}

/** The columns of carriers associated with a contact. Keep the result identical between renders. */
export const contactColumns = ({
  today,
  monitoring,
  query,
  mayBlock,
  mentionsPhone,
}: ContactColumnsDeps): readonly Column<AssociatedRow>[] =>
  carrierColumns<AssociatedRow>({
    today,
    monitoring,
    own: {
      carrier: [
        {
          key: 'relation',
          header: query.kind === 'pair' ? 'These contacts' : 'This contact',
          cell: ({ uses }) => (
            <span className={styles['lines']}>
              {uses.map(text => (
                <span key={text}>{text}</span>
              ))}
            </span>
          ),
        },
        { key: 'phone', header: 'Number on record', cell: it => <OnRecord row={it} /> },
      ],
      alerts: [
        {
          key: 'todo',
          header: 'What can be done',
          isHeaderHidden: true,
          cell: it => <ToDo row={it} query={query} mayBlock={mayBlock} />,
        },
      ],
    },
  })
    .filter(({ key }) => SHOWN.has(key) && (mentionsPhone || key !== 'phone'))
    .map(column => (BESIDE.has(column.key) ? { ...column, priority: 3 } : column))

const OnRecord = ({ row }: { readonly row: ContactRow }) => {
  const { value, text, warning } = contactToUse('phone', row, useContactWindow())
  const shown = phoneText(value)
  if (shown === null && warning === null) return <FactText fact={NOT_ON_RECORD} />
  return (
    <span className={styles['lines']} title={text}>
      {shown !== null && <CopyText label="number on record" text={shown} />}
      {warning}
    </span>
  )
}

interface ToDoProps {
  readonly row: ContactRow
  readonly query: ContactSearchQuery
  readonly mayBlock: boolean
}

const ToDo = ({ row, query, mayBlock }: ToDoProps) => {
  const of = <VisuallyHidden> {row.legalName}</VisuallyHidden>
  return (
    <span className={styles['todo']}>
      <Link to={contactSearchPath(query, { kind: 'report', carrierId: row.id })} className={linkClass}>
        Report fraud<VisuallyHidden> under the name {row.legalName}</VisuallyHidden>
      </Link>
      {mayBlock && row.connection?.status !== 'do_not_dispatch' && (
        <Link
          to={contactSearchPath(query, { kind: 'do-not-dispatch', carrierId: row.id })}
          className={linkClass}
        >
          Do not dispatch{of}
        </Link>
      )}
    </span>
  )
}
