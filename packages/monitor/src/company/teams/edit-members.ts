import type { Kysely, Transaction } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import type { Schema } from '../../database/schema.ts'
import { invalid, missing } from '../../http/refused.ts'
import { fullName } from '../../http/session/full-name.ts'
import { lockColleagues } from '../users/locks.ts'

/** Users to add, by user id, and members to remove, by membership id. */
export interface MemberEdits {
  readonly additions: readonly number[]
  readonly removals: readonly number[]
}

const REMOVALS = 'team_users_attributes.id'
const ADDITIONS = 'team_users_attributes.user_id'

async function remove(trx: Transaction<Schema>, teamId: number, ids: readonly number[]) {
  if (new Set(ids).size < ids.length) throw invalid(REMOVALS, 'A member would be removed twice.')
  if (ids.length === 0) return
  const { numDeletedRows } = await trx
    .deleteFrom('team_users')
    .where('team_id', '=', teamId)
    .where('id', '=', anyOf(ids))
    .executeTakeFirst()
  if (numDeletedRows < BigInt(ids.length)) throw invalid(REMOVALS, 'A member to remove is not on this team.')
}

async function add(
  trx: Transaction<Schema>,
  team: { readonly id: number },
  { userIds, colleagues }: { readonly userIds: readonly number[]; readonly colleagues: number },
  now: Date,
) {
  if (new Set(userIds).size < userIds.length) throw invalid(ADDITIONS, 'A user would be added twice.')
  if (userIds.length === 0) return
  if (colleagues < userIds.length) throw invalid(ADDITIONS, 'A user to add is not at your company.')
  const made = await trx
    .insertInto('team_users')
    .values(userIds.map(user_id => ({ team_id: team.id, user_id, created_at: now })))
    .onConflict(conflict => conflict.columns(['team_id', 'user_id']).doNothing())
    .returning('id')
    .execute()
  if (made.length < userIds.length) throw invalid(ADDITIONS, 'A user to add is already on this team.')
}

const namesOfMembers = async (trx: Transaction<Schema>, teamId: number) => {
  const members = await trx
    .selectFrom('team_users')
    .innerJoin('users', 'users.id', 'team_users.user_id')
    .select(['first_name', 'last_name', 'email'])
    .where('team_id', '=', teamId)
    .orderBy('team_users.user_id')
    .execute()
  return members.map(member => fullName(member) ?? member.email)
}

/**
 * Removes and adds members, all or nothing; a user who is removed and added again has a new membership.
 *
 * Refuses: 404; 422 for a membership of another team, a user of another company, one who is in the team already, and
 * one who is named twice. Of two simultaneous requests that add the same user one succeeds.
 */
export const editMembers = (
  db: Kysely<Schema>,
  { author, id }: { readonly author: Author; readonly id: number },
  { additions, removals }: MemberEdits,
): Promise<void> =>
  db.transaction().execute(async trx => {
    const { companyId, at } = author
    const colleagues = (await lockColleagues(trx, companyId, additions)).length
    const team = await trx
      .selectFrom('teams')
      .select(['id', 'name'])
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst()
    if (team === undefined) throw missing()
    const before = await namesOfMembers(trx, id)
    await remove(trx, id, removals)
    await add(trx, team, { userIds: additions, colleagues }, at)
    if (additions.length + removals.length > 0)
      await recordEntry(trx, author, {
        kind: 'team_changed',
        subject: { type: 'team', id, label: team.name },
        before,
        after: await namesOfMembers(trx, id),
      })
  })
