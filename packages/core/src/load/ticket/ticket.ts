import type { Id, UserId } from '../../shared/ids.ts'
import { type Load, type LoadId, loadName } from '../load.ts'
import { nameText } from '../../shared/monitor-name-text.ts'
import type { TicketCause } from './ticket-cause.ts'
import type { TicketStatus } from './ticket-status.ts'

/** The monitor’s number of one ticket. */
export type TicketId = Id<'ticket'>

/** A task about a load; screens call it an alert. Source: section 3, "Ticket". */
export interface Ticket {
  readonly id: TicketId
  readonly status: TicketStatus
  /** The monitor's name of its type. */
  readonly type: string
  /** The assigned user. Null: none. */
  readonly assigneeId: UserId | null
  /** Null: no one is assigned, or the monitor does not tell the name. */
  readonly assigneeName: string | null
  /** Null: no load. */
  readonly loadId: LoadId | null
  /** The load. Null: none, or the monitor does not send it. */
  readonly load: Load | null
  /** An instant. */
  readonly createdAt: string
  /** Why the load raised it by itself. Null: a person or another system did, or the monitor does not say. */
  readonly cause: TicketCause | null
}

/** The label of a ticket's type. Empty: "Other". Source: section 3, "Ticket". */
export const ticketTypeLabel = (type: string): string => nameText(type)

/** A ticket within a sentence or a report: "Late arrival, Load NL-20841". Source: section 3, "Ticket". */
export const ticketName = ({ type, loadId, load }: Pick<Ticket, 'type' | 'loadId' | 'load'>): string => {
  const about = ticketLoadName({ loadId, load })
  return about === null ? ticketTypeLabel(type) : `${ticketTypeLabel(type)}, ${about}`
}

/** The load of a ticket: "Load NL-20841". Empty: null without one. Source: section 3, "Ticket". */
export const ticketLoadName = ({ loadId, load }: Pick<Ticket, 'loadId' | 'load'>): string | null =>
  loadId === null ? null : loadName(load ?? { id: loadId, externalNumber: null })
