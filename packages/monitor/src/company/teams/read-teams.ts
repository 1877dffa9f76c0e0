import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import type { Schema, TableRow } from '../../database/schema.ts'
import { likeText } from '../../http/fields.ts'
import { missing } from '../../http/refused.ts'

/** The membership of a user in a team. */
export const wireTeamUser = z.object({
  id: z.number(),
  user: z.object({ id: z.number(), full_name: z.string().nullable(), email: z.string() }),
})
export type WireTeamUser = z.output<typeof wireTeamUser>

/** A team with its members, in the order of their ids. */
export const wireTeam = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  team_users: z.array(wireTeamUser),
})
export type WireTeam = z.output<typeof wireTeam>

/** The teams of one company, by name. */
export const ownTeams = (db: Kysely<Schema>, companyId: number) =>
  db.selectFrom('teams').selectAll().where('company_id', '=', companyId).orderBy('name').orderBy('id')

/** One team of a company. Refuses: 404 for a missing or a foreign one. */
export async function requireTeam(db: Kysely<Schema>, companyId: number, id: number) {
  const team = await ownTeams(db, companyId).where('id', '=', id).executeTakeFirst()
  if (team === undefined) throw missing()
  return team
}

const fullName = sql<string>`concat_ws(' ', users.first_name, users.last_name)`

/** The members of some teams. A user who has left the company is left out even if the membership still exists. */
const membersOf = (db: Kysely<Schema>, teamIds: readonly number[]) =>
  db
    .selectFrom('team_users')
    .innerJoin('teams', 'teams.id', 'team_users.team_id')
    .innerJoin('users', join =>
      join.onRef('users.id', '=', 'team_users.user_id').onRef('users.company_id', '=', 'teams.company_id'),
    )
    .select(['team_users.id', 'team_users.team_id', 'team_users.user_id', 'users.email'])
    .select(fullName.as('full_name'))
    .where('team_users.team_id', '=', anyOf(teamIds))
    .orderBy('team_users.id')

type Member = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number]

const wireMember = ({ id, user_id, full_name, email }: Member): WireTeamUser => ({
  id,
  user: { id: user_id, full_name: full_name || null, email },
})

/** Teams as they go over the wire, in the order given: one statement for all their members. */
export async function wireTeams(db: Kysely<Schema>, rows: readonly TableRow<'teams'>[]): Promise<WireTeam[]> {
  if (rows.length === 0) return []
  const members = await membersOf(
    db,
    rows.map(({ id }) => id),
  ).execute()
  const byTeam = new Map<number, WireTeamUser[]>(rows.map(({ id }) => [id, []]))
  for (const member of members) byTeam.get(member.team_id)?.push(wireMember(member))
  return rows.map(row => ({ ...row, team_users: byTeam.get(row.id) ?? [] }))
}

/** One team of a company as it goes over the wire. Refuses: 404. */
export async function readTeam(db: Kysely<Schema>, companyId: number, id: number): Promise<WireTeam> {
  const [wire] = await wireTeams(db, [await requireTeam(db, companyId, id)])
  if (wire === undefined) throw missing()
  return wire
}

/** The members of a team whose name or address contains a text, in any case; all of them for an empty one. */
export async function searchMembers(
  db: Kysely<Schema>,
  teamId: number,
  search: string,
): Promise<WireTeamUser[]> {
  const pattern = `%${likeText(search)}%`
  const found = await membersOf(db, [teamId])
    .where(({ or, eb }) => or([eb(fullName, 'ilike', pattern), eb('users.email', 'ilike', pattern)]))
    .execute()
  return found.map(wireMember)
}
