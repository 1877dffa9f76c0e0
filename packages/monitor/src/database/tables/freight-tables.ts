import type { Generated } from 'kysely'
import type { Id, Instant, InstantByDefault } from './columns.ts'

/** Source: section 4, "Load status". */
export type LoadStatus =
  | 'available'
  | 'covered'
  | 'progress'
  | 'delayed'
  | 'delivered'
  | 'cancelled'
  | 'assumed_delivered'
/** Source: section 4, "Tracking status". */
export type TrackingStatus =
  | 'tracking'
  | 'not_started'
  | 'no_eld_connection'
  | 'tracking_interrupted'
  | 'terminated'
  | 'ended'
  | 'unable_to_track'
  | 'not_eligible'
/** Source: section 4, "Ticket status". */
export type TicketStatus = 'new' | 'in_progress' | 'escalated' | 'pending' | 'closed'

export interface TeamsTable {
  id: Id
  company_id: number
  name: string
  created_at: InstantByDefault
}

/** A user's membership in a team; at most one row a team and user. */
export interface TeamUsersTable {
  id: Id
  team_id: number
  user_id: number
  created_at: InstantByDefault
}

export interface LoadsTable {
  id: Id
  company_id: number
  /** The number it has in the broker's own system. */
  external_load_number: string | null
  status: Generated<LoadStatus>
  tracking_status: Generated<TrackingStatus>
  /** Miles that are paid for. Null: not on record. */
  billable_miles: number | null
  /** The user it is assigned to. Null: unassigned. */
  carrier_id: number | null
  carrier_vehicle_id: number | null
  team_id: number | null
  created_at: InstantByDefault
}

/** A place of a load's journey. Its window was agreed in its own time zone and is stored as instants. */
export interface LoadStopsTable {
  id: Id
  load_id: number
  is_type: 'pickup' | 'delivery'
  sequence: number
  latitude: number | null
  longitude: number | null
  state: string | null
  postal_code: string | null
  window_starts_at: Instant | null
  window_ends_at: Instant | null
  /** Its name in the IANA list, `America/Chicago`. */
  time_zone: string | null
}

/** Something that happened to a load. The same event of a stop at the same instant is one row. */
export interface LoadLogsTable {
  id: Id
  load_id: number
  /** Null: it did not happen at a stop. */
  stop_id: number | null
  /** One of the four that users log, or any other name from a tracking provider. */
  is_type: string
  occurred_at: Instant
  external_message: string | null
  /** The user who logged it. Null: no user did, or the user was removed. */
  user_id: number | null
  created_at: InstantByDefault
}

export interface TicketsTable {
  id: Id
  company_id: number
  /** Null: it is not about a load. */
  load_id: number | null
  /** Null: it is not about a rate confirmation. An open ticket flags one. */
  rate_confirmation_id: Generated<number | null>
  is_type: string
  status: Generated<TicketStatus>
  /** Null: unassigned. */
  assignee_id: number | null
  created_at: InstantByDefault
}

/** One change of a ticket, as it was made. Users are no references: what they did outlives them. */
export interface TicketChangesTable {
  id: Id
  ticket_id: number
  user_id: number
  status_was: TicketStatus
  status: TicketStatus
  /** Null: no one. */
  assignee_was_id: number | null
  assignee_id: number | null
  created_at: InstantByDefault
}

/** That a user has a ticket in front of them; it is no longer so some seconds after it was last seen. */
export interface TicketPresencesTable {
  user_id: number
  ticket_id: number
  is_working: boolean
  seen_at: Instant
}

/** About a load when notable_id is there, else about a carrier. */
export interface NotesTable {
  id: Id
  company_id: number
  carrier_id: number | null
  notable_id: number | null
  text: string
  /** Not a reference: a note outlives its author. */
  user_id: number
  created_at: InstantByDefault
}

/** That a note mentions a user of its company. */
export interface NoteMentionsTable {
  id: Id
  note_id: number
  user_id: number
  /** When the user opened the note. Null: it waits for them. */
  seen_at: Instant | null
}

export interface FreightTables {
  teams: TeamsTable
  team_users: TeamUsersTable
  loads: LoadsTable
  load_stops: LoadStopsTable
  load_logs: LoadLogsTable
  tickets: TicketsTable
  ticket_changes: TicketChangesTable
  ticket_presences: TicketPresencesTable
  notes: NotesTable
  note_mentions: NoteMentionsTable
}
