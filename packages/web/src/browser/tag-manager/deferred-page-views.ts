import type { PageViews } from '@fairhaul/core'
import { deferred } from '../deferred.ts'

/** What `PageViews` is told of a screen. */
export type LoadableView = Parameters<PageViews['viewed']>[0]

/** How many views are kept until they can be told. */
export const KEPT_VIEWS_MAX = 50

/** `PageViews` whose code comes later; the screens shown meanwhile are told then. */
export const deferredPageViews = (load: () => Promise<(view: LoadableView) => void>): PageViews => {
  const views = deferred({ load, room: KEPT_VIEWS_MAX })
  return { viewed: views.tell }
}
