import type { LoadId } from '../../load/load.ts'
import type { TicketStatus } from '../../load/ticket/ticket-status.ts'
import type { TicketTab } from '../../load/ticket/ticket-tabs.ts'
import type { Ticket, TicketId } from '../../load/ticket/ticket.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Which tickets a list shows. */
export interface TicketsParams {
  /** Recommended is what is pending and assigned to who asks. */
  readonly tab: TicketTab
  /** From 1. Left out: the first. */
  readonly page?: number
  /** Only those about one load. Left out: all. */
  readonly loadId?: LoadId
}

/** A change of a ticket: what is left out stays as it is. */
export interface UpdateTicket {
  readonly id: TicketId
  readonly status?: TicketStatus
  /** Null: nobody deals with it any more. */
  readonly assigneeId?: UserId | null
  /**
   * Who dealt with it when the asker looked; null: nobody. The change is made only if that is so still. Left out: a
   * ticket may be taken from nobody, and one's own may be handed on, but none out of another's hands.
   */
  readonly assigneeIdWas?: UserId | null
}

/** The company's tickets, which screens call alerts. Source: section 7, "Loads, tickets, notes and teams". */
export interface Tickets {
  /** One tab, the newest first, then by id; 50 a page. */
  list(params: TicketsParams, signal?: CancelSignal): Promise<Outcome<Page<Ticket>, Refusal>>
  /**
   * Changes a ticket; the answer is the ticket as it stands then. Refuses: `not-found` for another company's;
   * `invalid` at `status` for one that cannot follow, at `assigneeId` for a user whom the caller may not assign, and
   * for the whole when nothing is to be changed; `conflict` when somebody else deals with it by now, so that of two who
   * take it at once one has it.
   */
  update(params: UpdateTicket): Promise<Outcome<Ticket, Refusal>>
}
