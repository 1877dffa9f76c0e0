import {
  type CalendarDate,
  formatCount,
  identifierLabel,
  isFlagged,
  paths,
  type RateConfirmation,
  statusSince,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { ConfirmationStatusBadge } from '../../parts/rate-confirmation/ConfirmationStatusBadge.tsx'
import { MailAddress } from '../../parts/rate-confirmation/MailAddress.tsx'
import sent from '../../parts/rate-confirmation/sent-list.module.css'
import { Ago } from '../../parts/rate-confirmation/SentCells.tsx'
import { CarrierWithVerdict } from '../../parts/verdict/CarrierWithVerdict.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface RowProps {
  readonly row: RateConfirmation
  readonly now: number
}

/** The carrier with its verdict now; without either, the name and the number on the document. */
const Carrier = ({ row, today }: { readonly row: RateConfirmation; readonly today: CalendarDate }) => {
  const { carrier, carrierId, carrierLegalName, identifiers } = row
  if (carrier !== null) return <CarrierWithVerdict carrier={carrier} today={today} />
  const name = <CarrierNameText name={carrierLegalName ?? 'Name not on record'} />
  return (
    <span className={sent['lines']}>
      {carrierId === null ? (
        name
      ) : (
        <Link to={paths.carrier({ id: carrierId })} className={linkClass}>
          {name}
        </Link>
      )}
      <span className={sent['note']}>
        {identifiers.map(({ type, value }) => `${identifierLabel(type)} ${value}`).join(', ')}
      </span>
      {carrierId === null && <span className={sent['note']}>Carrier not on record</span>}
    </span>
  )
}

const Status = ({ row, now }: RowProps) => {
  const since = statusSince(row)
  return (
    <span className={sent['lines']}>
      <ConfirmationStatusBadge {...row} />
      {since !== null && <Ago at={since} now={now} />}
      {isFlagged(row) && (
        <Badge tone="incomplete" icon={null}>
          Flagged: {formatCount(row.openTicketsCount, 'open alert')}
        </Badge>
      )}
    </span>
  )
}

const LoadOf = ({ row: { loadId, loadNumber } }: { readonly row: RateConfirmation }) =>
  loadId === null ? (
    <span className={sent['note']}>Not on record</span>
  ) : (
    <Link to={paths.load({ id: loadId })} className={linkClass}>
      <VisuallyHidden>Load </VisuallyHidden>
      {loadNumber ?? loadId}
    </Link>
  )

interface Requirements {
  /** The time that relative times are reckoned from, in milliseconds since 1970. */
  readonly now: number
  readonly today: CalendarDate
}

/** The columns of the list of rate confirmations. Keep the result identical between renders. */
export const confirmationColumns = ({ now, today }: Requirements): readonly Column<RateConfirmation>[] => [
  {
    key: 'number',
    header: 'Number',
    sticky: true,
    width: '76px',
    cell: ({ id }) => (
      <Link
        to={paths.rateConfirmation({ id })}
        className={`${linkClass} ${sent['number'] ?? ''}`}
        data-row-link=""
      >
        <VisuallyHidden>Rate confirmation </VisuallyHidden>
        {id}
      </Link>
    ),
  },
  { key: 'carrier', header: 'Carrier', cell: row => <Carrier row={row} today={today} /> },
  { key: 'status', header: 'Status', width: '168px', cell: row => <Status row={row} now={now} /> },
  {
    key: 'to',
    header: 'Sent to',
    width: '290px',
    cell: ({ sentTo, recipient }) => <MailAddress address={sentTo} recipient={recipient} />,
  },
  {
    key: 'sent',
    header: 'Sent by',
    width: '100px',
    cell: ({ creatorName, createdAt }) => (
      <span className={sent['lines']}>
        <span>{creatorName ?? 'Former user'}</span>
        <Ago at={createdAt} now={now} />
      </span>
    ),
  },
  { key: 'load', header: 'Load', width: '96px', cell: row => <LoadOf row={row} /> },
]
