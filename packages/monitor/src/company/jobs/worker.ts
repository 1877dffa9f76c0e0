import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { logLine } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { putDueInForce } from '../../own-carriers/policy/put-in-force.ts'
import { companyReportJob } from '../reports/report-job.ts'
import { endWithFault, endWithFile, endWithReason, type Holder, handBack, reportProgress } from './end-job.ts'
import { type JobAtWork, type JobKind, JobRefused } from './job-kinds.ts'
import { claimJob } from './claim-job.ts'

/** Every kind of job of this monitor. */
const JOB_KINDS: readonly JobKind[] = [companyReportJob]

const POLL_MS = 1_000

/** The work must stop early: the monitor stops, or another worker has the job now. */
class WorkEnded extends Error {
  readonly isOurs: boolean

  constructor(isOurs: boolean) {
    super('the work ended early')
    this.isOurs = isOurs
  }
}

/** The result of one check for jobs. */
export type Worked = 'nothing' | 'ended' | 'handed back' | 'lost'

/**
 * Does jobs, one at a time, beside the calls. Any number of workers, in any number of processes, may share one
 * database: each job belongs to one worker while its heartbeat lasts, and to another when it stops.
 */
export class Worker {
  readonly #services: Pick<Services, 'db' | 'clock' | 'config' | 'files'>
  readonly #kinds: ReadonlyMap<string, JobKind>
  readonly #holder: Holder
  readonly #stopping = new AbortController()
  #turning: Promise<void> | undefined

  constructor(
    services: Pick<Services, 'db' | 'clock' | 'config' | 'files'>,
    kinds: readonly JobKind[] = JOB_KINDS,
  ) {
    this.#services = services
    this.#kinds = new Map(kinds.map(each => [each.kind, each]))
    this.#holder = { db: services.db, clock: services.clock, files: services.files, owner: randomUUID() }
  }

  /** Starts checking for jobs. */
  start(): void {
    this.#turning ??= this.#turn()
  }

  /** Takes no more jobs; a running one is released, for another worker to take at once. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#turning
  }

  /** Does all waiting jobs. For tests, and for a command that then exits. */
  async drain(): Promise<void> {
    while ((await this.runOne()) !== 'nothing');
  }

  /** Does one job, if one waits. */
  async runOne(): Promise<Worked> {
    const { db, clock } = this.#services
    const claimed = await claimJob(db, { clock, owner: this.#holder.owner, kinds: [...this.#kinds.keys()] })
    if (claimed === undefined) return 'nothing'
    const kind = this.#kinds.get(claimed.kind)
    if (claimed.state !== 'running' || kind === undefined) return 'ended'
    const { id, attempts, subject_id: subjectId, company_id: companyId, user_id: userId } = claimed
    if (userId === null) return this.#cancel(id, 'The person who requested it is no longer here.')
    return this.#do(kind, { id, kind: claimed.kind, subjectId, companyId, userId, attempts })
  }

  async #do(kind: JobKind, job: JobAtWork): Promise<Worked> {
    const { db, clock } = this.#services
    const services = { db, clock }
    const progress = async (percent: number) => {
      if (this.#stopping.signal.aborted) throw new WorkEnded(true)
      if (!(await reportProgress(this.#holder, job.id, percent))) throw new WorkEnded(false)
    }
    try {
      // No report of a day is by the rules of the day before.
      await putDueInForce(services)
      const why = await kind.cancelled({ services, job })
      if (why !== null) return await this.#cancel(job.id, why)
      const file = await kind.run({ services, job, progress })
      return (await endWithFile(this.#holder, job, file)) ? 'ended' : 'lost'
    } catch (thrown) {
      return this.#afterError(job, thrown)
    }
  }

  async #cancel(id: number, reason: string): Promise<Worked> {
    return (await endWithReason(this.#holder, id, 'cancelled', reason)) ? 'ended' : 'lost'
  }

  async #afterError(job: JobAtWork, thrown: unknown): Promise<Worked> {
    if (thrown instanceof WorkEnded) {
      if (!thrown.isOurs) return 'lost'
      return (await handBack(this.#holder, job)) ? 'handed back' : 'lost'
    }
    if (thrown instanceof JobRefused)
      return (await endWithReason(this.#holder, job.id, 'failed', thrown.message)) ? 'ended' : 'lost'
    this.#log(thrown)
    return (await endWithFault(this.#holder, job)) ? 'ended' : 'lost'
  }

  async #turn(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      let worked: Worked = 'nothing'
      try {
        worked = await this.runOne()
      } catch (fault) {
        // A database outage must not end the worker; the job comes back when its lease ends.
        this.#log(fault)
      }
      if (worked === 'nothing' && !signal.aborted) await pause(signal)
    }
  }

  #log(fault: unknown): void {
    this.#services.config.log?.(logLine({ requestId: '-', route: 'job', status: 500, ms: 0, fault }))
  }
}

/** Waits, unless the worker is stopping. */
const pause = async (signal: AbortSignal): Promise<void> => {
  try {
    await setTimeout(POLL_MS, undefined, { signal, ref: false })
  } catch {
    // Aborted: the loop checks it.
  }
}
