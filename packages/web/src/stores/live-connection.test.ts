import type { CompanyEvent, EventBatch, UserId } from '@fairhaul/core'
import { fakeCompanyEvents, refusal } from '@fairhaul/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_MS, HIDDEN_MS, POLL_MS, POLLS } from './event-line.ts'
import { LiveConnection } from './live-connection.ts'
import { SILENCE_MS } from './live-events.ts'
import type { EventSharing, SharedEvents } from './ports.ts'

const USER = 1 as UserId
const LATER = 10_000
const load = (subjectId: number): CompanyEvent => ({ kind: 'load', subject: 'load', subjectId })

/** The tabs of one browser: one leads, and they receive what another shares. */
const browserOf = () => {
  const calls = new Set<(shared: SharedEvents) => void>()
  let before: Promise<unknown> = Promise.resolve()
  const tab = (): EventSharing => {
    const own = new Set<(shared: SharedEvents) => void>()
    return {
      lead: async (work, signal) => {
        const turn = before
        let end = () => {}
        before = new Promise<void>(resolve => {
          end = resolve
        })
        await turn
        try {
          return signal.aborted ? undefined : await work(signal)
        } finally {
          end()
        }
      },
      publish: shared => {
        for (const call of calls) if (!own.has(call)) call(shared)
      },
      subscribe: call => {
        own.add(call)
        calls.add(call)
        return () => void calls.delete(call)
      },
    }
  }
  return { tab }
}

