import type {
  AssignableUser,
  Load,
  LoadId,
  LoadLog,
  Note,
  PickupDistance,
  RecentVehicleAreas,
  Team,
  TeamPerson,
  LoadAudit,
  LoadAuditLine,
  Ticket,
  TicketChange,
  TicketId,
  TicketPresence,
  TracePoint,
} from '@fairhaul/core'
import {
  aLoad,
  anAssignableUser,
  aPickupDistance,
  aTeam,
  aTeamPerson,
  aTicket,
  aTracePoint,
  aVehicleTrail,
  id,
} from '../builders/index.ts'

/** Where the trucks of one load are and were. */
export interface LoadTraceRow {
  readonly loadId: LoadId
  readonly trace: readonly TracePoint[]
  readonly recentAreas: readonly RecentVehicleAreas[]
  readonly distances: readonly PickupDistance[]
}

/** The rows of the fakes about loads. */
export interface LoadWorld {
  /** Of any company. */
  loads: Load[]
  loadLogs: LoadLog[]
  /** A load without a row was seen nowhere. */
  loadTraces: LoadTraceRow[]
  /** A ticket about a load belongs to the load's company, any other to the user's own. */
  tickets: Ticket[]
  /** What was done to tickets, in the order it was done. */
  ticketChanges: (TicketChange & { readonly ticketId: TicketId })[]
  /** Who is at which ticket; until when is for the test to say. */
  ticketPresences: TicketPresence[]
  /** The last audit of loads. Null: none was made. */
  loadAudit: LoadAudit | null
  /** What an audit finds. */
  loadAuditLines: LoadAuditLine[]
  /** The user's colleagues, whether or not tickets may be assigned to them. */
  ticketUsers: AssignableUser[]
}

/** One load in transit, seen once, with an unassigned ticket and a colleague who manages tickets. */
export const loadWorld = (): LoadWorld => ({
  loads: [aLoad()],
  loadLogs: [],
  loadTraces: [
    {
      loadId: aLoad().id,
      trace: [aTracePoint()],
      recentAreas: [aVehicleTrail()],
      distances: [aPickupDistance()],
    },
  ],
  tickets: [aTicket()],
  ticketChanges: [],
  loadAudit: null,
  loadAuditLines: [],
  ticketPresences: [],
  ticketUsers: [anAssignableUser()],
})

/** The rows of the fakes about who works together and what they write down. */
export interface TeamWorld {
  /** Everyone of the user's company who may be in a team. */
  teamPeople: TeamPerson[]
  /** Of any company. */
  teams: Team[]
  notes: Note[]
}

/** A team of two, a third person who may join it, and no note. */
export const teamWorld = (): TeamWorld => {
  const team = aTeam()
  return {
    teamPeople: [
      ...team.members.map(({ user }) => user),
      aTeamPerson({ id: id(3), fullName: 'Sam Okafor', email: 'sam@northlake.example' }),
    ],
    teams: [team],
    notes: [],
  }
}
