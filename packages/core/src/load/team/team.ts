import type { CompanyId, Id, UserId } from '../../shared/ids.ts'

/** The monitor's number of one team. */
export type TeamId = Id<'team'>

/** The monitor's number of one membership of a user in a team. It is not the user's id. */
export type TeamUserId = Id<'team-user'>

/** A member, or possible member, of a team. */
export interface TeamPerson {
  readonly id: UserId
  /** Null: not on record; the e-mail address is shown instead. */
  readonly fullName: string | null
  readonly email: string
}

/** The membership of a user. Source: section 3, "Team". */
export interface TeamUser {
  readonly id: TeamUserId
  readonly user: TeamPerson
}

/** Users of a company who manage loads together. Source: section 3, "Team". */
export interface Team {
  readonly id: TeamId
  readonly companyId: CompanyId
  /** Choice: a team has a name, although the specification's list of fields omits it. */
  readonly name: string
  readonly members: readonly TeamUser[]
}
