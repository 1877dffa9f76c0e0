import type { TableRow } from '../../database/schema.ts'

export type TicketStatus = TableRow<'tickets'>['status']

/** Source: section 4, "Ticket status". */
export const TICKET_STATUSES = [
  'new',
  'in_progress',
  'escalated',
  'pending',
  'closed',
] as const satisfies readonly TicketStatus[]

/** The scopes of ticket managers. Source: section 6, "Ticket role". */
export const MANAGER_SCOPES = ['tickets_load_lock_manager', 'compliance'] as const

/**
 * The scopes whose holders work on tickets.
 *
 * Choice: section 6 names them and not their routes; every user of the company may read tickets, these may change them.
 */
export const TICKET_SCOPES = ['tickets_workflow', 'tickets_load_lock_staff', ...MANAGER_SCOPES] as const

/**
 * The statuses that may follow each status. Choice: a ticket never becomes new again, and a closed one is reopened
 * first.
 * Source: section 4, "Ticket status".
 */
export const NEXT_STATUSES: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  new: ['in_progress', 'escalated', 'pending', 'closed'],
  in_progress: ['escalated', 'pending', 'closed'],
  escalated: ['in_progress', 'pending', 'closed'],
  pending: ['in_progress', 'escalated', 'closed'],
  closed: ['in_progress'],
}
