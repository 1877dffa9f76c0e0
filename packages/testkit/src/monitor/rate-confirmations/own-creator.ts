import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { missing } from '../http/refused.ts'

/** Checks that a creator in a filter is a user of the company. Refuses: 404 for another company's and a missing one. */
export async function requireOwnCreator(
  db: Kysely<Schema>,
  companyId: number,
  userId: number | undefined,
): Promise<void> {
  if (userId === undefined) return
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (found === undefined) throw missing()
}
