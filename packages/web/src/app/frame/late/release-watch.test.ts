import { fakeClock } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { PageRelease, ServedRelease } from '../../../stores/ports.ts'
import { RELEASE_CHECK_MS, RELEASE_FRESH_MS, ReleaseWatch } from './release-watch.ts'

const setUp = (running: string | null = 'one') => {
  const served: { now: ServedRelease; requested: number } = {
    now: { answered: true, release: 'one' },
    requested: 0,
  }
  const release: PageRelease = {
    running,
    served: async () => {
      served.requested += 1
      return served.now
    },
    wasReloadedFor: () => false,
    reload: () => true,
  }
  const clock = fakeClock()
  return { served, clock, watch: new ReleaseWatch(release, clock) }
}

it('a release other than the running one is announced once', async () => {
  const { served, clock, watch } = setUp()
  await watch.watch()
  expect(watch.isNew).toBe(false)
  served.now = { answered: true, release: 'two' }
  clock.advance(RELEASE_CHECK_MS)
  await expect.poll(() => watch.isNew).toBe(true)
  watch.dismiss()
  expect(watch.isNew).toBe(false)
  served.now = { answered: true, release: 'three' }
  clock.advance(RELEASE_CHECK_MS)
  await expect.poll(() => watch.isNew).toBe(true)
})

it.each([
  ['no answer', { answered: false }],
  ['a page without a release', { answered: true, release: null }],
] as const)('no release is announced after %s', async (_, answer) => {
  const { served, watch } = setUp()
  served.now = answer
  await watch.request()
  expect(watch.isNew).toBe(false)
})

it('the release is not requested when the running one is unknown, nor twice within a minute', async () => {
  const unknown = setUp(null)
  await unknown.watch.request()
  expect(unknown.served.requested).toBe(0)
  const { served, clock, watch } = setUp()
  await watch.request()
  await watch.request()
  expect(served.requested).toBe(1)
  clock.advance(RELEASE_FRESH_MS)
  await watch.request()
  expect(served.requested).toBe(2)
})

it('the release is no longer requested once the watch is stopped', async () => {
  const { served, clock, watch } = setUp()
  await watch.watch()
  watch.stop()
  clock.advance(3 * RELEASE_CHECK_MS)
  expect(served.requested).toBe(1)
})
