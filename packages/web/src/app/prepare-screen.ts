import { matchRoute } from '@fairhaul/core'
import type { Resolve } from '../di/token.ts'
import type { Screens } from './screens.ts'

/**
 * Fetches the code of the screen behind a path, and lets the screen ask for what it will show. A fetch that fails is
 * nobody's trouble yet: the visit itself asks again.
 */
export const prepareScreen = (
  deps: { readonly screens: Screens; readonly resolve: Resolve },
  path: string,
): void => {
  const url = new URL(path, 'http://portal.invalid')
  const { route, params } = matchRoute(url.pathname)
  void Promise.resolve(deps.screens.load(route.name)).then(
    screen => screen.prepare?.({ params, url, resolve: deps.resolve }),
    () => undefined,
  )
}
