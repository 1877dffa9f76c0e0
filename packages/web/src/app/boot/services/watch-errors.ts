import {
  allowReport,
  type CallFailed,
  type Clock,
  type ErrorOrigin,
  type ErrorReports,
  errorEffects,
  isReportedFailure,
  type Release,
  type ReportsLately,
} from '@fairhaul/core'
import type { Shown } from '../../navigation/shown.ts'

export interface WatchErrorsDeps {
  readonly page: Window
  readonly reports: ErrorReports
  readonly release: Release
  readonly clock: Clock
  /** The current screen, if any. */
  readonly shown: () => Pick<Shown, 'route'> | undefined
}

/** The message that browsers give for errors in a script of another site. */
const NOTHING_SAID = 'Script error.'

/**
 * Reports uncaught errors and unhandled rejections. Gives React a handler for errors in views that reports and rethrows
 * them unchanged; such an error is not reported twice.
 *
 * Source: section 8, "Framework errors", "Repeated errors".
 */
export const watchErrors = ({ page, reports, release, clock, shown }: WatchErrorsDeps) => {
  let lately: ReportsLately = []
  const seen = new WeakSet<object>()
  const isNew = (thrown: unknown) => {
    if (typeof thrown !== 'object' || thrown === null) return true
    if (seen.has(thrown)) return false
    seen.add(thrown)
    return true
  }

  const report = (origin: ErrorOrigin, thrown: unknown) => {
    if (!isNew(thrown)) return
    const { name, pattern } = shown()?.route ?? {}
    const route = name === undefined || pattern === undefined ? null : { name, pattern }
    for (const effect of errorEffects({ origin, thrown, release, route })) {
      if (effect.kind === 'rethrow') page.reportError(effect.thrown)
      else {
        const allowance = allowReport(lately, effect.report, clock.now())
        lately = allowance.lately
        if (allowance.isAllowed) reports.capture(effect.report)
      }
    }
  }

  const subscribe = (event: ErrorEvent | PromiseRejectionEvent) => {
    if ('reason' in event) report('unhandled-rejection', event.reason)
    // An event without an error has a message, which browsers hide for scripts of another site.
    else if (event.error != null) report('uncaught', event.error)
    else if (event.message !== NOTHING_SAID) report('uncaught', event.message)
  }
  page.addEventListener('error', subscribe)
  page.addEventListener('unhandledrejection', subscribe)

  return {
    /** Errors from before this code was loaded. */
    subscribe,
    /** For an error that the framework caught while it rendered or opened a screen. */
    inFramework: (thrown: unknown) => report('framework', thrown),
    /** For a call that failed. */
    ofCall: (failed: CallFailed) => {
      if (isReportedFailure(failed.failure)) report('call', failed)
    },
  }
}
