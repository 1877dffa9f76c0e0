import type { CarrierVehicleId } from '../carrier/vehicle/carrier-vehicle.ts'
import type { StoredWith } from '../decision/stored-record-link.ts'
import type { Load, LoadId } from '../load/load.ts'
import type { LoadEntry, LoadEntryResult } from '../load/entry/load-entry.ts'
import type { LoadSort } from '../load/load-sort.ts'
import type { LoadStatus } from '../load/load-status.ts'
import type { LoadTab } from '../load/load-tabs.ts'
import type { LoadLog } from '../load/log/load-log.ts'
import type { LogEvent } from '../load/log/log-event-problems.ts'
import type { Note, NoteId, NoteMention, NoteSubject } from '../load/note/note.ts'
import type { WaitingMention } from '../load/note/waiting-mention.ts'
import type { Team, TeamId, TeamUser } from '../load/team/team.ts'
import type { TeamEdits } from '../load/team/team-edits.ts'
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
  /** Beyond section 7. Omitted or null: the newest load first. */
  readonly sort?: LoadSort | null
} & (
  | { readonly tab: Exclude<LoadTab, 'search-result'> }
  | {
      readonly tab: 'search-result'
      /** Part of the load's own number, ignoring case. Empty: finds nothing, never everything. */
      readonly search: string
    }
)

/** The request for the counts of all tabs of loads. */
export interface LoadCountsParams {
  readonly filter?: LoadFilter
  /** The text of the search result tab. Omitted or empty: that tab has none. */
  readonly search?: string
}

/** What a user may change of a load. */
export type LoadEdits = Partial<Pick<Load, 'status' | 'teamId' | 'carrierVehicleId'>>

/** A change of a load: omitted fields stay as they are; null removes the value. */
export interface UpdateLoad {
  readonly id: LoadId
  readonly status?: LoadStatus
  readonly teamId?: TeamId | null
  readonly carrierVehicleId?: CarrierVehicleId | null
  /**
   * What the user saw of the load. The change is made only if this is still so. Omitted: it is made in any state, as by
   * a monitor that does not know it.
   */
  readonly seen?: LoadEdits
}

/** A load after a change. A record is kept as another truck is put on it. */
export type ChangedLoad = Load & StoredWith

/** The company's loads. Source: section 7, "Loads, tickets, notes and teams". */
export interface Loads {
  /**
   * One tab, the newest load first, by id, or as sorted; 50 a page. The server's clock decides about exceptions. A list
   * that fails is thrown; `freightListOf` shows it as empty.
   */
  list(params: LoadsParams, signal?: CancelSignal): Promise<Outcome<Page<Load>, Refusal>>
  /**
   * `GET loads/counts`: how many loads each tab has, in one request. Refuses: `not-found` from a monitor without this
   * call. Source: section 2, "Load tabs"; the call is ours.
   */
  countTabs(
    params: LoadCountsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Readonly<Record<LoadTab, number>>, Refusal>>
  /** One load with its stops. Refuses: `not-found`, also for another company's load. */
  find(params: { readonly id: LoadId }, signal?: CancelSignal): Promise<Outcome<Load, Refusal>>
  /**
   * Changes a load; returns the changed load. Refuses: `not-found`; `invalid` at `teamId` for a team of another
   * company, and for the whole request if nothing is to be changed; `conflict` if what the user saw has changed.
   */
  update(params: UpdateLoad): Promise<Outcome<ChangedLoad, Refusal>>
}

/**
 * Loads that come in by their own number, from another system, a list or a form: a capability beyond section 7. A load of
 * another company with the same number is another load.
 *
 * Source: section 3, "Loads of one's own".
 */
export interface LoadsByNumber {
  /**
   * What would become of up to 500 loads, in the order given; nothing is written. Refuses: `not-found` from a monitor
   * without this call; `invalid` for more than 500.
   */
  check(
    params: { readonly loads: readonly LoadEntry[] },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly LoadEntryResult[], Refusal>>
  /**
   * Brings up to 500 loads in, in the order given: each is new, changed in what is named, unchanged, or refused alone.
   * Refuses: as `check`.
   */
  put(params: { readonly loads: readonly LoadEntry[] }): Promise<Outcome<readonly LoadEntryResult[], Refusal>>
  /** Brings one load in. Refuses: `invalid` by field, in the names of `loadFieldText`. */
  putOne(params: { readonly load: LoadEntry }): Promise<Outcome<LoadEntryResult, Refusal>>
}

/** The company's notes. Source: section 7, "Loads, tickets, notes and teams". */
export interface Notes {
  /** Notes about one carrier or one load, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly subject: NoteSubject; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Note>, Refusal>>
  /** Refuses: `invalid` on `text`, `not-found` for an unknown subject or one of another company. */
  create(params: CreateNote): Promise<Outcome<Note, Refusal>>
  /**
   * Adds a note that mentions people of the company: it waits for each of them until they open it.
   *
   * Refuses: as `create`, and `invalid` on `mentioned` for no one, for more than 20 and for someone who is not of the
   * company. Choice: a call of ours; a monitor without it answers `not-found` here and to `waiting`.
   */
  mention(params: CreateNote & { readonly mentioned: readonly UserId[] }): Promise<Outcome<Note, Refusal>>
  /** The notes that mention the user and that they have not opened, 50 a page, newest first, id as the last key. */
  waiting(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<WaitingMention>, Refusal>>
  /** Marks a note that mentions the user as opened by them. Refuses: `not-found` for a note that does not. */
  markSeen(params: { readonly id: NoteId }): Promise<Outcome<NoteMention, Refusal>>
}

/** A new note. */
export interface CreateNote {
  readonly subject: NoteSubject
  readonly text: string
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
