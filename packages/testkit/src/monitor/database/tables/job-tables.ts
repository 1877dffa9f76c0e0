import type { Generated } from 'kysely'
import type { Id, Instant } from './columns.ts'

/** Work that takes longer than a call. */
export interface JobsTable {
  id: Id
  kind: string
  /** What it is about, by the kind's own numbers. At most one job of a kind and subject is queued or running. */
  subject_id: number
  company_id: number
  /** Who asked for it. Null: they are gone. */
  user_id: number | null
  state: Generated<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>
  /** Whole percent. */
  progress: Generated<number>
  /** How often it was begun. */
  attempts: Generated<number>
  /** Which worker does it, and until when others leave it alone. */
  lease_owner: string | null
  lease_until: Instant | null
  /** Nobody begins it before. */
  not_before: Instant
  asked_at: Instant
  started_at: Instant | null
  ended_at: Instant | null
  /** Why it failed or was cancelled, in words for people. */
  reason: string | null
  uploaded_file_id: number | null
}

export interface JobTables {
  jobs: JobsTable
}
