import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { forbidden, invalid, missing } from '../http/refused.ts'
import { FREE_TO_GIVE, MANAGE_USERS, RESTRICTION, type Scope } from '../session/scopes.ts'
import { lockCompanies } from './locks.ts'
import { endMembership } from './end-membership.ts'
import { holdsScope } from './read-users.ts'

/** Who does something to whom, and in which company. */
export interface Managing {
  readonly companyId: number
  readonly byId: number
  readonly userId: number
}

const LAST = 'Your company needs somebody who manages users. Give that right to somebody else first.'

/**
 * Lets one such decision be made at a time in a company, and asks again whether this one may be: whoever asks may have
 * lost the right since, by a decision that was made at the same time. What both hold now, and whether the user alone
 * manages users.
 *
 * Refuses: 403 without the right; 404 for a user of another company or none.
 */
async function lockForChange(trx: Transaction<Schema>, { companyId, byId, userId }: Managing) {
  await lockCompanies(trx, [companyId])
  const managers = await trx
    .selectFrom('users')
    .select(['id', 'scopes'])
    .where('company_id', '=', companyId)
    .where(holdsScope(MANAGE_USERS))
    .execute()
  const by = managers.find(({ id }) => id === byId)
  if (by === undefined) throw forbidden('You no longer manage users.')
  const user = await trx
    .selectFrom('users')
    .select('scopes')
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (user === undefined) throw missing()
  return { by: by.scopes, user: user.scopes, isLast: managers.every(({ id }) => id === userId) }
}

/**
 * Holds a change of scopes to what the one who makes it holds. What a user holds already they keep.
 *
 * Choice: as for invitations, nobody gives what they do not hold, unless it opens nothing, and nobody lifts a restriction that
 * they are under, from themselves or another; else whoever manages users would have every right. Refuses: 422.
 */
function refuseOverreach(by: readonly string[], before: readonly string[], after: readonly Scope[]): void {
  const mayGive = (scope: Scope) => FREE_TO_GIVE.has(scope) || before.includes(scope) || by.includes(scope)
  if (!after.every(mayGive)) throw invalid('user.scopes', 'You can give only rights that you have yourself.')
  if (by.includes(RESTRICTION) && before.includes(RESTRICTION) && !after.includes(RESTRICTION))
    throw invalid('user.scopes', 'You cannot lift a restriction that you are under yourself.')
}

/**
 * Says what a user may do from now on. Refuses: as above; 422 where nobody would be left who manages users, and for what
 * the one who says it may not give or lift.
 */
export const changeScopes = (db: Kysely<Schema>, requested: Managing & { scopes: readonly Scope[] }) =>
  db.transaction().execute(async trx => {
    const { by, user, isLast } = await lockForChange(trx, requested)
    if (isLast && !requested.scopes.includes(MANAGE_USERS)) throw invalid('user.scopes', LAST)
    refuseOverreach(by, user, requested.scopes)
    return trx
      .updateTable('users')
      .set({ scopes: [...requested.scopes] })
      .where('id', '=', requested.userId)
      .returning(['id', 'first_name', 'last_name', 'email', 'phone_e164', 'scopes', 'created_at'])
      .executeTakeFirstOrThrow()
  })

/** Takes a user out of the company. Refuses: as above; 422 for the last who manages users. */
export const removeUser = (db: Kysely<Schema>, requested: Managing, at: Date): Promise<void> =>
  db.transaction().execute(async trx => {
    const { isLast } = await lockForChange(trx, requested)
    if (isLast) throw invalid(null, LAST)
    await endMembership(trx, requested, at)
  })
