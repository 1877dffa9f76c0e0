import type { Resolve } from '../../di/token.ts'
import type { EarlyErrors } from '../early/early-errors.ts'
import type { PortalRouter } from '../router.ts'

export interface LazyServicesDeps {
  readonly page: Window
  readonly idle: Promise<void>
  readonly resolve: Resolve
  readonly router: PortalRouter
  readonly early: EarlyErrors | undefined
}

/** How many errors of the framework are kept until somebody can be told. */
export const KEPT_ERRORS_MAX = 10

/**
 * Brings what the portal tells others (errors, the chat) once the page is calm: nothing of the first screen waits for it.
 * Gives what takes the framework's errors from the beginning.
 */
export const loadServicesWhenIdle = ({ idle, ...deps }: LazyServicesDeps): ((thrown: unknown) => void) => {
  const kept: unknown[] = []
  let take = (thrown: unknown) => {
    if (kept.length < KEPT_ERRORS_MAX) kept.push(thrown)
  }
  void idle
    .then(() => import('./start-services.ts'))
    .then(({ startServices }) => {
      take = startServices(deps)
      for (const thrown of kept.splice(0)) take(thrown)
    })
    // Without its code there is nobody to tell but the console, and nothing else of the portal depends on it.
    .catch(() => {
      take = thrown => deps.page.reportError(thrown)
      for (const thrown of kept.splice(0)) take(thrown)
    })
  return thrown => take(thrown)
}
