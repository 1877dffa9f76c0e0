import type { TicketStatus } from '../database/tables/freight-tables.ts'

/** Source: section 4, "Ticket status". */
export const TICKET_STATUSES = [
  'new',
  'in_progress',
  'escalated',
  'pending',
  'closed',
] as const satisfies readonly TicketStatus[]

/** The scopes that make a manager of tickets. Source: section 6, "Ticket role". */
export const MANAGER_SCOPES = ['tickets_load_lock_manager', 'compliance'] as const

/**
 * The scopes whose holders work on tickets.
 *
 * Choice: section 6 names them and not what they open; reading is open to every user of the company, changing to these.
 */
export const TICKET_SCOPES = ['tickets_workflow', 'tickets_load_lock_staff', ...MANAGER_SCOPES] as const

/**
 * What a person may make of a ticket. Choice: nobody makes one new again, and a closed one is reopened before anything
 * else is done with it. Source: section 4, "Ticket status".
 */
export const NEXT_STATUSES: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  new: ['in_progress', 'escalated', 'pending', 'closed'],
  in_progress: ['escalated', 'pending', 'closed'],
  escalated: ['in_progress', 'pending', 'closed'],
  pending: ['in_progress', 'escalated', 'closed'],
  closed: ['in_progress'],
}
