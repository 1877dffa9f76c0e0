import type { LoadId } from '../load/load.ts'
import type { TeamId } from '../load/team/team.ts'
import type { Ticket, TicketId } from '../load/ticket/ticket.ts'
import type { TicketDetail } from '../load/ticket/ticket-change.ts'
import type { TicketPresence } from '../load/ticket/ticket-presence.ts'
import type { TicketStatus } from '../load/ticket/ticket-status.ts'
import type { TicketCounts, TicketTab } from '../load/ticket/ticket-tabs.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { UserId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** What a list of tickets is narrowed by, besides its tab. Omitted: no filter. */
export interface TicketFilter {
  readonly loadId?: LoadId
  /** The monitor's name of a type. */
  readonly type?: string
  /** Part of the load's own number, ignoring case; the whole id of a load without one. */
  readonly load?: string
  /** Null: tickets that no one has. */
  readonly assigneeId?: UserId | null
  /** The team of the load. */
  readonly teamId?: TeamId
}

/** The request for tickets. */
export interface TicketsParams extends TicketFilter {
  /** Recommended: pending and assigned to the caller. */
  readonly tab: TicketTab
  /** From 1. Omitted: 1. */
  readonly page?: number
  /** The oldest first. Omitted: the newest first. */
  readonly isOldestFirst?: boolean
}

/** A change of a ticket: omitted fields stay as they are. */
export interface UpdateTicket {
  readonly id: TicketId
  readonly status?: TicketStatus
  /** Null: no longer assigned. */
  readonly assigneeId?: UserId | null
  /**
   * The assignee when the caller last read the ticket; null: none. The change is made only if this is still so.
   * Omitted: an unassigned ticket may be taken and one's own handed on, but another user's may not be taken.
   */
  readonly assigneeIdWas?: UserId | null
}

/** What the caller has in front of them. */
export interface AttendTickets {
  /** Null: no ticket. */
  readonly id: TicketId | null
  /** What they have just left. Null: nothing. */
  readonly leftId: TicketId | null
  /** They do something about it; else they only look at it. */
  readonly isWorking: boolean
}

/** The company's tickets, which screens call alerts. Source: section 7, "Loads, tickets, notes and teams". */
export interface Tickets {
  /** One tab, newest first by default, then by id; 50 a page. */
  list(params: TicketsParams, signal?: CancelSignal): Promise<Outcome<Page<Ticket>, Refusal>>
  /**
   * How many each tab has, narrowed. Beyond section 7: `not-found` where the monitor does not have the call.
   */
  count(params: TicketFilter, signal?: CancelSignal): Promise<Outcome<TicketCounts, Refusal>>
  /**
   * One ticket with what was done to it. Refuses: `not-found`, also for another company's, and where the monitor does not
   * have the call, which is beyond section 7.
   */
  find(params: { readonly id: TicketId }, signal?: CancelSignal): Promise<Outcome<TicketDetail, Refusal>>
  /**
   * Changes a ticket; returns the changed ticket. Refuses: `not-found` for another company's; `invalid` at `status` for
   * an impossible next status, at `assigneeId` for a user whom the caller may not assign, and for the whole request if
   * nothing is to be changed; `conflict` if someone else is assigned by now, so that of two users who take it at once
   * only one gets it.
   */
  update(params: UpdateTicket): Promise<Outcome<Ticket, Refusal>>
  /**
   * Tells which ticket the caller has in front of them, for a few seconds; returns which ones their colleagues have. Beyond
   * section 7. Refuses: `not-found` for another company's ticket, and where the monitor does not have the call.
   */
  attend(params: AttendTickets, signal?: CancelSignal): Promise<Outcome<readonly TicketPresence[], Refusal>>
}
