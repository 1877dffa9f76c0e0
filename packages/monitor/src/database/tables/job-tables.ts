import type { Generated } from 'kysely'
import type { Id, Instant } from './columns.ts'

/** Work that takes longer than a call. */
export interface JobsTable {
  id: Id
  kind: string
  /** Its subject, numbered by its kind. At most one job of a kind and subject is queued or running. */
  subject_id: number
  company_id: number
  /** The user who requested it. Null: the user was removed. */
  user_id: number | null
  state: Generated<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>
  /** Whole percent. */
  progress: Generated<number>
  /** How often it was started. */
  attempts: Generated<number>
  /** The worker that has the lease, and the end of the lease. */
  lease_owner: string | null
  lease_until: Instant | null
  /** No worker starts it before then. */
  not_before: Instant
  asked_at: Instant
  started_at: Instant | null
  ended_at: Instant | null
  /** Why it failed or was canceled, for people. */
  reason: string | null
  uploaded_file_id: number | null
}

export interface JobTables {
  jobs: JobsTable
}
