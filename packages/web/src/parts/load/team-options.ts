import { ownTeamsFirst, type Page, type Team, type TeamId, type UserId } from '@fairhaul/core'
import type { Query } from '../../stores/query.ts'
import type { Option } from '../../ui/options.ts'

/**
 * The teams to choose from, the user's own first. The one that is chosen is always among them, also while the list is
 * loading or after it failed: a load of a team never looks like one of none.
 */
export const teamOptions = (
  { value, isPending }: Pick<Query<Page<Team>>, 'value' | 'isPending'>,
  chosen: TeamId | 'none' | null,
  userId: UserId | undefined,
): readonly Option[] => {
  const teams = ownTeamsFirst(value?.items ?? [], userId).map(({ id, name }) => ({
    key: String(id),
    label: name,
  }))
  const isOffered = chosen === null || chosen === 'none' || teams.some(({ key }) => key === String(chosen))
  return isOffered
    ? teams
    : [...teams, { key: String(chosen), label: isPending ? 'Loading' : 'Name not loaded' }]
}
