import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Puts a job into the queue. Of several who ask at once, one does: undefined while a job of that kind and subject waits or
 * is under way.
 */
export const queueJob = (
  db: Kysely<Schema>,
  job: {
    readonly kind: string
    readonly subject_id: number
    readonly company_id: number
    readonly user_id: number
    readonly at: Date
  },
): Promise<{ readonly id: number } | undefined> => {
  const { at, ...rest } = job
  return db
    .insertInto('jobs')
    .values({ ...rest, asked_at: at, not_before: at })
    .onConflict(other => other.doNothing())
    .returning('id')
    .executeTakeFirst()
}
