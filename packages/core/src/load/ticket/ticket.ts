import type { Id, UserId } from '../../shared/ids.ts'
import type { LoadId } from '../load.ts'
import { nameText } from '../monitor-name-text.ts'
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
  /** Null: no load. */
  readonly loadId: LoadId | null
  /** An instant. */
  readonly createdAt: string
}

/** The label of a ticket's type. Empty: "Other". Source: section 3, "Ticket". */
export const ticketTypeLabel = (type: string): string => nameText(type)
