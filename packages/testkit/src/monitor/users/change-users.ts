import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { forbidden, invalid, missing } from '../http/refused.ts'
import { FREE_TO_GIVE, MANAGE_USERS, RESTRICTION, type Scope } from '../session/scopes.ts'
import { endMembership } from './end-membership.ts'
import { lockCompanies } from './locks.ts'
import { holdsScope } from './read-users.ts'

/** The company, the user who manages, and the user who is managed. */
export interface Managing {
  readonly companyId: number
  readonly byId: number
  readonly userId: number
}

const LAST = 'Your company needs an admin. Make someone else an admin first.'

/**
 * Locks the users of a company and checks the right again, as the caller may have lost it in the meantime. Returns the
 * current scopes of both, and whether the user is the last who manages users.
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
  if (by === undefined) throw forbidden('You are no longer an admin.')
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
 * Checks a change of scopes against the scopes of the user who makes it. Scopes that a user already holds are kept.
 *
 * Choice: as for invitations, users give only scopes that they hold, or that grant nothing, and a restricted user lifts
 * no restriction; otherwise everyone who manages users would have every right. Refuses: 422.
 */
function refuseOverreach(by: readonly string[], before: readonly string[], after: readonly Scope[]): void {
  const mayGive = (scope: Scope) => FREE_TO_GIVE.has(scope) || before.includes(scope) || by.includes(scope)
  if (!after.every(mayGive)) throw invalid('user.scopes', 'You can only give permissions that you have.')
  if (by.includes(RESTRICTION) && before.includes(RESTRICTION) && !after.includes(RESTRICTION))
    throw invalid('user.scopes', 'You cannot lift a restriction that applies to you.')
}

/**
 * Sets a user's scopes. Refuses: as above; 422 when no one would manage users any more, and for scopes that the caller
 * may not give or lift.
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

/** Removes a user from the company. Refuses: as above; 422 for the last who manages users. */
export const removeUser = (db: Kysely<Schema>, requested: Managing, at: Date): Promise<void> =>
  db.transaction().execute(async trx => {
    const { isLast } = await lockForChange(trx, requested)
    if (isLast) throw invalid(null, LAST)
    await endMembership(trx, requested, at)
  })
