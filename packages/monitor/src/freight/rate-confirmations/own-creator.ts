import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { missing } from '../../http/refused.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'

/** Whose rate confirmations and e-mails are read: those of a company, as one of its users sees them. */
export interface ConfirmationReader {
  readonly companyId: number
  /** The only creator whose rate confirmations the user sees. Null: everyone's of the company. */
  readonly onlyCreator: number | null
}

/** What a user may read. Source: section 6, "Own rate confirmations". */
export const readerOf = (actor: Actor): ConfirmationReader => ({
  companyId: companyOf(actor),
  onlyCreator: actor.company?.own_rate_confirmations_only === true ? actor.user.id : null,
})

/**
 * Checks that a creator in a filter is a user of the company. Refuses: 404 for another company's and a missing one, and
 * for a colleague where users see only their own.
 */
export async function requireOwnCreator(
  db: Kysely<Schema>,
  { companyId, onlyCreator }: ConfirmationReader,
  userId: number | undefined,
): Promise<void> {
  if (userId === undefined) return
  if (onlyCreator !== null && onlyCreator !== userId) throw missing()
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (found === undefined) throw missing()
}
