import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Lets one decision at a time be made about who is in these companies and may manage them, until the transaction ends.
 * Always in the order of their ids, so that no two wait for each other.
 */
export const lockCompanies = (trx: Transaction<Schema>, ids: readonly number[]) =>
  trx.selectFrom('companies').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
