import { TICKET_STATUSES, type Ticket } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, names, nullable, oneOf, text } from './values.ts'

/** Something that somebody has to deal with. Source: section 3, "Ticket". */
export const ticket: Reader<Ticket> = record({
  id: id<'ticket'>,
  status: oneOf(TICKET_STATUSES),
  is_type: ['type', text],
  assignee_id: nullable(id<'user'>),
  load_id: nullable(id<'load'>),
  created_at: instant,
})

/** Tickets, without those of a status that this portal does not know. */
export const tickets = listOfKnown(names('status', TICKET_STATUSES), ticket)
