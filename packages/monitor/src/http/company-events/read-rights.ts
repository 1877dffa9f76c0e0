import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'

/**
 * What lets each session read its company's events, as a text that changes with it. A session that has ended has none.
 */
export async function readRights(
  db: Kysely<Schema>,
  sessionIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'sessions.id',
      sql<string>`jsonb_build_array(companies.id, users.scopes, users.access_review_pending, companies.company_type,
        companies.status, companies.trial_ends_at <= ${now})::text`.as('rights'),
    ])
    .where('sessions.id', '=', anyOf(sessionIds))
    .where('sessions.expires_at', '>', now)
    .execute()
  return new Map(rows.map(({ id, rights }) => [id, rights]))
}
