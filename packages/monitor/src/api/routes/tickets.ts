import { z } from 'zod'
import { anyScopeGuard } from '../../http/guards/guards.ts'
import { flagInBody, idInBody } from '../../http/fields.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { refreshAlerts } from '../../freight/alerts/refresh-alerts.ts'
import {
  countTickets,
  ownTickets,
  readTicket,
  wireTicket,
  wireTicketCounts,
  wireTicketDetail,
  wireTickets,
} from '../../freight/tickets/read-tickets.ts'
import {
  ticketFilters,
  ticketNarrowing,
  ticketReaderOf as readerOf,
} from '../../freight/tickets/ticket-filters.ts'
import { attend, wirePresence } from '../../freight/tickets/ticket-presences.ts'
import { TICKET_SCOPES, TICKET_STATUSES } from '../../freight/tickets/ticket-status.ts'
import { updateTicket } from '../../freight/tickets/update-ticket.ts'

const list = route({
  method: 'GET',
  path: 'tickets',
  summary: "The company's tickets, the newest first; recommended ones are the caller's",
  access: 'broker',
  query: z.strictObject({ q: ticketFilters.optional(), ...pagingFields }),
  answer: z.array(wireTicket),
  handle: async ({ services, actor, query, signal }) => {
    await refreshAlerts(services, companyOf(actor), signal)
    const { rows, headers } = await pageOf(ownTickets(services.db, readerOf(actor), query.q ?? {}), query)
    return { body: await wireTickets(services, actor, rows), headers }
  },
})

/** Beyond section 7: the counts on the tabs. */
const counts = route({
  method: 'GET',
  path: 'tickets/counts',
  summary: 'How many tickets are in each tab, and which types the company has',
  access: 'broker',
  query: z.strictObject({ q: ticketNarrowing.optional() }),
  answer: wireTicketCounts,
  handle: async ({ services, actor, query, signal }) => {
    await refreshAlerts(services, companyOf(actor), signal)
    return { body: await countTickets(services.db, readerOf(actor), query.q ?? {}) }
  },
})

/** Beyond section 7: one ticket, also one that is on no page that the caller has. */
const one = route({
  method: 'GET',
  path: 'tickets/:id',
  summary: 'One ticket with what was done to it',
  access: 'broker',
  answer: wireTicketDetail,
  handle: async ({ services, actor, params: { id }, signal }) => {
    await refreshAlerts(services, companyOf(actor), signal)
    return { body: await readTicket(services, actor, id) }
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
  handle: async ({ services, actor, params: { id }, body }) => {
    const by = { ...readerOf(actor), scopes: actor.user.scopes }
    await updateTicket(services.db, by, id, body.ticket, services.clock.now())
    return { body: (await readTicket(services, actor, id)).ticket }
  },
})

/** Beyond section 7: who is at which ticket. */
const presences = route({
  method: 'POST',
  path: 'ticket_presences',
  summary: 'Tells that the caller is at a ticket, and answers who else of the company is at which',
  access: 'broker',
  body: z.strictObject({
    presence: z.strictObject({
      ticket_id: idInBody.nullable(),
      left_ticket_id: idInBody.nullable(),
      is_working: flagInBody,
    }),
  }),
  answer: z.array(wirePresence),
  handle: async ({ services: { db, clock }, actor, body }) => ({
    body: await attend(db, readerOf(actor), body.presence, clock.now()),
  }),
})

export const routes: readonly Route[] = [list, counts, one, patch, presences]
