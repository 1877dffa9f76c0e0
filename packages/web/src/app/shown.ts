import type { Route } from '@fairhaul/core'
import type { OpenedScreen } from './open-screen.ts'

/** What is on the page: a screen that was opened, or what kept it from opening. */
export interface Shown {
  readonly opened: OpenedScreen | undefined
  readonly error: unknown
  readonly route: Route
  /** Without the base. */
  readonly path: string
  readonly query: string
  /** The browser's own key of this entry of its history. */
  readonly key: string
  /** Whether Back or Forward led here. */
  readonly byHistory: boolean
}
