import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Those of some users who are in a company, with their scopes, kept there until the transaction ends: nobody is given
 * anything while they are removed. To be asked before whatever they are given is held, as removing goes in that order.
 *
 * Empty: who is in no company, or another's, is not among them.
 */
export const holdColleagues = async (
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
