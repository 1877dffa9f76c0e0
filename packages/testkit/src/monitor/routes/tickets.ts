import { z } from 'zod'
import { anyScopeGuard } from '../guards/guards.ts'
import { idInBody } from '../http/fields.ts'
import { pageOf, pagingFields } from '../http/paging.ts'
import { type Route, route } from '../http/route.ts'
import { companyOf } from '../session/actor.ts'
import { ownTickets, ticketFilters, wireTicket, wireTicketOf } from '../tickets/read-tickets.ts'
import { TICKET_SCOPES, TICKET_STATUSES } from '../tickets/ticket-status.ts'
import { updateTicket } from '../tickets/update-ticket.ts'

const list = route({
  method: 'GET',
  path: 'tickets',
  summary: "The company's tickets, the newest first; recommended ones are the caller's",
  access: 'broker',
  query: z.strictObject({ q: ticketFilters.optional(), ...pagingFields }),
  answer: z.array(wireTicket),
  handle: async ({ services: { db }, actor, query }) => {
    const who = { companyId: companyOf(actor), userId: actor.user.id }
    const { rows, headers } = await pageOf(ownTickets(db, who, query.q ?? {}), query)
    return { body: rows.map(wireTicketOf), headers }
  },
})

const patch = route({
  method: 'PATCH',
  path: 'tickets/:id',
  summary: "Changes a ticket's status or assignee",
  access: 'broker',
  guards: [anyScopeGuard(TICKET_SCOPES)],
  body: z.strictObject({
    ticket: z.strictObject({
      status: z.enum(TICKET_STATUSES, 'This is not a valid status.').optional(),
      assignee_id: idInBody.nullable().optional(),
      assignee_id_was: idInBody.nullable().optional(),
    }),
  }),
  answer: wireTicket,
  handle: async ({ services: { db }, actor, params: { id }, body }) => {
    const by = { companyId: companyOf(actor), userId: actor.user.id, scopes: actor.user.scopes }
    return { body: wireTicketOf(await updateTicket(db, by, id, body.ticket)) }
  },
})

export const routes: readonly Route[] = [list, patch]
