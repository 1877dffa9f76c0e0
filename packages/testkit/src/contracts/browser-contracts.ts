import type { AutomationMarkers, Clock, PageViews, SavedTarget, SearchCache } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import type { Make } from './contract.ts'

/** A clock, and how a test lets time pass on it. */
export interface ClockSubject {
  readonly clock: Clock
  /** Answers once at least so many milliseconds have passed. */
  readonly pass: (ms: number) => Promise<void>
}

/** What every `Clock` does. */
export const clockContract = (make: Make<ClockSubject>): void => {
  describe('a clock', () => {
    it('a clock goes forward, and its date is the day of its time', async () => {
      const { clock, pass } = await make()
      const before = clock.now()
      await pass(20)
      expect(clock.now()).toBeGreaterThan(before)
      expect(clock.today()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    })

    it('a clock calls back once, and only after the time', async () => {
      const { clock, pass } = await make()
      let calls = 0
      clock.after(20, () => {
        calls += 1
      })
      expect(calls).toBe(0)
      await pass(40)
      expect(calls).toBe(1)
      await pass(40)
      expect(calls).toBe(1)
    })

    it('a clock does not call back what was cancelled', async () => {
      const { clock, pass } = await make()
      let calls = 0
      clock.after(20, () => {
        calls += 1
      })()
      await pass(40)
      expect(calls).toBe(0)
    })
  })
}

/** One screen that was shown. */
export type PageView = Parameters<PageViews['viewed']>[0]

/** Page views without any reported view. */
export interface PageViewsSubject {
  readonly pageViews: PageViews
  /** What the tag manager received, newest last. */
  readonly reportedViews: () => readonly PageView[]
}

/** What every `PageViews` does. Source: section 2, "Page views". */
export const pageViewsContract = (make: Make<PageViewsSubject>): void => {
  describe('page views', () => {
    it('page views are reported complete, each time one happens', async () => {
      const { pageViews, reportedViews } = await make()
      const home: PageView = { routeName: 'home', pattern: '/', title: 'Home' }
      const load: PageView = { routeName: 'load', pattern: '/loads/:id', title: 'Load Detail' }
      expect(reportedViews()).toEqual([])
      for (const view of [home, load, home]) pageViews.viewed(view)
      expect(reportedViews()).toEqual([home, load, home])
    })
  })
}

/** A browser in which no target is saved. */
export interface SavedTargetSubject {
  readonly target: SavedTarget
}

/** What every `SavedTarget` does. Source: section 4, "Saved target". */
export const savedTargetContract = (make: Make<SavedTargetSubject>): void => {
  describe('a saved target', () => {
    it('a saved target is null until one is stored, and null after it is cleared', async () => {
      const { target } = await make()
      expect(target.read()).toBeNull()
      target.store('/carriers/7')
      expect(target.read()).toBe('/carriers/7')
      target.clear()
      expect(target.read()).toBeNull()
    })

    it('a saved target is the one stored last, and reading does not take it away', async () => {
      const { target } = await make()
      target.store('/carriers/7')
      target.store('/loads?tab=open')
      expect([target.read(), target.read()]).toEqual(['/loads?tab=open', '/loads?tab=open'])
    })

    it('a saved target may be cleared where there is none', async () => {
      const { target } = await make()
      target.clear()
      expect(target.read()).toBeNull()
    })
  })
}

/** A browser in which no results are kept. */
export interface SearchCacheSubject {
  readonly cache: SearchCache
}

/** What every `SearchCache` does. Source: section 2, "Search-result caching". */
export const searchCacheContract = (make: Make<SearchCacheSubject>): void => {
  describe('a search cache', () => {
    it('a search cache returns what was stored under the same key only', async () => {
      const { cache } = await make()
      const entry = { address: '/carriers/global-search?q=eagle', rows: [{ id: 7, name: null }] }
      expect(cache.read('a')).toBeUndefined()
      cache.write('a', entry)
      expect(cache.read('a')).toEqual(entry)
      expect(cache.read('b')).toBeUndefined()
    })

    it('a search cache keeps the last entry of a key, as it was when it was stored', async () => {
      const { cache } = await make()
      const rows = [1]
      cache.write('a', { rows: [0] })
      cache.write('a', { rows })
      rows.push(2)
      expect(cache.read('a')).toEqual({ rows: [1] })
    })

    it('a search cache deletes one key, or all of them', async () => {
      const { cache } = await make()
      for (const key of ['a', 'b', 'c']) cache.write(key, key)
      cache.clear('a')
      expect(['a', 'b', 'c'].map(key => cache.read(key))).toEqual([undefined, 'b', 'c'])
      cache.clearAll()
      expect(['b', 'c'].map(key => cache.read(key))).toEqual([undefined, undefined])
    })
  })
}

/** A page that a person works. */
export interface AutomationMarkersSubject {
  readonly markers: AutomationMarkers
  /** Leaves the marker of a program on the page; the answer is its name. */
  readonly leaveMarker: () => string
}

/** What every `AutomationMarkers` does. Source: section 5, "Bot check". */
export const automationMarkersContract = (make: Make<AutomationMarkersSubject>): void => {
  describe('automation markers', () => {
    it('automation markers are empty in an ordinary browser and are found by name once present', async () => {
      const { markers, leaveMarker } = await make()
      expect(markers.found()).toEqual([])
      const name = leaveMarker()
      expect(markers.found()).toEqual([name])
    })
  })
}
