import type { Note, Team, TeamPerson } from '@fairhaul/core'
import { aTeam, aTeamPerson, id } from '../../builders/index.ts'

/** The rows of the fakes about who works together and what they write down. */
export interface TeamWorld {
  /** Everybody of the user's company who may be in a team. */
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
