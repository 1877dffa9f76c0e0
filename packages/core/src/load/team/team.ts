import type { CompanyId, Id, UserId } from '../../shared/ids.ts'

/** The monitor's number of one team. */
export type TeamId = Id<'team'>

/** The monitor's number of one membership: that a user is in a team. It is not the user's own. */
export type TeamUserId = Id<'team-user'>

/** Somebody who is in a team or may be. */
export interface TeamPerson {
  readonly id: UserId
  /** Null: not on record; they go by their address. */
  readonly fullName: string | null
  readonly email: string
}

/** That a person is in a team. Source: section 3, "Team". */
export interface TeamUser {
  readonly id: TeamUserId
  readonly user: TeamPerson
}

/** People of a company who look after loads together. Source: section 3, "Team". */
export interface Team {
  readonly id: TeamId
  readonly companyId: CompanyId
  /** Choice: a team is known by its name, which the list of fields leaves out. */
  readonly name: string
  readonly members: readonly TeamUser[]
}
