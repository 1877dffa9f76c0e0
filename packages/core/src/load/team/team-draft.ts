import type { UserId } from '../../shared/ids.ts'
import type { Team, TeamPerson } from './team.ts'

interface DraftStep {
  /** Users who are not in the team yet, in the order they were added. */
  readonly added: readonly TeamPerson[]
  /** Members to remove. */
  readonly removed: readonly UserId[]
}

/** A team and its unsaved changes. Nothing is sent before it is saved. */
export interface TeamDraft extends DraftStep {
  readonly team: Team
  /** The changes before each step, the last step last. */
  readonly past: readonly DraftStep[]
}

const isIn = ({ members }: Team, userId: UserId): boolean => members.some(({ user }) => user.id === userId)

/** A draft without changes. */
export const startTeamDraft = (team: Team): TeamDraft => ({ team, added: [], removed: [], past: [] })

/** Applies a step that can be undone. A step without an effect is not recorded. */
const step = (draft: TeamDraft, change: Partial<DraftStep>): TeamDraft => ({
  ...draft,
  ...change,
  past: [...draft.past, { added: draft.added, removed: draft.removed }],
})

const without = <T>(list: readonly T[], gone: T): readonly T[] => list.filter(each => each !== gone)

/**
 * The draft with a user added. A member to be removed stays instead.
 *
 * Refuses: adding a user who is already in it changes nothing.
 * Source: section 3, "Team".
 */
export const addToTeam = (draft: TeamDraft, person: TeamPerson): TeamDraft => {
  if (draft.removed.includes(person.id)) return step(draft, { removed: without(draft.removed, person.id) })
  return isIn(draft.team, person.id) || draft.added.some(({ id }) => id === person.id)
    ? draft
    : step(draft, { added: [...draft.added, person] })
}

/**
 * The draft with a user removed. A user who was only to be added is dropped from the changes.
 *
 * Refuses: removing a user who is not in it changes nothing.
 * Source: section 3, "Team".
 */
export const removeFromTeam = (draft: TeamDraft, userId: UserId): TeamDraft => {
  const about = draft.added.find(({ id }) => id === userId)
  if (about !== undefined) return step(draft, { added: without(draft.added, about) })
  return isIn(draft.team, userId) && !draft.removed.includes(userId)
    ? step(draft, { removed: [...draft.removed, userId] })
    : draft
}

/** The draft before the last step. Empty: unchanged if there is no step. */
export const undoTeamStep = (draft: TeamDraft): TeamDraft => {
  const before = draft.past.at(-1)
  return before === undefined ? draft : { ...draft, ...before, past: draft.past.slice(0, -1) }
}

/**
 * Rebases the draft on the current team after someone else changed it. Changes they already made are dropped, and there
 * are no more steps to undo.
 *
 * Source: section 3, "Team".
 */
export const teamDraftOn = (draft: TeamDraft, team: Team): TeamDraft => ({
  team,
  added: draft.added.filter(({ id }) => !isIn(team, id)),
  removed: draft.removed.filter(userId => isIn(team, userId)),
  past: [],
})

/** The members with the changes applied: the team's own order, new members at the end, no one twice. */
export const teamDraftPeople = ({ team, added, removed }: TeamDraft): readonly TeamPerson[] => {
  const stay = team.members.map(({ user }) => user).filter(({ id }) => !removed.includes(id))
  return [...new Map([...stay, ...added].map(person => [person.id, person])).values()]
}
