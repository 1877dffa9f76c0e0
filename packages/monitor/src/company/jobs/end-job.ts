import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Clock, secondsAfter } from '../../kernel/clock.ts'
import type { FileStore } from '../../kernel/file-store.ts'
import { withFiles } from '../../platform/uploads/store-upload.ts'
import type { JobAtWork, JobFile } from './job-kinds.ts'
import { ATTEMPTS_MAX, LEASE_SECONDS } from './claim-job.ts'

/** The lease and the time. Each function below does nothing, and returns false, once another worker has the lease. */
export interface Holder {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly files: FileStore
  readonly owner: string
}

const RETRY_SECONDS = 30
const NO_LEASE = { lease_owner: null, lease_until: null }

/** The row of a job while this worker holds its lease. */
const held = (db: Kysely<Schema>, owner: string, id: number) =>
  db
    .updateTable('jobs')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_owner', '=', owner)
    .returning('id')

/** Stores progress, which never decreases, and extends the lease. */
export async function reportProgress({ db, clock, owner }: Holder, id: number, percent: number) {
  const row = await held(db, owner, id)
    .set(eb => ({
      progress: eb.fn<number>('greatest', [
        'progress',
        eb.val(Math.min(100, Math.max(0, Math.trunc(percent)))),
      ]),
      lease_until: secondsAfter(clock.now(), LEASE_SECONDS),
    }))
    .executeTakeFirst()
  return row !== undefined
}

/** Releases a job as if it had not been started: another worker takes it at once. */
export async function handBack({ db, owner }: Holder, job: JobAtWork) {
  const row = await held(db, owner, job.id)
    .set({ state: 'queued', progress: 0, attempts: job.attempts - 1, started_at: null, ...NO_LEASE })
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a job that cannot be done, or is canceled, with a reason for people. */
export async function endWithReason(
  { db, clock, owner }: Holder,
  id: number,
  state: 'failed' | 'cancelled',
  reason: string,
) {
  const row = await held(db, owner, id)
    .set({ state, reason, ended_at: clock.now(), ...NO_LEASE })
    .executeTakeFirst()
  return row !== undefined
}

/** After a fault: the job waits and is retried, up to the limit of tries. */
export async function endWithFault(holder: Holder, job: JobAtWork) {
  if (job.attempts >= ATTEMPTS_MAX)
    return endWithReason(holder, job.id, 'failed', 'Something went wrong on our side. Try again later.')
  const { db, clock, owner } = holder
  const row = await held(db, owner, job.id)
    .set({
      state: 'queued',
      progress: 0,
      started_at: null,
      not_before: secondsAfter(clock.now(), RETRY_SECONDS * job.attempts),
      ...NO_LEASE,
    })
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a job with its file, in one transaction, and removes the files of earlier jobs on the same subject. */
export const endWithFile = (
  { db, files, clock, owner }: Holder,
  job: JobAtWork,
  file: JobFile,
): Promise<boolean> =>
  withFiles({ db, files }, async (trx, { keep, drop }) => {
    const row = await held(trx, owner, job.id)
      .set({ state: 'done', progress: 100, ended_at: clock.now(), ...NO_LEASE })
      .executeTakeFirst()
    if (row === undefined) return false
    const whose = { companyId: job.companyId, userId: job.userId, at: clock.now() }
    const stored = await keep({ ...file, content: new Blob([file.bytes]) }, whose)
    await trx.updateTable('jobs').set({ uploaded_file_id: stored }).where('id', '=', job.id).execute()
    const earlier = await trx
      .deleteFrom('jobs')
      .where('kind', '=', job.kind)
      .where('subject_id', '=', job.subjectId)
      .where('id', '<', job.id)
      .returning('uploaded_file_id')
      .execute()
    await drop(earlier.flatMap(({ uploaded_file_id: id }) => id ?? []))
    return true
  })
