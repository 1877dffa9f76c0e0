import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Clock, secondsAfter } from '../../kernel/clock.ts'

/**
 * Queues a job. Undefined while a job of that kind and subject waits or runs, also when several callers queue it at
 * once.
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

/** How long a worker may go without a heartbeat before others take its job. */
export const LEASE_SECONDS = 60
/** How often a job is started before it counts as failed. */
export const ATTEMPTS_MAX = 3

/**
 * Takes the job that has waited longest, or one whose worker has missed its heartbeat. Rows that another worker is
 * taking are skipped, so that several processes can share one database.
 *
 * Empty: undefined when no job waits. A job that was interrupted too often fails here.
 */
export const claimJob = (
  db: Kysely<Schema>,
  {
    clock,
    owner,
    kinds,
  }: { readonly clock: Clock; readonly owner: string; readonly kinds: readonly string[] },
) =>
  db.transaction().execute(async trx => {
    const now = clock.now()
    const found = await trx
      .selectFrom('jobs')
      .select(['id', 'attempts'])
      .where('kind', 'in', [...kinds])
      .where('not_before', '<=', now)
      .where(eb =>
        eb.or([
          eb('state', '=', 'queued'),
          eb.and([eb('state', '=', 'running'), eb('lease_until', '<=', now)]),
        ]),
      )
      .orderBy('not_before')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (found === undefined) return undefined
    const isSpent = found.attempts >= ATTEMPTS_MAX
    return trx
      .updateTable('jobs')
      .set(
        isSpent
          ? {
              state: 'failed',
              reason: 'It was started several times and never finished.',
              lease_owner: null,
              lease_until: null,
              ended_at: now,
            }
          : {
              state: 'running',
              progress: 0,
              attempts: found.attempts + 1,
              lease_owner: owner,
              lease_until: secondsAfter(now, LEASE_SECONDS),
              started_at: now,
            },
      )
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
