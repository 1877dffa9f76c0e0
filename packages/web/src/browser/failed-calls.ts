import type { CallFailed } from '@fairhaul/core'
import type { FailedCalls } from '../stores/ports.ts'

/** How many failed calls wait until they can be reported. */
const WAITING_CALLS_MAX = 10

export const browserFailedCalls = (): FailedCalls => {
  const waiting: CallFailed[] = []
  let handle = (failed: CallFailed) => {
    if (waiting.length < WAITING_CALLS_MAX) waiting.push(failed)
  }
  return {
    note: failed => handle(failed),
    reportBy(report) {
      handle = report
      for (const failed of waiting.splice(0)) report(failed)
    },
  }
}
