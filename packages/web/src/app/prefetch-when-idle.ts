import type { RouteName } from '@fairhaul/core'
import type { Screens } from './screens.ts'

/** Where people go from their first screen. */
const LIKELY: readonly RouteName[] = [
  'login-code',
  'home',
  'search-results',
  'global-search',
  'carrier',
  'not-found',
]

/** How long an idle moment is waited for, at most. */
const IDLE_WAIT_MS = 3_000

/** Fetches the code of the likely next screens once the page has nothing else to do. */
export const prefetchWhenIdle = (page: Window, screens: Screens): void => {
  const fetchAll = () => {
    for (const name of LIKELY) void Promise.resolve(screens.load(name)).catch(() => undefined)
  }
  if (typeof page.requestIdleCallback === 'function')
    page.requestIdleCallback(fetchAll, { timeout: IDLE_WAIT_MS })
  else page.setTimeout(fetchAll, IDLE_WAIT_MS)
}
