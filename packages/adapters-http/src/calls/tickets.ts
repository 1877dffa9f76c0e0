import {
  type AttendTickets,
  CAUSE_ENDS,
  LOAD_STATUSES,
  type Load,
  STOP_KINDS,
  TICKET_STATUSES,
  type Ticket,
  type TicketCause,
  type TicketChange,
  type TicketCounts,
  type TicketDetail,
  type TicketFilter,
  type TicketId,
  type TicketPresence,
  type Tickets,
  type TicketsParams,
  TIE_REASONS,
  TRACKING_STATUSES,
  type UpdateTicket,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { identityTie } from '../wire/carrier.ts'
import { assessedRule } from '../wire/decision-rule.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import {
  calendarDate,
  count,
  id,
  instant,
  isOneOf,
  names,
  nullable,
  oneOf,
  optional,
  text,
  yesNo,
} from '../wire/values.ts'
import { load } from './loads.ts'

const isKnownLoad = [names('status', LOAD_STATUSES), names('tracking_status', TRACKING_STATUSES)]

/** The load of a ticket. Null: of a status that this portal does not know, so that the ticket is still listed. */
const loadOfTicket: Reader<Load | null> = value =>
  isKnownLoad.every(isKnown => isKnown(value)) ? load(value) : null

const stop = record({
  id: id<'load-stop'>,
  is_type: ['kind', oneOf(STOP_KINDS)],
  window_ends_at: instant,
})

/** A word; null for one that this portal does not know. */
const known =
  <const Word extends string>(terms: readonly Word[]): Reader<Word | null> =>
  value =>
    isOneOf(terms, value) ? value : null

const isKnownTie = names('is_type', TIE_REASONS)

/** Why a load raised a ticket. What this portal does not know of it is left out. */
const cause: Reader<TicketCause> = record({
  carrier: nullable(record({ id: id<'carrier'>, legal_name: nullable(text) })),
  on: nullable(calendarDate),
  rules: list(
    record({
      rule: assessedRule,
      changes_on: nullable(calendarDate),
      override_ended_on: nullable(calendarDate),
    }),
  ),
  ties: listOfKnown(isKnownTie, identityTie),
  contact: nullable(record({ is_type: ['type', text], was: text })),
  act: nullable(record({ at: nullable(instant), by: nullable(text), notes: nullable(text) })),
  stop: nullable(stop),
  tracking_status: known(TRACKING_STATUSES),
  recipient: nullable(
    record({ address: text, resembles: text, carrier_id: id<'carrier'>, legal_name: text }),
  ),
  is_hidden: yesNo,
  ended_at: nullable(instant),
  ended_as: known(CAUSE_ENDS),
})

/** A task about a load. Source: section 3, "Ticket". */
const ticket: Reader<Ticket> = record({
  id: id<'ticket'>,
  status: oneOf(TICKET_STATUSES),
  is_type: ['type', text],
  assignee_id: nullable(id<'user'>),
  assignee_name: optional(text),
  load_id: nullable(id<'load'>),
  load: optional(loadOfTicket),
  created_at: instant,
  cause: optional(cause),
})

/** Tickets, without those of a status that this portal does not know. */
export const tickets = listOfKnown(names('status', TICKET_STATUSES), ticket)

const sentChange = record({
  id: id<'ticket-change'>,
  user_name: nullable(text),
  is_by_cause: optional(yesNo),
  status_was: oneOf(TICKET_STATUSES),
  status: oneOf(TICKET_STATUSES),
  assignee_was_id: nullable(id<'user'>),
  assignee_was_name: nullable(text),
  assignee_id: nullable(id<'user'>),
  assignee_name: nullable(text),
  created_at: instant,
})

const change: Reader<TicketChange> = value => {
  const sent = sentChange(value)
  return { ...sent, isByCause: sent.isByCause === true }
}

const detail: Reader<TicketDetail> = record({
  ticket,
  changes: listOfKnown(
    row => names('status', TICKET_STATUSES)(row) && names('status_was', TICKET_STATUSES)(row),
    change,
  ),
})

const sentCounts = record({
  open: count,
  closed: count,
  pending: count,
  recommended: count,
  types: list(text),
})

const counts: Reader<TicketCounts> = value => {
  const { types, ...tabs } = sentCounts(value)
  return { tabs, types }
}

const presence: Reader<TicketPresence> = record({
  ticket_id: id<'ticket'>,
  user_id: id<'user'>,
  user_name: nullable(text),
  is_working: yesNo,
})

/** No one is a filter of its own on the wire. */
const narrowing = ({ loadId, type, load: number, assigneeId, teamId }: TicketFilter) => ({
  load_id_eq: loadId,
  is_type_eq: type,
  load_cont: number,
  assignee_id_eq: assigneeId,
  assignee_id_null: assigneeId === null ? true : undefined,
  team_id_eq: teamId,
})

/** Source: section 7, "Loads, tickets, notes and teams". */
export const ticketCalls = {
  list: call({
    route: 'GET tickets',
    query: (params: TicketsParams) => ({
      q: {
        tab_eq: params.tab,
        ...narrowing(params),
        s: params.isOldestFirst === true ? 'created_at asc' : undefined,
      },
      ...paged(params),
    }),
    fields: { 'q.load_id_eq': 'loadId', page: 'page' },
    read: pageOf(tickets),
  }),
  count: call({
    route: 'GET tickets/counts',
    query: (params: TicketFilter) => ({ q: narrowing(params) }),
    read: one(counts),
  }),
  find: call({
    route: 'GET tickets/:id',
    path: (params: { readonly id: TicketId }) => ({ id: params.id }),
    read: one(detail),
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
  attend: call({
    route: 'POST ticket_presences',
    body: (params: AttendTickets) => ({
      presence: { ticket_id: params.id, left_ticket_id: params.leftId, is_working: params.isWorking },
    }),
    read: one(list(presence)),
  }),
}

export const httpTickets = (http: Http): Tickets => bindCalls(http, ticketCalls)
