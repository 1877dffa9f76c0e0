import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../testing/thorough.ts'
import { SharedRuns } from './shared-runs.ts'

const signal = () => new AbortController().signal

/** Work that ends when the test says so. */
const aRun = () => {
  const settle: { end: () => void; fail: (error: Error) => void } = { end: () => {}, fail: () => {} }
  const ended = new Promise<void>((resolve, reject) => {
    settle.end = resolve
    settle.fail = reject
  })
  return { ...settle, ended }
}

it('a call during a run waits for a run that begins later, which all such calls share', async () => {
  const shared = new SharedRuns<string>()
  const begun: ReturnType<typeof aRun>[] = []
  const work = () => {
    const run = aRun()
    begun.push(run)
    return run.ended
  }
  const first = shared.run('a', signal(), work)
  const later = [shared.run('a', signal(), work), shared.run('a', signal(), work)]
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await first
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.end()
  await Promise.all(later)
  expect(begun).toHaveLength(2)
})

it('a run that fails fails those who share it, and not those who wait for the next', async () => {
  const shared = new SharedRuns<string>()
  const failed = aRun()
  const first = shared.run('a', signal(), () => failed.ended)
  const second = shared.run('a', signal(), async () => {})
  failed.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect(second).resolves.toBeUndefined()
})

it('a run is aborted once all who wait for it are gone, and not before', async () => {
  const shared = new SharedRuns<string>()
  const clients = [new AbortController(), new AbortController()]
  const before = aRun()
  void shared.run('a', signal(), () => before.ended)
  const run = aRun()
  let its: AbortSignal | undefined
  const waiting = clients.map(client =>
    shared.run('a', client.signal, each => {
      its = each
      return run.ended
    }),
  )
  const ended = Promise.allSettled(waiting)
  before.end()
  await expect.poll(() => its).toBeDefined()
  clients[0]?.abort()
  expect(its?.aborted).toBe(false)
  clients[1]?.abort()
  expect(its?.aborted).toBe(true)
  run.end()
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('for any calls, each key has one run at a time, and each call a whole run after it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.nat(2), at: fc.nat(6), takes: fc.nat(4) }), { maxLength: 20 }),
      async calls => {
        const shared = new SharedRuns<number>()
        const isRunning = new Set<number>()
        /** When the last run of each key that has ended began. */
        const begun = new Map<number, number>()
        let moment = 0
        const turns = async (count: number) => {
          for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
        }
        await Promise.all(
          calls.map(async ({ key, at, takes }) => {
            await turns(at)
            const came = moment++
            await shared.run(key, signal(), async () => {
              expect(isRunning.has(key)).toBe(false)
              isRunning.add(key)
              const began = moment++
              await turns(takes)
              isRunning.delete(key)
              begun.set(key, began)
            })
            expect(begun.get(key)).toBeGreaterThan(came)
          }),
        )
      },
    ),
    { numRuns: runs(100, 500) },
  )
})
