import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import type { TicketsTable } from '../database/tables/freight-tables.ts'
import { idInQuery } from '../http/fields.ts'
import { TICKET_STATUSES } from './ticket-status.ts'

/** A ticket as it goes over the wire. */
export const wireTicket = z.object({
  id: z.number(),
  status: z.enum(TICKET_STATUSES),
  is_type: z.string(),
  assignee_id: z.number().nullable(),
  load_id: z.number().nullable(),
  created_at: z.string(),
})

/** A ticket's row as it goes over the wire. */
export const wireTicketOf = (row: Selectable<TicketsTable>): z.output<typeof wireTicket> => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

/** The filters of a list of tickets. All that are sent must hold. */
export const ticketFilters = z.strictObject({
  tab_eq: z.enum(['open', 'closed', 'pending', 'recommended'], 'This is not a valid tab.').optional(),
  load_id_eq: idInQuery.optional(),
})

/**
 * The tickets of a company, the newest first, of one tab as a user sees it. Source: section 4, "Ticket tabs".
 *
 * Open is what is not closed, so pending too; recommended is what is pending and assigned to the user.
 */
export const ownTickets = (
  db: Kysely<Schema>,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
  { tab_eq: tab, load_id_eq: loadId }: z.output<typeof ticketFilters>,
) => {
  let tickets = db
    .selectFrom('tickets')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  if (tab === 'open') tickets = tickets.where('status', '<>', 'closed')
  if (tab === 'closed') tickets = tickets.where('status', '=', 'closed')
  if (tab === 'pending' || tab === 'recommended') tickets = tickets.where('status', '=', 'pending')
  if (tab === 'recommended') tickets = tickets.where('assignee_id', '=', userId)
  return loadId === undefined ? tickets : tickets.where('load_id', '=', loadId)
}
