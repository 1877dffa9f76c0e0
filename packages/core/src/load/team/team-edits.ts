import type { UserId } from '../../shared/ids.ts'
import type { TeamDraft } from './team-draft.ts'
import type { Team, TeamUserId } from './team.ts'

/**
 * What a team's draft asks of the server. Each entry is one entry of the nested attributes and each of those is one
 * here: an addition names a user and nothing else, a removal names a membership that is to be destroyed. The word for
 * that belongs to whoever speaks to the server.
 *
 * Source: section 3, "Team".
 */
export interface TeamEdits {
  /** Users who join, lowest id first, none twice. */
  readonly additions: readonly UserId[]
  /** Memberships that end, lowest id first, none twice. */
  readonly removals: readonly TeamUserId[]
}

const lowestFirst = <Id extends number>(ids: readonly Id[]): readonly Id[] =>
  ids.toSorted((one, other) => one - other)

/**
 * The edits of a draft: the difference between the team and the draft, whatever the steps on the way were.
 *
 * Empty: no additions and no removals when nothing has changed in the end. A user who is in the team more than once
 * leaves with each membership. Source: section 3, "Team".
 */
export const teamEdits = ({ team, added, removed }: TeamDraft): TeamEdits => ({
  additions: lowestFirst(added.map(({ id }) => id)),
  removals: lowestFirst(team.members.filter(({ user }) => removed.includes(user.id)).map(({ id }) => id)),
})

/** Whether there is anything to save. */
export const hasTeamEdits = ({ additions, removals }: TeamEdits): boolean =>
  additions.length + removals.length > 0

/**
 * The users of a team after edits, lowest id first, nobody twice: what the server is expected to answer.
 *
 * Refuses: nothing; an addition of somebody who stays, or a removal of no membership, changes nothing.
 */
export const usersAfterTeamEdits = (
  { members }: Pick<Team, 'members'>,
  { additions, removals }: TeamEdits,
): readonly UserId[] => {
  const stay = members.filter(({ id }) => !removals.includes(id)).map(({ user }) => user.id)
  return lowestFirst([...new Set([...stay, ...additions])])
}
