import type { LoadId, Load } from '../load/load.ts'
import type { LoadLog } from '../load/log/load-log.ts'
import type { LogEvent } from '../load/log/log-event-problems.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'

import type { PickupDistance } from '../load/tracking/pickup-distance.ts'
import type { RecentVehicleAreas, TracePoint } from '../load/tracking/vehicle-trace.ts'

import type { CarrierVehicleId } from '../carrier/vehicle/carrier-vehicle.ts'
import type { LoadStatus } from '../load/load-status.ts'
import type { LoadTab } from '../load/load-tabs.ts'

import type { TeamId, Team, TeamUser } from '../load/team/team.ts'
import type { TrackingStatus } from '../load/tracking/tracking-status.ts'

import type { Page } from '../shared/page.ts'

import type { Note, NoteSubject } from '../load/note/note.ts'

import type { TeamEdits } from '../load/team/team-edits.ts'

import type { CompanyId, UserId } from '../shared/ids.ts'

import type { TicketStatus } from '../load/ticket/ticket-status.ts'
import type { TicketTab } from '../load/ticket/ticket-tabs.ts'
import type { Ticket, TicketId } from '../load/ticket/ticket.ts'

/** An event to be logged for a load. */
export interface CreateLoadLog extends LogEvent {
  readonly loadId: LoadId
}

/** What happened to a load. Source: section 7, "Loads, tickets, notes and teams". */
export interface LoadLogs {
  /**
   * All logs of a load, the newest first. An answer without data is thrown as a failure, never shown as no logs.
   * Source: section 5, "Load logs".
   */
  list(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly LoadLog[], Refusal>>
  /**
   * Logs an event at a stop and moves the load on: the last delivery delivers it and ends its tracking; any other event
   * puts an available or covered load in progress. The same event at the same instant, sent twice, is the first one.
   *
   * Refuses: `not-found` for a load that is not the company's; `invalid` at `stopId`, `kind` or `occurredAt`.
   * Choice: what leads from status to status is not told; a cancelled load stays so. Source: section 5, "Load logs".
   */
  create(params: CreateLoadLog): Promise<Outcome<LoadLog, Refusal>>
}

/**
 * Where the trucks of a load are and were. Every method refuses with `not-found` for a load of another company.
 * Source: section 7, "Loads, tickets, notes and teams".
 */
export interface LoadTraces {
  /** The areas that the load's truck was seen in, the oldest first. Empty: it was seen nowhere, or there is none. */
  trace(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TracePoint[], Refusal>>
  /** The areas that each truck of the carrier was seen in lately, by the truck's id; each truck's oldest first. */
  recentAreas(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly RecentVehicleAreas[], Refusal>>
  /** How far each truck of the carrier is from the load's pickup, in miles, the nearest first. */
  distancesToPickup(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly PickupDistance[], Refusal>>
}

/** What narrows a list of loads. What is left out narrows nothing; null asks for loads without it. */
export interface LoadFilter {
  readonly status?: LoadStatus
  readonly trackingStatus?: TrackingStatus
  readonly teamId?: TeamId | null
  readonly carrierVehicleId?: CarrierVehicleId | null
}

/** Which loads a list shows. A search looks at all loads, whatever their status; every other tab at its own. */
export type LoadsParams = {
  /** From 1. Left out: the first. */
  readonly page?: number
  readonly filter?: LoadFilter
} & (
  | { readonly tab: Exclude<LoadTab, 'search-result'> }
  | {
      readonly tab: 'search-result'
      /** Found in the load's own number, in any case. Empty: finds nothing, never everything. */
      readonly search: string
    }
)

/** A change of a load: what is left out stays as it is; null takes it away. */
export interface UpdateLoad {
  readonly id: LoadId
  readonly status?: LoadStatus
  readonly teamId?: TeamId | null
  readonly carrierVehicleId?: CarrierVehicleId | null
}

/** The company's loads. Source: section 7, "Loads, tickets, notes and teams". */
export interface Loads {
  /** One tab, the newest load first, by id; 50 a page. Exceptions are decided by the server's own clock. */
  list(params: LoadsParams, signal?: CancelSignal): Promise<Outcome<Page<Load>, Refusal>>
  /** One load with its stops. Refuses: `not-found` for a load of another company too. */
  find(params: { readonly id: LoadId }, signal?: CancelSignal): Promise<Outcome<Load, Refusal>>
  /**
   * Changes a load; the answer is the load as it stands then. Refuses: `not-found`; `invalid` at `teamId` for a team
   * that is not the company's, and for the whole when nothing is to be changed.
   */
  update(params: UpdateLoad): Promise<Outcome<Load, Refusal>>
}

/** What the company wrote down. Source: section 7, "Loads, tickets, notes and teams". */
export interface Notes {
  /** Those about one carrier or one load, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly subject: NoteSubject; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Note>, Refusal>>
  /** Refuses: `invalid` on `text`, `not-found` for a subject that is not there or not theirs. */
  create(params: { readonly subject: NoteSubject; readonly text: string }): Promise<Outcome<Note, Refusal>>
}

/** Who looks after loads together. Source: section 7, "Loads, tickets, notes and teams". */
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
   * Adds and removes in one go, all or nothing.
   *
   * Refuses: `invalid` on `additions` for somebody of another company or in the team already, on `removals` for a
   * membership that is not the team's.
   */
  editMembers(params: { readonly id: TeamId; readonly edits: TeamEdits }): Promise<Outcome<Team, Refusal>>
  /** The members whose name or address contains the search, in any case; all of them without one. By id. */
  members(
    params: { readonly id: TeamId; readonly search?: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TeamUser[], Refusal>>
}

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
