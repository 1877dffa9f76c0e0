import type { Route } from '@fairhaul/core'
import type { OpenedScreen } from './open-screen.ts'

/** What the page shows: an opened screen, or the error that prevented it from opening. */
export interface Shown {
  readonly opened: OpenedScreen | undefined
  readonly error: unknown
  readonly route: Route
  /** Without the base. */
  readonly path: string
  readonly query: string
  /** The browser's own key of this history entry. */
  readonly key: string
  /** Whether Back or Forward led here. */
  readonly byHistory: boolean
}

/**
 * The screen that stays mounted behind the current one, after a navigation. Empty: undefined.
 *
 * `hidden` is the one before the navigation, and `before` the screen that it left.
 */
export const hiddenScreen = (
  hidden: Shown | undefined,
  before: Shown | undefined,
  now: Shown,
): Shown | undefined =>
  [before, hidden].find(
    each =>
      each !== undefined &&
      each.key !== now.key &&
      now.opened !== undefined &&
      each.opened?.screen.staysMountedFor?.includes(now.route.name) === true,
  )
