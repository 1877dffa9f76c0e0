import {
  type CalendarDate,
  exactTime,
  loadName,
  presenceText,
  paths,
  relativeTime,
  stopsInOrder,
  stopTown,
  TICKET_STATUS_LABELS,
  type TeamId,
  type Ticket,
  ticketHolderText,
  ticketTypeLabel,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { FreightBadge } from '../../parts/load/FreightBadge.tsx'
import part from '../../parts/load/load.module.css'
import { CarrierWithVerdict } from '../../parts/verdict/CarrierWithVerdict.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CauseInRow } from './AlertCause.tsx'
import styles from './AlertsScreen.module.css'
import type { AlertsScreenStore } from './alerts-screen-store.ts'

interface Requirements {
  readonly store: AlertsScreenStore
  /** The time, in milliseconds since 1970. */
  readonly now: () => number
  readonly today: CalendarDate
  readonly teamName: (id: TeamId) => string
  /** Whether a load has a screen of its own. */
  readonly hasLoads: boolean
}

interface WhatProps {
  readonly ticket: Ticket
  readonly store: AlertsScreenStore
  readonly now: number
  readonly namesCarrier: boolean
}

/** What is wrong, and who else is at it now. */
const What = observer(({ ticket, store, now, namesCarrier }: WhatProps) => {
  const others = presenceText(store.presence.of(ticket.id))
  return (
    <span className={part['lines']}>
      <Link to={store.list.openPath(ticket.id)} className={`${linkClass} ${styles['what'] ?? ''}`}>
        {ticketTypeLabel(ticket.type)}
      </Link>
      <CauseInRow ticket={ticket} now={now} namesCarrier={namesCarrier} />
      {others !== '' && <span className={styles['others']}>{others}</span>}
    </span>
  )
})

const laneOf = ({ load }: Ticket): string | null => {
  const stops = stopsInOrder(load?.stops ?? [])
  const [first, last] = [stops[0], stops.at(-1)]
  return first === undefined || last === undefined ? null : `${stopTown(first)} to ${stopTown(last)}`
}

const About = ({ ticket, hasLoads }: { readonly ticket: Ticket; readonly hasLoads: boolean }) => {
  if (ticket.loadId === null) return <span className={part['note']}>No load</span>
  const number = loadName(ticket.load ?? { id: ticket.loadId, externalNumber: null }).replace(/^Load /, '')
  return (
    <span className={part['lines']}>
      {hasLoads ? (
        <Link to={paths.load({ id: ticket.loadId })} className={linkClass}>
          <VisuallyHidden>Load </VisuallyHidden>
          {number}
        </Link>
      ) : (
        <span>{number}</span>
      )}
      <span className={part['note']}>{laneOf(ticket) ?? 'No stops on record'}</span>
    </span>
  )
}

const Holder = observer(
  ({ ticket, store }: { readonly ticket: Ticket; readonly store: AlertsScreenStore }) => {
    const { user } = store.work
    if (user === null) return null
    const text = ticketHolderText(ticket, user.id)
    const isNone = ticket.assigneeId === null
    return (
      <span className={isNone ? styles['none'] : ticket.assigneeId === user.id ? styles['mine'] : undefined}>
        {text.charAt(0).toUpperCase() + text.slice(1)}
      </span>
    )
  },
)

/** Take in one press, assign in two; what went wrong with it stays in the row. */
const RowActs = observer(
  ({ ticket, store }: { readonly ticket: Ticket; readonly store: AlertsScreenStore }) => {
    const { work, list } = store
    const error = work.errorOf(ticket.id)
    const { isPending } = work.submissionOf(ticket.id)
    return (
      <span className={styles['rowActs']}>
        {work.mayAssignToMe(ticket) && (
          <Button size="small" isPending={isPending} onClick={() => void work.assignToMe(ticket)}>
            {ticket.assigneeId === null ? 'Take' : 'Take over'}
            <VisuallyHidden> {ticketTypeLabel(ticket.type)}</VisuallyHidden>
          </Button>
        )}
        {list.list.hasLeft(ticket) && <span className={part['note']}>No longer in this list</span>}
        {error !== undefined && (
          <span role="alert" className={styles['error']}>
            {error}
          </span>
        )}
      </span>
    )
  },
)

/** The columns of the list of alerts, the short version without carrier and team. Keep the result identical between renders. */
export const alertColumns = (
  { store, now, today, teamName, hasLoads }: Requirements,
  version: number,
): readonly Column<Ticket>[] => [
  {
    key: 'alert',
    header: 'Alert',
    sticky: true,
    cell: ticket => <What ticket={ticket} store={store} now={now()} namesCarrier={version === 1} />,
  },
  { key: 'load', header: 'Load', cell: ticket => <About ticket={ticket} hasLoads={hasLoads} /> },
  {
    key: 'raised',
    header: 'Since',
    sort: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={exactTime(createdAt)}>
        {relativeTime(createdAt, now())}
      </time>
    ),
  },
  { key: 'assignee', header: 'Assigned to', cell: ticket => <Holder ticket={ticket} store={store} /> },
  {
    key: 'status',
    header: 'Status',
    inCard: 'mark',
    cell: ({ status }) => <FreightBadge labels={TICKET_STATUS_LABELS[status]} />,
  },
  ...(version === 1
    ? []
    : ([
        {
          key: 'carrier',
          header: 'Carrier',
          priority: 3,
          cell: ({ load }) =>
            load?.carrier == null ? (
              <span className={part['note']}>No carrier</span>
            ) : (
              <CarrierWithVerdict carrier={load.carrier} today={today} />
            ),
        },
        {
          key: 'team',
          header: 'Team',
          priority: 3,
          cell: ({ load }) =>
            load?.teamId == null ? (
              <span className={part['note']} data-nothing="">
                None
              </span>
            ) : (
              teamName(load.teamId)
            ),
        },
      ] satisfies readonly Column<Ticket>[])),
  {
    key: 'acts',
    header: 'Actions',
    isHeaderHidden: true,
    cell: ticket => <RowActs ticket={ticket} store={store} />,
  },
]
