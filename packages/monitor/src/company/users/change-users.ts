import type { Kysely, Transaction } from 'kysely'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import type { Schema } from '../../database/schema.ts'
import { forbidden, invalid, missing } from '../../http/refused.ts'
import { FREE_TO_GIVE, MANAGE_USERS, orderedScopes, RESTRICTION, type Scope } from '../../kernel/scopes.ts'
import { fullName } from '../../http/session/full-name.ts'
import { endMembership } from './end-membership.ts'
import { lockCompanies } from './locks.ts'
import { holdsScope } from './read-users.ts'

/** The user who manages, with their company, and the user who is managed. */
export interface Managing {
  readonly author: Author
  readonly userId: number
}

const LAST = 'Your company needs an admin. Make someone else an admin first.'

/**
 * Locks the users of a company and checks the right again, as the caller may have lost it in the meantime. Returns the
 * current scopes of both, and whether the user is the last who manages users.
 *
 * Refuses: 403 without the right; 404 for a user of another company or none.
 */
async function lockForChange(trx: Transaction<Schema>, { author, userId }: Managing) {
  const { companyId, userId: byId } = author
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
    .select(['scopes', 'first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (user === undefined) throw missing()
  const subject = { type: 'user', id: userId, label: fullName(user) ?? user.email } as const
  return { by: by.scopes, user: user.scopes, subject, isLast: managers.every(({ id }) => id === userId) }
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
    const { by, user, subject, isLast } = await lockForChange(trx, requested)
    if (isLast && !requested.scopes.includes(MANAGE_USERS)) throw invalid('user.scopes', LAST)
    refuseOverreach(by, user, requested.scopes)
    const [before, after] = [orderedScopes(user), orderedScopes(requested.scopes)]
    if (before.join() !== after.join())
      await recordEntry(trx, requested.author, { kind: 'permissions_changed', subject, before, after })
    return trx
      .updateTable('users')
      .set({ scopes: [...requested.scopes] })
      .where('id', '=', requested.userId)
      .returning(['id', 'first_name', 'last_name', 'email', 'phone_e164', 'scopes', 'created_at'])
      .executeTakeFirstOrThrow()
  })

/** Removes a user from the company. Refuses: as above; 422 for the last who manages users. */
export const removeUser = (db: Kysely<Schema>, requested: Managing): Promise<void> =>
  db.transaction().execute(async trx => {
    const { user, subject, isLast } = await lockForChange(trx, requested)
    if (isLast) throw invalid(null, LAST)
    const { author, userId } = requested
    await endMembership(trx, { userId, companyId: author.companyId }, author.at)
    await recordEntry(trx, author, { kind: 'user_removed', subject, before: orderedScopes(user) })
  })
