import { afterEach, describe, expect, it, vi } from 'vitest'
import { LiveEvents, SILENCE_MS } from './live-events.ts'
import { LIVE_EVERY_MS, LiveRefresh, TOGETHER_MS } from './live-refresh.ts'

const setUp = (isVisible = true) => {
  const page = { isVisible, changed: () => undefined as void }
  const timers = new Set<() => void>()
  const refresh = vi.fn(async () => undefined)
  const live = new LiveRefresh({
    clock: {
      after: (_, call) => {
        timers.add(call)
        return () => timers.delete(call)
      },
    },
    sight: {
      isVisible: () => page.isVisible,
      onChange: call => {
        page.changed = call
        return () => {
          page.changed = () => undefined
        }
      },
    },
    refresh,
  })
  live.start()
  const pass = async () => {
    for (const call of timers) {
      timers.delete(call)
      call()
    }
    await Promise.resolve()
    await Promise.resolve()
  }
  const show = (is: boolean) => {
    page.isVisible = is
    page.changed()
  }
  return { live, refresh, timers, pass, show }
}

it('a visible page is refreshed again and again', async () => {
  const { refresh, pass } = setUp()
  await pass()
  await pass()
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('a hidden page is not refreshed until it is seen again, and then at once', async () => {
  const { refresh, timers, show } = setUp()
  show(false)
  expect([timers.size, refresh.mock.calls.length]).toEqual([0, 0])
  show(true)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('a page that opens hidden waits until it is seen', () => {
  expect(setUp(false).timers.size).toBe(0)
})

it('a refresh does not begin while one is under way', async () => {
  const { live, refresh } = setUp()
  const first = live.now()
  await live.now()
  await first
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('a page that was left is not refreshed again', async () => {
  const { live, refresh, timers, show } = setUp()
  live.stop()
  show(true)
  expect([timers.size, refresh.mock.calls.length]).toEqual([0, 0])
})

describe('events', () => {
  const CHANGE = {
    cursor: '1',
    events: [{ kind: 'load', subject: 'load', subjectId: 7 }],
    isComplete: true,
  } as const
  const EVERY_MS = 10_000
  const OTHER = { ...CHANGE, events: [{ kind: 'team', subject: 'team', subjectId: 1 }] } as const
  const clock = {
    after: (ms: number, call: () => void) => {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  }
  const began = (isVisible = true, more: { readonly reportsToo?: boolean } = {}) => {
    vi.useFakeTimers()
    const events = new LiveEvents(clock)
    const ends: (() => void)[] = []
    const refresh = vi.fn(() => new Promise<void>(resolve => ends.push(resolve)))
    const live = new LiveRefresh({
      clock,
      sight: { isVisible: () => isVisible, onChange: () => () => undefined },
      refresh,
      everyMs: EVERY_MS,
      ...more,
      changes: { events, interest: { kinds: ['load'] } },
    })
    live.start()
    return { events, refresh, live, ends }
  }
  afterEach(() => void vi.useRealTimers())

  it('several at once are one refresh', async () => {
    const { events, refresh } = began()
    for (let count = 0; count < 5; count += 1) events.publish(CHANGE)
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('one that comes during a refresh is followed by another refresh', async () => {
    const { events, refresh, ends } = began()
    events.publish(CHANGE)
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    events.publish(CHANGE)
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('other events, a hidden page and one that was left request nothing', async () => {
    const { events, refresh, live } = began()
    events.publish(OTHER)
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    events.publish(CHANGE)
    live.stop()
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    events.publish(CHANGE)
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    expect(refresh).not.toHaveBeenCalled()
    const hidden = began(false)
    hidden.events.publish(CHANGE)
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    expect(hidden.refresh).not.toHaveBeenCalled()
  })

  /** Time passes, with a beat of the stream every ten seconds. */
  const beats = async (events: LiveEvents, ms: number) => {
    for (let passed = 0; passed < ms; passed += EVERY_MS) {
      events.publish(OTHER)
      await vi.advanceTimersByTimeAsync(EVERY_MS)
    }
  }

  it('while they are received, a page is refreshed once a minute; without them at its interval', async () => {
    const { events, refresh, ends } = began()
    await beats(events, LIVE_EVERY_MS - EVERY_MS)
    expect(refresh).not.toHaveBeenCalled()
    await beats(events, EVERY_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(SILENCE_MS)
    expect(events.isLive).toBe(false)
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('a change in between is shown at once, and the minute begins anew', async () => {
    const { events, refresh, ends } = began()
    await beats(events, LIVE_EVERY_MS - EVERY_MS)
    events.publish(CHANGE)
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    ends[0]?.()
    expect(refresh).toHaveBeenCalledTimes(1)
    await beats(events, LIVE_EVERY_MS - EVERY_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('a lost place is no line: the page is refreshed at once, and then at its interval', async () => {
    const { events, refresh, ends } = began()
    events.publish(OTHER)
    events.publish({ cursor: '', events: [], isComplete: false })
    await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('a refresh that says that the user is there keeps its interval', async () => {
    const { events, refresh } = began(true, { reportsToo: true })
    await beats(events, EVERY_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
  })
})
