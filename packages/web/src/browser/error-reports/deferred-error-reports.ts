import type { ErrorReport, ErrorReports } from '@fairhaul/core'
import { deferred } from '../deferred.ts'

/** How many reports are buffered until they can be sent. */
export const BUFFERED_REPORTS_MAX = 20

/** `ErrorReports` whose code loads later. Buffered reports are sent then, with the user of their time. */
export const deferredErrorReports = (load: () => Promise<ErrorReports>): ErrorReports => {
  let person: string | null = null
  const reports = deferred<{ readonly report: ErrorReport; readonly person: string | null }>({
    capacity: BUFFERED_REPORTS_MAX,
    load: async () => {
      const loaded = await load()
      return call => {
        loaded.setPerson(call.person)
        loaded.capture(call.report)
      }
    },
  })
  return {
    capture: report => reports.send({ report, person }),
    setPerson: label => {
      person = label
    },
  }
}
