import type { UserId } from '../../shared/ids.ts'
import type { Ticket } from './ticket.ts'
import { maySetTicketStatus, TICKET_STATUS_LABELS, type TicketStatus } from './ticket-status.ts'

/** What takes a change of a ticket back. */
export interface TicketUndo {
  readonly status?: TicketStatus
  readonly assigneeId?: UserId | null
}

type Changing = Pick<Ticket, 'status' | 'assigneeId'>

/**
 * What undoes a change of a ticket, from before it to after it. `mayAssignBack`: whether the user may assign it to whom it
 * was assigned before.
 *
 * Empty: null when a part of it cannot be undone: a ticket never becomes new again, and staff hand nothing back to staff.
 * Source: section 4, "Ticket status"; section 6, "Assignees".
 */
export const ticketUndo = (before: Changing, after: Changing, mayAssignBack: boolean): TicketUndo | null => {
  const isStatus = before.status !== after.status
  const isAssignee = before.assigneeId !== after.assigneeId
  if (!isStatus && !isAssignee) return null
  if (isStatus && !maySetTicketStatus(after.status, before.status)) return null
  if (isAssignee && !mayAssignBack) return null
  return {
    ...(isStatus && { status: before.status }),
    ...(isAssignee && { assigneeId: before.assigneeId }),
  }
}

/**
 * Why a change of a ticket cannot be undone, and what can be done instead: "Undo cannot make it escalated again. Reopen puts
 * it in progress."
 *
 * Empty: an empty text where it can be undone, and where nothing changed. Source: section 4, "Ticket status".
 */
export const noTicketUndoText = (before: Changing, after: Changing, mayAssignBack: boolean): string => {
  if (before.status !== after.status && !maySetTicketStatus(after.status, before.status)) {
    const was = TICKET_STATUS_LABELS[before.status].label.toLowerCase()
    const other = after.status === 'closed' ? ' Reopen puts it in progress.' : ''
    return `Undo cannot make it ${was} again.${other}`
  }
  return before.assigneeId !== after.assigneeId && !mayAssignBack
    ? 'You cannot assign it back to the person who had it.'
    : ''
}
