import { type Clock, matchRoute, type RouteMatch } from '@fairhaul/core'
import type { ScreenModule, ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import type { Screens } from './screens.ts'

/** An opened screen, as the router passes it to the page. */
export interface OpenedScreen {
  readonly match: RouteMatch
  /** Without the base. */
  readonly url: URL
  readonly screen: ScreenModule<ScreenStore>
  readonly store: ScreenStore
}

/**
 * How long a navigation waits for a screen's first data. A fast response avoids a flash of skeletons, and a slow one
 * does not delay the screen.
 */
export const PATIENCE_MS = 120

export interface OpenDeps {
  readonly screens: Screens
  readonly resolve: Resolve
  readonly clock: Pick<Clock, 'after'>
  /** A mounted screen, whose store is reused while the route and its `:names` stay the same. */
  readonly mounted: () => OpenedScreen | undefined
  /** Whether that one stayed behind another screen, to which the user comes back. */
  readonly isReturn: boolean
  readonly opened: (store: ScreenStore) => void
}

/** Fetches a screen's code, opens it, and waits a limited time for its first data. */
export const openScreen = async (deps: OpenDeps, url: URL, signal: AbortSignal): Promise<OpenedScreen> => {
  const match = matchRoute(url.pathname)
  const loading = deps.screens.load(match.route.name)
  const screen = loading instanceof Promise ? await loading : loading
  signal.throwIfAborted()
  const mounted = deps.mounted()
  const previous = mounted?.screen === screen && isSamePlace(mounted.match, match) ? mounted.store : undefined
  const { resolve, isReturn } = deps
  const store = screen.open({ params: match.params, url, resolve, signal, isReturn }, previous)
  deps.opened(store)
  if (screen.settled !== undefined) await firstOf(screen.settled(store), deps.clock)
  return { match, url, screen, store }
}

const isSamePlace = (one: RouteMatch, other: RouteMatch) =>
  one.route.name === other.route.name && one.params.id === other.params.id

/** The screen shows its own errors; only the end matters here. */
const firstOf = (settled: Promise<unknown>, clock: Pick<Clock, 'after'>): Promise<void> =>
  new Promise(resolve => {
    const cancel = clock.after(PATIENCE_MS, resolve)
    const done = () => {
      cancel()
      resolve()
    }
    settled.then(done, done)
  })
