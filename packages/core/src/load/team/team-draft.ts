import type { UserId } from '../../shared/ids.ts'
import type { Team, TeamPerson } from './team.ts'

interface DraftStep {
  /** People who are not in the team, in the order they were added. */
  readonly added: readonly TeamPerson[]
  /** Users of the team who shall leave it. */
  readonly removed: readonly UserId[]
}

/** A team and what somebody is about to change in it. Nothing is sent before it is saved. */
export interface TeamDraft extends DraftStep {
  readonly team: Team
  /** How it stood before each step, the last step last. */
  readonly past: readonly DraftStep[]
}

const isIn = ({ members }: Team, userId: UserId): boolean => members.some(({ user }) => user.id === userId)

/** A draft in which nothing has changed. */
export const startTeamDraft = (team: Team): TeamDraft => ({ team, added: [], removed: [], past: [] })

/** Takes a step that undo takes back. A step that changes nothing is none. */
const step = (draft: TeamDraft, change: Partial<DraftStep>): TeamDraft => ({
  ...draft,
  ...change,
  past: [...draft.past, { added: draft.added, removed: draft.removed }],
})

const without = <T>(list: readonly T[], gone: T): readonly T[] => list.filter(each => each !== gone)

/**
 * The draft with one more person. Somebody who was about to leave stays instead.
 *
 * Refuses: who is in it already changes nothing. Source: section 3, "Team".
 */
export const addToTeam = (draft: TeamDraft, person: TeamPerson): TeamDraft => {
  if (draft.removed.includes(person.id)) return step(draft, { removed: without(draft.removed, person.id) })
  return isIn(draft.team, person.id) || draft.added.some(({ id }) => id === person.id)
    ? draft
    : step(draft, { added: [...draft.added, person] })
}

/**
 * The draft with one person less. Somebody who was only about to join leaves no trace.
 *
 * Refuses: who is not in it changes nothing. Source: section 3, "Team".
 */
export const removeFromTeam = (draft: TeamDraft, userId: UserId): TeamDraft => {
  const about = draft.added.find(({ id }) => id === userId)
  if (about !== undefined) return step(draft, { added: without(draft.added, about) })
  return isIn(draft.team, userId) && !draft.removed.includes(userId)
    ? step(draft, { removed: [...draft.removed, userId] })
    : draft
}

/** The draft as it stood before the last step. Empty: without a step it stays as it is. */
export const undoTeamStep = (draft: TeamDraft): TeamDraft => {
  const before = draft.past.at(-1)
  return before === undefined ? draft : { ...draft, ...before, past: draft.past.slice(0, -1) }
}

/**
 * The same changes on the team as it stands now, for when somebody else has changed it meanwhile. What they did
 * already is no change any more; there is no step left to take back.
 *
 * Source: section 3, "Team".
 */
export const teamDraftOn = (draft: TeamDraft, team: Team): TeamDraft => ({
  team,
  added: draft.added.filter(({ id }) => !isIn(team, id)),
  removed: draft.removed.filter(userId => isIn(team, userId)),
  past: [],
})

/** Who would be in the team, in its own order, those who join at the end; nobody twice. */
export const teamDraftPeople = ({ team, added, removed }: TeamDraft): readonly TeamPerson[] => {
  const stay = team.members.map(({ user }) => user).filter(({ id }) => !removed.includes(id))
  return [...new Map([...stay, ...added].map(person => [person.id, person])).values()]
}
