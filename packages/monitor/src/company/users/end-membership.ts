import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The tables with a user's own rows, which are deleted with their membership. */
const OWN = ['sessions', 'feature_flags', 'outlook_keys', 'saved_searches', 'idempotency_keys'] as const

/**
 * Removes everything that a user has in a company: rights, sessions, keys, saved searches and teams. Their open tickets
 * become unassigned. Their API keys are revoked, for good. Their invitation is withdrawn, so that they can be invited again.
 *
 * Choice: the user stays on record, as their actions in the company name them; they may sign up again.
 */
export async function endMembership(
  trx: Transaction<Schema>,
  { userId, companyId }: { readonly userId: number; readonly companyId: number },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      company_id: null,
      scopes: [],
      requested_carrier_id: null,
      can_view_full_carrier_profile_for_watchdog: true,
      can_carrier_search_for_watchdog: true,
    })
    .where('id', '=', userId)
    .execute()
  for (const table of OWN) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  await trx
    .deleteFrom('team_users')
    .where('user_id', '=', userId)
    .where('team_id', 'in', trx.selectFrom('teams').select('id').where('company_id', '=', companyId))
    .execute()
  await trx
    .updateTable('tickets')
    .set({ assignee_id: null })
    .where('assignee_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('status', '<>', 'closed')
    .execute()
  await trx
    .updateTable('user_invitations')
    .set({ withdrawn_at: at })
    .where('claimed_by_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('withdrawn_at', 'is', null)
    .execute()
}
