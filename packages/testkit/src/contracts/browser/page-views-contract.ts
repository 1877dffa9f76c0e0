import type { PageViews } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** One screen that was shown. */
export type PageView = Parameters<PageViews['viewed']>[0]

/** Page views that nobody has told of anything. */
export interface PageViewsSubject {
  readonly pageViews: PageViews
  /** What the tag manager was told, newest last. */
  readonly told: () => readonly PageView[]
}

/** What every `PageViews` does. Source: section 2, "Page views". */
export const pageViewsContract = (make: Make<PageViewsSubject>): void => {
  describe('page views', () => {
    it('are told whole, each as often as it happens', async () => {
      const { pageViews, told } = await make()
      const home: PageView = { routeName: 'home', pattern: '/', title: 'Home' }
      const load: PageView = { routeName: 'load', pattern: '/loads/:id', title: 'Load Detail' }
      expect(told()).toEqual([])
      for (const view of [home, load, home]) pageViews.viewed(view)
      expect(told()).toEqual([home, load, home])
    })
  })
}
