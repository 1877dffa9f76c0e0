import type { ErrorReport, ErrorReports } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** Error reports of a portal in which nobody is signed in. */
export interface ErrorReportsSubject {
  readonly reports: ErrorReports
  readonly report: ErrorReport
  /** What the provider has, newest last. */
  readonly sent: () => readonly { readonly report: ErrorReport; readonly person: string | null }[]
}

/** What every `ErrorReports` does. Source: section 8, "Framework errors". */
export const errorReportsContract = (make: Make<ErrorReportsSubject>): void => {
  describe('error reports', () => {
    it('are sent whole, with who was signed in at the time', async () => {
      const { reports, report, sent } = await make()
      reports.capture(report)
      reports.setPerson('Northlake-1-1')
      reports.capture(report)
      reports.setPerson(null)
      reports.capture(report)
      expect(sent()).toEqual([
        { report, person: null },
        { report, person: 'Northlake-1-1' },
        { report, person: null },
      ])
    })
  })
}
