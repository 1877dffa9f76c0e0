import type { Resolve } from '../../../di/token.ts'
import type { EarlyErrors } from '../early/early-errors.ts'
import type { PortalRouter } from '../../navigation/router.ts'

export interface LazyServicesDeps {
  readonly page: Window
  readonly idle: Promise<void>
  readonly resolve: Resolve
  readonly router: PortalRouter
  readonly early: EarlyErrors | undefined
}

/** How many framework errors are collected until they can be reported. */
export const BUFFERED_ERRORS_MAX = 10

/**
 * Loads the services for error reports and the chat once the page is idle, so that the first screen does not wait for
 * them. Returns a handler for framework errors that works from the beginning.
 */
export const loadServicesWhenIdle = ({ idle, ...deps }: LazyServicesDeps): ((thrown: unknown) => void) => {
  const buffered: unknown[] = []
  let handle = (thrown: unknown) => {
    if (buffered.length < BUFFERED_ERRORS_MAX) buffered.push(thrown)
  }
  void idle
    .then(() => import('./start-services.ts'))
    .then(({ startServices }) => {
      handle = startServices(deps)
      for (const thrown of buffered.splice(0)) handle(thrown)
    })
    // Without its code, errors only reach the console; nothing else in the portal depends on it.
    .catch(() => {
      handle = thrown => deps.page.reportError(thrown)
      for (const thrown of buffered.splice(0)) handle(thrown)
    })
  return thrown => handle(thrown)
}
