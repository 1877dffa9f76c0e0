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
