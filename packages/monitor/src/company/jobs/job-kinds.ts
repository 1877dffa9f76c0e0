import type { Services } from '../../http/services.ts'

/** A job as its worker sees it. */
export interface JobAtWork {
  readonly id: number
  readonly kind: string
  readonly subjectId: number
  readonly companyId: number
  readonly userId: number
  readonly attempts: number
}

/** The result of a job. */
export interface JobFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What a job may do while it runs. */
export interface JobContext {
  readonly services: Pick<Services, 'db' | 'clock'>
  readonly job: JobAtWork
  /**
   * Reports progress, in percent, and extends the lease. Throws when the work must stop: the monitor stops,
   * or the lease was lost to another worker.
   */
  progress(percent: number): Promise<void>
}

/** The job cannot be done, now or later. The message is for people. */
export class JobRefused extends Error {}

/** How jobs of one kind are done. Each may be restarted from its beginning. */
export interface JobKind {
  readonly kind: string
  /** Why the job is canceled, as a sentence for people; null to continue. */
  cancelled(context: Pick<JobContext, 'services' | 'job'>): Promise<string | null>
  run(context: JobContext): Promise<JobFile>
}
