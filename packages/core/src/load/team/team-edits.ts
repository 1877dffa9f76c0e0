import type { UserId } from '../../shared/ids.ts'
import type { TeamUserId } from './team.ts'
import type { TeamDraft } from './team-draft.ts'

/**
 * The request for a team's changes. Each entry corresponds to one entry of the nested attributes: an addition names a
 * user only, a removal names a membership to destroy. The adapter adds the wire name for that.
 *
 * Source: section 3, "Team".
 */
export interface TeamEdits {
  /** Users to add, lowest id first, none twice. */
  readonly additions: readonly UserId[]
  /** Memberships to end, lowest id first, none twice. */
  readonly removals: readonly TeamUserId[]
}

const lowestFirst = <Id extends number>(ids: readonly Id[]): readonly Id[] =>
  ids.toSorted((one, other) => one - other)

/**
 * The edits of a draft: the difference between the team and the draft, whatever the steps were.
 *
 * Empty: no additions and no removals when nothing has changed in the end. A user who is in the team more than once is
 * removed with each membership.
 * Source: section 3, "Team".
 */
export const teamEdits = ({ team, added, removed }: TeamDraft): TeamEdits => ({
  additions: lowestFirst(added.map(({ id }) => id)),
  removals: lowestFirst(team.members.filter(({ user }) => removed.includes(user.id)).map(({ id }) => id)),
})

/** Whether there is anything to save. */
export const hasTeamEdits = ({ additions, removals }: TeamEdits): boolean =>
  additions.length + removals.length > 0