const tabOf = (
  events: ReturnType<typeof fakeCompanyEvents>,
  sharing = browserOf().tab(),
  firstPlace: string | null = null,
) => {
  const page = { isVisible: true, isOnline: true, changed: new Set<() => void>() }
  const watch = (call: () => void) => {
    page.changed.add(call)
    return () => void page.changed.delete(call)
  }
  const set = (change: { isVisible?: boolean; isOnline?: boolean }) => {
    Object.assign(page, change)
    for (const call of [...page.changed]) call()
  }
  const received: EventBatch[] = []
  const connection = new LiveConnection({
    events,
    sharing,
    live: { publish: batch => void received.push(batch), lost: () => {} },
    clock: {
      after: (ms, call) => {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    },
    sight: { isVisible: () => page.isVisible, onChange: watch },
    network: { isOnline: () => page.isOnline, subscribe: watch },
    random: () => 0.5,
    firstPlace: () => firstPlace,
  })
  const ids = () => received.flatMap(({ events }) => events.map(({ subjectId }) => subjectId))
  return { connection, received, ids, set, stop: connection.start(USER) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('the line of a browser', () => {
  it('passes on what changes, as it happens', async () => {
    const events = fakeCompanyEvents()
    const { ids } = tabOf(events)
    await pass()
    events.happen(load(7))
    await pass()
    expect(ids()).toEqual([7])
  })

  it('outdates what was loaded before the line began, once', async () => {
    const events = fakeCompanyEvents()
    const { received } = tabOf(events)
    await pass()
    events.beat()
    await pass()
    expect(received.map(({ isComplete }) => isComplete)).toEqual([false, true])
  })

  it('that knows the place of what was loaded has what came since, and outdates nothing else', async () => {
    const events = fakeCompanyEvents()
    const place = await events.since({})
    events.happen(load(5))
    const { received, ids } = tabOf(events, undefined, place.ok ? place.value.cursor : null)
    await pass()
    expect(ids()).toEqual([5])
    expect(received.map(({ isComplete }) => isComplete)).toEqual([true])
  })

  it('after a lost line has what came meanwhile, once', async () => {
    const events = fakeCompanyEvents()
    const { ids } = tabOf(events)
    await pass()
    events.happen(load(1))
    await pass()
    events.end()
    events.happen(load(2), load(3))
    await pass(LATER)
    events.happen(load(4))
    await pass()
    expect(ids()).toEqual([1, 2, 3, 4])
    expect(events.open).toBe(1)
  })

  it('a line that is silent for long is opened again', async () => {
    const events = fakeCompanyEvents()
    tabOf(events)
    await pass()
    await pass(SILENCE_MS + LATER)
    expect(events.requests.length).toBeGreaterThan(1)
    expect(events.open).toBe(1)
  })

  it.each(['buffered by a proxy', 'replaced by others of the same person'])(
    'while it is %s, the events are requested, and later a stream again',
    async why => {
      const events = fakeCompanyEvents()
      const release = why === 'buffered by a proxy' ? events.holdNext('stream') : undefined
      const { ids } = tabOf(events)
      await pass()
      if (release === undefined) events.end('replaced')
      await pass(FIRST_MS + POLL_MS)
      expect(events.open).toBe(0)
      events.happen(load(5))
      await pass(POLL_MS)
      expect(ids()).toEqual([5])
      await pass(POLL_MS * POLLS)
      expect(events.open).toBe(1)
      release?.()
    },
  )

  it('two tabs have one line, and both receive what comes; when one is closed, the other goes on', async () => {
    const events = fakeCompanyEvents()
    const browser = browserOf()
    const [first, second] = [tabOf(events, browser.tab()), tabOf(events, browser.tab())]
    await pass()
    expect(events.open).toBe(1)
    events.happen(load(1))
    await pass()
    expect([first.ids(), second.ids()]).toEqual([[1], [1]])
    first.stop()
    events.happen(load(2))
    await pass()
    events.happen(load(3))
    await pass()
    expect([first.ids(), second.ids()]).toEqual([[1], [1, 2, 3]])
    expect(events.open).toBe(1)
  })

  it('a page that is hidden for long has no line, and catches up when it is seen', async () => {
    const events = fakeCompanyEvents()
    const { ids, set } = tabOf(events)
    await pass()
    set({ isVisible: false })
    await pass(HIDDEN_MS - 1)
    expect(events.open).toBe(1)
    await pass(1)
    expect(events.open).toBe(0)
    events.happen(load(9))
    await pass(LATER)
    expect(ids()).toEqual([])
    set({ isVisible: true })
    await pass()
    expect(ids()).toEqual([9])
  })

  it('without a network it waits, and begins when there is one', async () => {
    const events = fakeCompanyEvents()
    const { set } = tabOf(events)
    await pass()
    set({ isOnline: false })
    events.end()
    await pass(LATER)
    const { length } = events.requests
    await pass(LATER)
    expect(events.requests).toHaveLength(length)
    set({ isOnline: true })
    await pass()
    expect(events.open).toBe(1)
  })

  it('ends at once when the user signs out', async () => {
    const events = fakeCompanyEvents()
    const { stop, ids } = tabOf(events)
    await pass()
    stop()
    await pass()
    expect(events.open).toBe(0)
    events.happen(load(1))
    await pass(LATER)
    expect(ids()).toEqual([])
  })

  it.each([refusal.unauthenticated, refusal.forbidden(), refusal.notFound])(
    'is not opened again after $kind',
    async why => {
      const events = fakeCompanyEvents()
      events.refuseNext('stream', why)
      tabOf(events)
      await pass(LATER)
      expect(events.requests).toHaveLength(1)
    },
  )

  it('a place that the monitor does not know outdates everything, and the line begins anew', async () => {
    const events = fakeCompanyEvents()
    const { received } = tabOf(events)
    await pass()
    received.length = 0
    events.end()
    events.refuseNext('stream', refusal.invalid('cursor', 'This is no place.'))
    await pass(LATER)
    expect(received.some(({ isComplete }) => !isComplete)).toBe(true)
    expect(events.open).toBe(1)
  })

  it('a failing line is tried again less and less often', async () => {
    const events = fakeCompanyEvents()
    for (let count = 0; count < 40; count += 1) events.failNext('stream')
    tabOf(events)
    await pass(60_000)
    expect(events.requests.length).toBeLessThan(12)
  })
})
