import type { Team, TeamUser } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, nullable, text } from './values.ts'

/** That a person is in a team. Source: section 3, "Team". */
export const teamUser: Reader<TeamUser> = record({
  id: id<'team-user'>,
  user: record({ id: id<'user'>, full_name: nullable(text), email: text }),
})

/** A team with its members. Source: section 3, "Team". */
export const team: Reader<Team> = record({
  id: id<'team'>,
  company_id: id<'company'>,
  name: text,
  team_users: ['members', list(teamUser)],
})
