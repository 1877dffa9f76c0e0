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

/** Fetches the code of the likely next screens once the page has nothing else to do. Intent fetches it sooner. */
export const prefetchWhenIdle = (idle: Promise<void>, screens: Screens): void => {
  void idle.then(() => {
    for (const name of LIKELY) void Promise.resolve(screens.load(name)).catch(() => undefined)
  })
}
