import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { forbidden, invalid, missing } from '../http/refused.ts'
import { MANAGE_USERS, type Scope } from '../session/scopes.ts'
import { lockCompanies } from './company-lock.ts'
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
 * lost the right since, by a decision that was made at the same time. Whether the user alone manages users.
 *
 * Refuses: 403 without the right; 404 for a user of another company or none.
 */
async function isLastManager(trx: Transaction<Schema>, { companyId, byId, userId }: Managing) {
  await lockCompanies(trx, [companyId])
  const managers = await trx
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where(holdsScope(MANAGE_USERS))
    .execute()
  if (!managers.some(({ id }) => id === byId)) throw forbidden('You no longer manage users.')
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (user === undefined) throw missing()
  return managers.every(({ id }) => id === userId)
}

/** Says what a user may do from now on. Refuses: as above; 422 where nobody would be left who manages users. */
export const changeScopes = (db: Kysely<Schema>, asked: Managing & { scopes: readonly Scope[] }) =>
  db.transaction().execute(async trx => {
    if ((await isLastManager(trx, asked)) && !asked.scopes.includes(MANAGE_USERS))
      throw invalid('user.scopes', LAST)
    return trx
      .updateTable('users')
      .set({ scopes: [...asked.scopes] })
      .where('id', '=', asked.userId)
      .returning(['id', 'first_name', 'last_name', 'email', 'phone_e164', 'scopes', 'created_at'])
      .executeTakeFirstOrThrow()
  })

/** Takes a user out of the company. Refuses: as above; 422 for the last who manages users. */
export const removeUser = (db: Kysely<Schema>, asked: Managing, at: Date): Promise<void> =>
  db.transaction().execute(async trx => {
    if (await isLastManager(trx, asked)) throw invalid(null, LAST)
    await endMembership(trx, asked, at)
  })
