import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { type JobContext, type JobKind, JobRefused } from './job-kinds.ts'
import { queueJob } from './claim-job.ts'
import { Worker } from './worker.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('jobs').execute()
  await testCompany.database.db.deleteFrom('uploaded_files').execute()
})

const FILE = { name: 'a.csv', type: 'text/csv', bytes: Uint8Array.of(1) }

/** A kind of job that does what a test wants. */
const doing = (run: (context: JobContext) => Promise<unknown>, cancelled: string | null = null): JobKind => ({
  kind: 'test',
  cancelled: async () => cancelled,
  run: async context => {
    await run(context)
    return FILE
  },
})
const worker = (kind: JobKind = doing(async () => {})) => new Worker(testCompany.monitor.services, [kind])
const request = (subject_id = 1) =>
  queueJob(testCompany.database.db, {
    kind: 'test',
    subject_id,
    company_id: 1,
    user_id: 1,
    at: testCompany.clock.now(),
  })
const jobs = () => testCompany.database.db.selectFrom('jobs').selectAll().orderBy('id').execute()
const job = async () => (await jobs())[0]

/** A promise that a test resolves. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open }
}

describe('a worker', () => {
  it('does waiting jobs, the oldest first, and stores their results', async () => {
    const done: number[] = []
    await request(7)
    testCompany.clock.move(1)
    await request(3)
    await worker(doing(async ({ job: { subjectId } }) => done.push(subjectId))).drain()
    expect(done).toEqual([7, 3])
    expect(await job()).toMatchObject({ state: 'done', progress: 100, attempts: 1, lease_owner: null })
    expect((await job())?.uploaded_file_id).not.toBeNull()
  })

  it('takes no job when none waits, and none of an unknown kind', async () => {
    expect(await worker().runOne()).toBe('nothing')
    await request()
    expect(await worker({ ...doing(async () => {}), kind: 'other' }).runOne()).toBe('nothing')
    expect(await job()).toMatchObject({ state: 'queued' })
  })

  it('reports progress that never decreases and never exceeds the total', async () => {
    await request()
    const seen: unknown[] = []
    await worker(
      doing(async ({ progress }) => {
        for (const percent of [12.7, 5, 250]) {
          await progress(percent)
          seen.push((await job())?.progress)
        }
      }),
    ).runOne()
    expect(seen).toEqual([12, 12, 100])
  })

  it('shares a database with other workers: each job is done once', async () => {
    const done: number[] = []
    for (let subject = 1; subject <= 12; subject++) await request(subject)
    const kind = doing(async ({ job: { subjectId } }) => done.push(subjectId))
    await Promise.all(Array.from({ length: 4 }, () => worker(kind).drain()))
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    expect((await jobs()).map(({ attempts }) => attempts)).toEqual(Array(12).fill(1))
  })

  it('leaves a job to a worker with a heartbeat, and takes it when the heartbeat stops', async () => {
    await request()
    const { opened, open } = gate()
    const slow = worker(
      doing(async ({ progress }) => {
        await progress(10)
        await opened
        await progress(20)
      }),
    )
    const lost = slow.runOne()
    await expect.poll(async () => (await job())?.progress).toBe(10)
    testCompany.clock.move(59)
    expect(await worker().runOne()).toBe('nothing')
    testCompany.clock.move(2)
    expect(await worker().runOne()).toBe('ended')
    open()
    expect(await lost).toBe('lost')
    expect(await jobs()).toMatchObject([{ state: 'done', attempts: 2 }])
    expect(await testCompany.database.db.selectFrom('uploaded_files').select('id').execute()).toHaveLength(1)
  })

  it('that lost its job stores nothing of it, even at the very end', async () => {
    await request()
    const { opened, open } = gate()
    const lost = worker(doing(() => opened)).runOne()
    await expect.poll(async () => (await job())?.state).toBe('running')
    testCompany.clock.move(61)
    await worker().runOne()
    const stored = (await job())?.uploaded_file_id
    open()
    expect(await lost).toBe('lost')
    expect((await job())?.uploaded_file_id).toBe(stored)
  })

  it('that is stopped releases its job, for another to take at once', async () => {
    await request()
    const { opened, open } = gate()
    const stopped = worker(
      doing(async ({ progress }) => {
        await progress(10)
        await opened
        await progress(20)
      }),
    )
    const work = stopped.runOne()
    await expect.poll(async () => (await job())?.progress).toBe(10)
    const stopping = stopped.stop()
    open()
    expect(await work).toBe('handed back')
    await stopping
    expect(await job()).toMatchObject({ state: 'queued', progress: 0, attempts: 0, lease_owner: null })
    expect(await worker().runOne()).toBe('ended')
  })

  it('takes jobs from its start until it is stopped', async () => {
    const turning = worker()
    turning.start()
    turning.start()
    await request()
    await expect.poll(async () => (await job())?.state).toBe('done')
    await turning.stop()
    await request(2)
    expect((await jobs()).at(-1)).toMatchObject({ state: 'queued' })
  })

  it('retries a job after a fault, later each time, and gives up after three', async () => {
    await request()
    const failing = worker(doing(() => Promise.reject(new Error('a fault'))))
    expect(await failing.runOne()).toBe('ended')
    expect(await job()).toMatchObject({ state: 'queued', attempts: 1, reason: null })
    expect(await failing.runOne()).toBe('nothing')
    testCompany.clock.move(30)
    await failing.runOne()
    testCompany.clock.move(59)
    expect(await failing.runOne()).toBe('nothing')
    testCompany.clock.move(1)
    await failing.runOne()
    expect(await job()).toMatchObject({
      state: 'failed',
      attempts: 3,
      reason: 'Something went wrong on our side. Try again later.',
    })
  })

  it('gives up a job that was interrupted three times', async () => {
    await request()
    await testCompany.database.db
      .updateTable('jobs')
      .set({ state: 'running', attempts: 3, lease_owner: 'gone', lease_until: testCompany.clock.now() })
      .execute()
    expect(await worker().runOne()).toBe('ended')
    expect(await job()).toMatchObject({
      state: 'failed',
      reason: 'It was started several times and never finished.',
    })
  })

  it('fails a job that cannot be done at once, with its reason', async () => {
    await request()
    await worker(doing(() => Promise.reject(new JobRefused('It has too many rows.')))).runOne()
    expect(await job()).toMatchObject({ state: 'failed', reason: 'It has too many rows.', attempts: 1 })
  })

  it.each([
    ['is not to be done any more', 'Not any more.', 1],
    ['nobody is there to have', null, null],
  ])('cancels a job that %s', async (_, why, user_id) => {
    await request()
    await testCompany.database.db.updateTable('jobs').set({ user_id }).execute()
    await worker(doing(async () => {}, why)).runOne()
    expect(await job()).toMatchObject({
      state: 'cancelled',
      reason: why ?? 'The person who requested it is no longer here.',
      uploaded_file_id: null,
    })
  })

  it('logs a fault without rows or names', async () => {
    const lines: string[] = []
    const { services } = testCompany.monitor
    const config = { ...services.config, log: (line: string) => void lines.push(line) }
    await request()
    await new Worker({ ...services, config }, [doing(() => Promise.reject(new Error('a fault')))]).runOne()
    expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
      { level: 'error', route: 'job', fault: { message: 'a fault' } },
    ])
  })
})

describe('queueing a job', () => {
  it('adds one job while it waits, also for ten callers at once, and another after it ended', async () => {
    const requests = await Promise.all(Array.from({ length: 10 }, () => request()))
    expect(requests.filter(made => made !== undefined)).toHaveLength(1)
    await worker().drain()
    expect(await request()).toBeDefined()
  })
})
