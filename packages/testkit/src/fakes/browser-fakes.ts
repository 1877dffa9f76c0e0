import {
  type AutomationMarkers,
  type CalendarDate,
  type Clock,
  calendarDateOf,
  type PageViews,
  type SavedTarget,
  type SearchCache,
} from '@fairhaul/core'

/** `SavedTarget` in memory. */
export const fakeSavedTarget = (saved: string | null = null): SavedTarget => {
  let target = saved
  return {
    read: () => target,
    store: next => {
      target = next
    },
    clear: () => {
      target = null
    },
  }
}

/** `SearchCache` in memory. Entries are kept as text, as a browser keeps them. */
export const fakeSearchCache = (): SearchCache => {
  const stored = new Map<string, string>()
  return {
    read: key => {
      const text = stored.get(key)
      return text === undefined ? undefined : (JSON.parse(text) as unknown)
    },
    write: (key, entry) => void stored.set(key, JSON.stringify(entry)),
    clear: key => void stored.delete(key),
    clearAll: () => stored.clear(),
  }
}

/** `PageViews` that records what it receives, newest last. */
export const fakePageViews = (): PageViews & {
  readonly views: readonly Parameters<PageViews['viewed']>[0][]
} => {
  const views: Parameters<PageViews['viewed']>[0][] = []
  return { views, viewed: view => void views.push(view) }
}

/** A `Clock` that a test moves. */
export interface FakeClock extends Clock {
  /** Lets time pass; what is due happens at its own instant, in order. */
  advance(ms: number): void
}

/** A clock that only a test moves. It starts at noon, local time. */
export const fakeClock = (startsOn: CalendarDate = '2026-11-21'): FakeClock => {
  let now = new Date(`${startsOn}T12:00:00`).getTime()
  let waiting: readonly { readonly at: number; readonly call: () => void }[] = []
  return {
    now: () => now,
    today: () => calendarDateOf(new Date(now)),
    after: (ms, call) => {
      const entry = { at: now + Math.max(0, ms), call }
      waiting = [...waiting, entry]
      return () => {
        waiting = waiting.filter(each => each !== entry)
      }
    },
    advance: ms => {
      const until = now + ms
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)
        if (next === undefined) break
        waiting = waiting.filter(each => each !== next)
        now = next.at
        next.call()
      }
      now = until
    },
  }
}

/** `AutomationMarkers` that finds what a test has left. */
export const fakeAutomationMarkers = (
  ...there: readonly string[]
): AutomationMarkers & { leave(name: string): void } => {
  const names = [...there]
  return { found: () => [...names], leave: name => void names.push(name) }
}
