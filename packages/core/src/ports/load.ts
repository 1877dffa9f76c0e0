import type { CarrierVehicleId } from '../carrier/vehicle/carrier-vehicle.ts'
import type { Load, LoadId } from '../load/load.ts'
import type { LoadStatus } from '../load/load-status.ts'
import type { LoadTab } from '../load/load-tabs.ts'
import type { LoadLog } from '../load/log/load-log.ts'
import type { LogEvent } from '../load/log/log-event-problems.ts'
import type { Note, NoteSubject } from '../load/note/note.ts'
import type { Team, TeamId, TeamUser } from '../load/team/team.ts'
import type { TeamEdits } from '../load/team/team-edits.ts'
import type { Ticket, TicketId } from '../load/ticket/ticket.ts'
import type { TicketStatus } from '../load/ticket/ticket-status.ts'
import type { TicketTab } from '../load/ticket/ticket-tabs.ts'
import type { PickupDistance } from '../load/tracking/pickup-distance.ts'
import type { TrackingStatus } from '../load/tracking/tracking-status.ts'
import type { RecentVehicleAreas, TracePoint } from '../load/tracking/vehicle-trace.ts'
import type { CancelSignal } from '../shared/cancel.ts'

import type { CompanyId, UserId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** An event to log for a load. */
export interface CreateLoadLog extends LogEvent {
  readonly loadId: LoadId
}

/** The logs of a load. Source: section 7, "Loads, tickets, notes and teams". */
export interface LoadLogs {
  /**
   * All logs of a load, newest first. A response without data is thrown as a failure, never shown as no logs.
   * Source: section 5, "Load logs".
   */
  list(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly LoadLog[], Refusal>>
  /**
   * Logs an event at a stop and updates the load: the last delivery delivers it and ends its tracking; any other event
   * puts an available or covered load in progress. Repeating the same event at the same instant returns the first one.
   *
   * Refuses: `not-found` for a load that is not the company's; `invalid` at `stopId`, `kind` or `occurredAt`.
   * Choice: the specification does not define the status transitions; a cancelled load stays cancelled.
   * Source: section 5, "Load logs".
   */
  create(params: CreateLoadLog): Promise<Outcome<LoadLog, Refusal>>
}

/**
 * The current and past positions of a load's trucks. Every method refuses with `not-found` for a load of another
 * company.
 * Source: section 7, "Loads, tickets, notes and teams".
 */
export interface LoadTraces {
  /** The areas in which the load's truck was seen, oldest first. Empty: it was not seen, or there is none. */
  trace(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TracePoint[], Refusal>>
  /** The areas in which each truck of the carrier was recently seen, by truck id; each truck's oldest first. */
  recentAreas(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly RecentVehicleAreas[], Refusal>>
  /** The distance of each truck of the carrier from the load's pickup, in miles, nearest first. */
  distancesToPickup(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly PickupDistance[], Refusal>>
}

/** The filters of a list of loads. Omitted: no filter; null: loads without a value. */
export interface LoadFilter {
  readonly status?: LoadStatus
  readonly trackingStatus?: TrackingStatus
  readonly teamId?: TeamId | null
  readonly carrierVehicleId?: CarrierVehicleId | null
}

/** The request for loads. The search tab covers all loads, whatever their status; every other tab its own. */
export type LoadsParams = {
  /** From 1. Omitted: 1. */
  readonly page?: number
  readonly filter?: LoadFilter
} & (
  | { readonly tab: Exclude<LoadTab, 'search-result'> }
  | {
      readonly tab: 'search-result'
      /** Part of the load's own number, ignoring case. Empty: finds nothing, never everything. */
      readonly search: string
    }
)

/** A change of a load: omitted fields stay as they are; null removes the value. */
export interface UpdateLoad {
  readonly id: LoadId
  readonly status?: LoadStatus
  readonly teamId?: TeamId | null
  readonly carrierVehicleId?: CarrierVehicleId | null
}

/** The company's loads. Source: section 7, "Loads, tickets, notes and teams". */
export interface Loads {
  /** One tab, the newest load first, by id; 50 a page. The server's clock decides about exceptions. */
  list(params: LoadsParams, signal?: CancelSignal): Promise<Outcome<Page<Load>, Refusal>>
  /** One load with its stops. Refuses: `not-found`, also for another company's load. */
  find(params: { readonly id: LoadId }, signal?: CancelSignal): Promise<Outcome<Load, Refusal>>
  /**
   * Changes a load; returns the changed load. Refuses: `not-found`; `invalid` at `teamId` for a team of another
   * company, and for the whole request if nothing is to be changed.
   */
  update(params: UpdateLoad): Promise<Outcome<Load, Refusal>>
}

/** The company's notes. Source: section 7, "Loads, tickets, notes and teams". */
export interface Notes {
  /** Notes about one carrier or one load, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly subject: NoteSubject; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Note>, Refusal>>
  /** Refuses: `invalid` on `text`, `not-found` for an unknown subject or one of another company. */
  create(params: { readonly subject: NoteSubject; readonly text: string }): Promise<Outcome<Note, Refusal>>
}

/** The company's teams. Source: section 7, "Loads, tickets, notes and teams". */
export interface Teams {
  /**
   * A company's teams, 50 a page, by name, id as the last key.
   *
   * Refuses: `not-found` for another company. Source: section 9, "Page sizes".
   */
  list(
    params: { readonly companyId: CompanyId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Team>, Refusal>>
  /** One team with its members. Refuses: `not-found` for another company's. */
  find(params: { readonly id: TeamId }, signal?: CancelSignal): Promise<Outcome<Team, Refusal>>
  /**
   * Adds and removes in one request, all or nothing.
   *
   * Refuses: `invalid` on `additions` for a user of another company or already in the team, on `removals` for a
   * membership of another team.
   */
  editMembers(params: { readonly id: TeamId; readonly edits: TeamEdits }): Promise<Outcome<Team, Refusal>>
  /** The members whose name or address contains the search, ignoring case; all without a search. By id. */
  members(
    params: { readonly id: TeamId; readonly search?: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TeamUser[], Refusal>>
}

/** The request for tickets. */
export interface TicketsParams {
  /** Recommended: pending and assigned to the caller. */
  readonly tab: TicketTab
  /** From 1. Omitted: 1. */
  readonly page?: number
  /** Only tickets about one load. Omitted: all. */
  readonly loadId?: LoadId
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

/** The company's tickets, which screens call alerts. Source: section 7, "Loads, tickets, notes and teams". */
export interface Tickets {
  /** One tab, newest first, then by id; 50 a page. */
  list(params: TicketsParams, signal?: CancelSignal): Promise<Outcome<Page<Ticket>, Refusal>>
  /**
   * Changes a ticket; returns the changed ticket. Refuses: `not-found` for another company's; `invalid` at `status` for
   * an impossible next status, at `assigneeId` for a user whom the caller may not assign, and for the whole request if
   * nothing is to be changed; `conflict` if someone else is assigned by now, so that of two users who take it at once
   * only one gets it.
   */
  update(params: UpdateTicket): Promise<Outcome<Ticket, Refusal>>
}
