import type { CompanyId, Team, TeamEdits, TeamId, Teams, TeamUser } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, nullable, text } from '../wire/values.ts'

/** A person's membership in a team. Source: section 3, "Team". */
const teamUser: Reader<TeamUser> = record({
  id: id<'team-user'>,
  user: record({ id: id<'user'>, full_name: nullable(text), email: text }),
})

/** A team with its members. Source: section 3, "Team". */
const team: Reader<Team> = record({
  id: id<'team'>,
  company_id: id<'company'>,
  name: text,
  team_users: ['members', list(teamUser)],
})

interface OneTeam {
  readonly id: TeamId
}
interface TeamsParams {
  readonly companyId: CompanyId
  readonly page?: number
}
interface EditMembers extends OneTeam {
  readonly edits: TeamEdits
}
interface MembersParams extends OneTeam {
  readonly search?: string
}

/** Source: section 7, "Loads, tickets, notes and teams". */
export const teamCalls = {
  list: call({
    route: 'GET teams',
    query: (params: TeamsParams) => ({ company_id: params.companyId, ...paged(params) }),
    fields: { page: 'page' },
    read: pageOf(list(team)),
  }),
  find: call({
    route: 'GET teams/:id',
    path: (params: OneTeam) => ({ id: params.id }),
    read: one(team),
  }),
  editMembers: call({
    route: 'PATCH teams/:id',
    path: (params: EditMembers) => ({ id: params.id }),
    body: ({ edits }) => ({
      team_users_attributes: [
        ...edits.removals.map(id => ({ id, _destroy: true })),
        ...edits.additions.map(userId => ({ user_id: userId })),
      ],
    }),
    fields: { 'team_users_attributes.user_id': 'additions', 'team_users_attributes.id': 'removals' },
    once: true,
    read: one(team),
  }),
  members: call({
    route: 'GET teams/:id/team_users',
    path: (params: MembersParams) => ({ id: params.id }),
    query: params => ({ search: params.search?.trim() }),
    fields: { search: 'search' },
    read: one(list(teamUser)),
  }),
}

export const httpTeams = (http: Http): Teams => bindCalls(http, teamCalls)
