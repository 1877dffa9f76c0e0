import type { PageViews } from '@fairhaul/core'
import { deferred } from '../deferred.ts'

/** What `PageViews` gets for a screen. */
export type LoadableView = Parameters<PageViews['viewed']>[0]

/** How many views are buffered until they can be sent. */
export const BUFFERED_VIEWS_MAX = 50

/** `PageViews` whose code loads later; the views of earlier screens are sent then. */
export const deferredPageViews = (load: () => Promise<(view: LoadableView) => void>): PageViews => {
  const views = deferred({ load, capacity: BUFFERED_VIEWS_MAX })
  return { viewed: views.send }
}
