import {
  alertsPath,
  exactTime,
  relativeTime,
  type Page,
  type Ticket,
  TICKET_STATUS_LABELS,
  ticketCauseLines,
  ticketTypeLabel,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { FreightBadge } from '../../parts/load/FreightBadge.tsx'
import { Card } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './LoadScreen.module.css'
import type { LoadStore } from './load-store.ts'

interface Props {
  readonly store: LoadStore
  /** The load's own number, by which its alerts are listed. Empty: all are listed. */
  readonly number: string
}

/** The open alerts about the load, newest first. */
export const AlertsSection = observer(({ store, number }: Props) => (
  <Card heading="Open alerts" note={store.tickets.value && String(store.tickets.value.total)}>
    <Loaded query={store.tickets} what="the alerts">
      {({ items }: Page<Ticket>) =>
        items.length === 0 ? (
          <p className={styles['none']}>No open alert about this load.</p>
        ) : (
          <ul className={styles['lines']}>
            {items.map(ticket => (
              <li key={ticket.id} className={styles['line']}>
                <Link to={alertsPath({ open: ticket.id, load: number })} className={linkClass}>
                  {ticketTypeLabel(ticket.type)}
                </Link>
                {ticketCauseLines(ticket, store.now).map(line => (
                  <span key={line}>{line}</span>
                ))}
                <FreightBadge labels={TICKET_STATUS_LABELS[ticket.status]} />
                <time
                  className={styles['note']}
                  dateTime={ticket.createdAt}
                  title={exactTime(ticket.createdAt)}
                >
                  {relativeTime(ticket.createdAt, store.now)}
                </time>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  </Card>
))
