import type { LoadAuditLine, Ticket, TicketCause, TicketChange, TicketPresence } from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { aLoad } from './load-builders.ts'

/** A new, unassigned ticket about a load. */
export const aTicket = builder<Ticket>({
  id: id(81),
  status: 'new',
  type: 'late_arrival',
  assigneeId: null,
  assigneeName: null,
  loadId: id(17),
  load: aLoad(),
  createdAt: '2026-11-21T16:05:00.000Z',
  cause: null,
})

/** A carrier whose coverage is too little. */
export const aTicketCause = builder<TicketCause>({
  carrier: { id: id(7), legalName: 'PRAIRIE WREN LLC' },
  on: null,
  rules: [],
  ties: [],
  contact: null,
  act: null,
  stop: null,
  trackingStatus: null,
  recipient: null,
  isHidden: false,
  endedAt: null,
  endedAs: null,
})

/** A carrier that failed when it got the usual load. */
export const aLoadAuditLine = builder<LoadAuditLine>({
  id: id(41),
  kind: 'refused_at_tender',
  load: { id: id(17), externalNumber: 'NL-20841', status: 'progress' },
  carrier: { id: id(7), legalName: 'PRAIRIE WREN LLC' },
  since: '2026-11-20T08:00:00.000Z',
  policyVersion: 3,
  rules: [],
  hiddenRules: 0,
  decisionRecordId: null,
  foundAt: '2026-11-21T00:00:10.000Z',
})

/** Mara took a new ticket. */
export const aTicketChange = builder<TicketChange>({
  id: id(91),
  userName: 'Mara Quist',
  isByCause: false,
  statusWas: 'new',
  status: 'in_progress',
  assigneeWasId: null,
  assigneeWasName: null,
  assigneeId: id(4),
  assigneeName: 'Mara Quist',
  createdAt: '2026-11-21T16:10:00.000Z',
})

/** Mara looks at the ticket. */
export const aTicketPresence = builder<TicketPresence>({
  ticketId: id(81),
  userId: id(4),
  userName: 'Mara Quist',
  isWorking: false,
})
