import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Lets one decision at a time be made about who is in these companies and may manage them, until the transaction ends.
 * Always in the order of their ids, so that no two wait for each other.
 */
export const lockCompanies = (trx: Transaction<Schema>, ids: readonly number[]) =>
  trx.selectFrom('companies').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()

/**
 * Those of some users who are in a company, with their scopes, kept there until the transaction ends: nobody is given
 * anything while they are removed. To be asked before whatever they are given is held, as removing goes in that order.
 *
 * Empty: who is in no company, or another's, is not among them.
 */
export const lockColleagues = async (
  trx: Transaction<Schema>,
  companyId: number,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly scopes: readonly string[] }[]> =>
  ids.length === 0
    ? []
    : trx
        .selectFrom('users')
        .select(['id', 'scopes'])
        .where('id', 'in', [...ids])
        .where('company_id', '=', companyId)
        .orderBy('id')
        .forShare()
        .execute()
