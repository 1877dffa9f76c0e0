import type { ErrorReport, ErrorReports } from '@fairhaul/core'
import { deferred } from '../deferred.ts'

/** How many reports are kept until they can be sent. */
export const KEPT_REPORTS_MAX = 20

/** `ErrorReports` whose code comes later. What came up meanwhile is sent then, with who was signed in at the time. */
export const deferredErrorReports = (load: () => Promise<ErrorReports>): ErrorReports => {
  let person: string | null = null
  const reports = deferred<{ readonly report: ErrorReport; readonly person: string | null }>({
    room: KEPT_REPORTS_MAX,
    load: async () => {
      const loaded = await load()
      return call => {
        loaded.setPerson(call.person)
        loaded.capture(call.report)
      }
    },
  })
  return {
    capture: report => reports.tell({ report, person }),
    setPerson: label => {
      person = label
    },
  }
}
