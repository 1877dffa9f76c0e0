import type { Services } from '../services.ts'

/** A job as whoever carries it out sees it. */
export interface JobAtWork {
  readonly id: number
  readonly kind: string
  readonly subjectId: number
  readonly companyId: number
  readonly userId: number
  readonly attempts: number
}

/** What a job leaves behind. */
export interface JobFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** What a job may do while it runs. */
export interface JobContext {
  readonly services: Pick<Services, 'db' | 'clock'>
  readonly job: JobAtWork
  /**
   * Tells how far it is, in percent, and holds the lease for longer. Throws when the work is to end: the monitor stops,
   * or the lease was lost to another worker.
   */
  progress(percent: number): Promise<void>
}

/** The job cannot be done, now or later. The message is for people. */
export class JobRefused extends Error {}

/** How jobs of one kind are done. Each may be done again from its beginning. */
export interface JobKind {
  readonly kind: string
  /** Why it is not to be done any more, in words for people; null to go on. */
  cancelled(context: Pick<JobContext, 'services' | 'job'>): Promise<string | null>
  run(context: JobContext): Promise<JobFile>
}
