import type { Id, UserId } from '../../shared/ids.ts'
import type { LoadId } from '../load.ts'
import { nameText } from '../monitor-name-text.ts'
import type { TicketStatus } from './ticket-status.ts'

/** The monitor’s number of one ticket. */
export type TicketId = Id<'ticket'>

/** Something about a load that somebody has to deal with; screens call it an alert. Source: section 3, "Ticket". */
export interface Ticket {
  readonly id: TicketId
  readonly status: TicketStatus
  /** The monitor's name of what it is about. */
  readonly type: string
  /** The user who deals with it. Null: nobody does. */
  readonly assigneeId: UserId | null
  /** Null: it is about no load. */
  readonly loadId: LoadId | null
  /** An instant. */
  readonly createdAt: string
}

/** What a ticket is about, in words, for any type. Empty: "Other". Source: section 3, "Ticket". */
export const ticketTypeLabel = (type: string): string => nameText(type)
