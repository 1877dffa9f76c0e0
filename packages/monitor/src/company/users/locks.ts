import type { Transaction } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'

/**
 * Locks companies for changes of their users until the transaction ends, always in the order of their ids, to avoid
 * deadlocks.
 */
export const lockCompanies = (trx: Transaction<Schema>, ids: readonly number[]) =>
  trx.selectFrom('companies').select('id').where('id', '=', anyOf(ids)).orderBy('id').forUpdate().execute()

/**
 * Locks those of some users who are in a company, with their scopes, until the transaction ends, so that nothing is
 * assigned to a user during their removal. Call it before locking what is assigned, as a removal locks in that order.
 *
 * Empty: users of no company, or of another, are left out.
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
        .where('id', '=', anyOf(ids))
        .where('company_id', '=', companyId)
        .orderBy('id')
        .forShare()
        .execute()
