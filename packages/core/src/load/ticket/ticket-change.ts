import type { Id, UserId } from '../../shared/ids.ts'
import type { Ticket } from './ticket.ts'
import { TICKET_STATUS_LABELS, type TicketStatus } from './ticket-status.ts'

/** One change of a ticket, as the monitor keeps it. Beyond the specification. */
export interface TicketChange {
  readonly id: Id<'ticket-change'>
  /** Who made it. Null: no longer on record. */
  readonly userName: string | null
  /** Whether it closed with its cause, by no one. */
  readonly isByCause: boolean
  readonly statusWas: TicketStatus
  readonly status: TicketStatus
  readonly assigneeWasId: UserId | null
  readonly assigneeWasName: string | null
  readonly assigneeId: UserId | null
  readonly assigneeName: string | null
  /** An instant. */
  readonly createdAt: string
}

/** A ticket with what was done to it, the newest first. */
export interface TicketDetail {
  readonly ticket: Ticket
  readonly changes: readonly TicketChange[]
}

const person = (id: UserId | null, name: string | null): string =>
  id === null ? 'no one' : (name ?? 'a former user')

/**
 * What a change did, in one sentence without its author: "Status from New to In progress. Assigned to Noor Haddad,
 * before to no one."
 *
 * Source: section 4, "Ticket status"; section 6, "Assignees".
 */
export const ticketChangeText = (change: TicketChange): string => {
  const { statusWas, status, assigneeWasId, assigneeWasName, assigneeId, assigneeName } = change
  const labelOf = (each: TicketStatus) => TICKET_STATUS_LABELS[each].label
  return [
    status === statusWas ? '' : `Status from ${labelOf(statusWas)} to ${labelOf(status)}.`,
    assigneeId === assigneeWasId
      ? ''
      : `Assigned to ${person(assigneeId, assigneeName)}, before to ${person(assigneeWasId, assigneeWasName)}.`,
  ]
    .filter(text => text !== '')
    .join(' ')
}
