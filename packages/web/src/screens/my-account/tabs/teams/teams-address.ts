import { accountTabPath, parseId, type TeamId } from '@fairhaul/core'

/** Which teams are listed, and which one is open beside them. */
export interface TeamsAddress {
  readonly page: number
  readonly teamId: TeamId | null
}

export const readTeamsAddress = (query: URLSearchParams): TeamsAddress => ({
  page: parseId<'page'>(query.get('page') ?? '') ?? 1,
  teamId: parseId<'team'>(query.get('team') ?? '') ?? null,
})

export const teamsPath = ({ page = 1, teamId = null }: Partial<TeamsAddress>): string =>
  accountTabPath('teams', { page: page === 1 ? undefined : page, team: teamId ?? undefined })
