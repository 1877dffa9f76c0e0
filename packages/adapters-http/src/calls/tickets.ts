import {
  emptyPage,
  TICKET_STATUSES,
  type Ticket,
  type Tickets,
  type TicketsParams,
  type UpdateTicket,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, names, nullable, oneOf, text } from '../wire/values.ts'

/** A task about a load. Source: section 3, "Ticket". */
const ticket: Reader<Ticket> = record({
  id: id<'ticket'>,
  status: oneOf(TICKET_STATUSES),
  is_type: ['type', text],
  assignee_id: nullable(id<'user'>),
  load_id: nullable(id<'load'>),
  created_at: instant,
})

/** Tickets, without those of a status that this portal does not know. */
const tickets = listOfKnown(names('status', TICKET_STATUSES), ticket)

/** Source: section 7, "Loads, tickets, notes and teams". */
export const ticketCalls = {
  /** Section 8: a failed list of alerts is empty. Only a refusal by the monitor is returned as a refusal. */
  list: call({
    route: 'GET tickets',
    query: (params: TicketsParams) => ({
      q: { tab_eq: params.tab, load_id_eq: params.loadId },
      ...paged(params),
    }),
    fields: { 'q.load_id_eq': 'loadId', page: 'page' },
    read: pageOf(tickets),
    onFailure: () => emptyPage<Ticket>(),
  }),
  /** 409: someone else took it first. */
  update: call({
    route: 'PATCH tickets/:id',
    path: (params: UpdateTicket) => ({ id: params.id }),
    body: params => ({
      ticket: {
        status: params.status,
        assignee_id: params.assigneeId,
        assignee_id_was: params.assigneeIdWas,
      },
    }),
    handled: [401, 403, 404, 409, 422],
    fields: {
      'ticket.status': 'status',
      'ticket.assignee_id': 'assigneeId',
      'ticket.assignee_id_was': 'assigneeIdWas',
    },
    read: one(ticket),
  }),
}

export const httpTickets = (http: Http): Tickets => bindCalls(http, ticketCalls)
