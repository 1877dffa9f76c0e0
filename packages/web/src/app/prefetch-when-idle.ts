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

/** The first key and its answer come before the code of what may follow: so long nothing is fetched in advance. */
const FIRST_KEY_MS = 1_000

/** How long an idle moment is waited for after that, at most. */
const IDLE_WAIT_MS = 2_000

/** Fetches the code of the likely next screens once the page has nothing else to do. Intent fetches it sooner. */
export const prefetchWhenIdle = (page: Window, screens: Screens): void => {
  const fetchAll = () => {
    for (const name of LIKELY) void Promise.resolve(screens.load(name)).catch(() => undefined)
  }
  page.setTimeout(() => {
    if (typeof page.requestIdleCallback === 'function')
      page.requestIdleCallback(fetchAll, { timeout: IDLE_WAIT_MS })
    else fetchAll()
  }, FIRST_KEY_MS)
}
