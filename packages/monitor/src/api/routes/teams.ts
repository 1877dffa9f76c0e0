import { z } from 'zod'
import { editMembers } from '../../company/teams/edit-members.ts'
import {
  ownTeams,
  readTeam,
  requireTeam,
  searchMembers,
  wireTeam,
  wireTeams,
  wireTeamUser,
} from '../../company/teams/read-teams.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { idInBody, idInQuery, textField } from '../../http/fields.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

const EDITS_MAX = 200
const SEARCH_MAX = 200

const list = route({
  method: 'GET',
  path: 'teams',
  summary: "The company's teams with their members, by name",
  access: 'broker',
  query: z.strictObject({ company_id: idInQuery.optional(), ...pagingFields }),
  answer: z.array(wireTeam),
  handle: async ({ services: { db }, actor, query }) => {
    const companyId = companyOf(actor)
    if (query.company_id !== undefined && query.company_id !== companyId) throw missing()
    const { rows, headers } = await pageOf(ownTeams(db, companyId), query)
    return { body: await wireTeams(db, rows), headers }
  },
})

const one = route({
  method: 'GET',
  path: 'teams/:id',
  summary: 'One team with its members',
  access: 'broker',
  answer: wireTeam,
  handle: async ({ services: { db }, actor, params: { id } }) => ({
    body: await readTeam(db, companyOf(actor), id),
  }),
})

/** A user to add, or a membership to remove. */
const attribute = z.union(
  [z.strictObject({ user_id: idInBody }), z.strictObject({ id: idInBody, _destroy: z.literal(true) })],
  'Give a user_id to add, or an id and _destroy to remove.',
)

const patch = route({
  method: 'PATCH',
  path: 'teams/:id',
  summary: 'Adds members to a team and removes them, all or nothing',
  access: 'broker',
  body: z.strictObject({
    team_users_attributes: z.array(attribute).max(EDITS_MAX, `Change at most ${EDITS_MAX} members at once.`),
  }),
  answer: wireTeam,
  handle: async ({ services: { db, clock }, actor, params: { id }, body }) => {
    const companyId = companyOf(actor)
    const sent = body.team_users_attributes
    await editMembers(
      db,
      { author: authorOf(actor, clock), id },
      {
        additions: sent.flatMap(each => ('user_id' in each ? [each.user_id] : [])),
        removals: sent.flatMap(each => ('id' in each ? [each.id] : [])),
      },
    )
    return { body: await readTeam(db, companyId, id) }
  },
})

const members = route({
  method: 'GET',
  path: 'teams/:id/team_users',
  summary: 'The members of a team, all or those whose name or address contains a text',
  access: 'broker',
  query: z.strictObject({ search: textField({ max: SEARCH_MAX }).default('') }),
  answer: z.array(wireTeamUser),
  handle: async ({ services: { db }, actor, params: { id }, query }) => {
    const team = await requireTeam(db, companyOf(actor), id)
    return { body: await searchMembers(db, team.id, query.search) }
  },
})

export const routes: readonly Route[] = [list, one, patch, members]
