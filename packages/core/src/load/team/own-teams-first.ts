import type { UserId } from '../../shared/ids.ts'
import type { Team } from './team.ts'

/**
 * Teams in the order in which a user chooses among them: first those that they are in, otherwise as given.
 *
 * Empty: as given where the user is in none, or is not known. Source: section 3, "Team". Choice: a broker works for their
 * own team most of the day.
 */
export const ownTeamsFirst = (teams: readonly Team[], userId: UserId | undefined): readonly Team[] => {
  const isOwn = ({ members }: Team) => members.some(({ user }) => user.id === userId)
  return [...teams.filter(isOwn), ...teams.filter(team => !isOwn(team))]
}
