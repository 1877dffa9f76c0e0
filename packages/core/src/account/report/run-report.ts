import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { CompanyReport } from './company-report.ts'

/** Why a report cannot be run now, with a message for the broker. */
export interface ReportRunRefusal {
  readonly kind: 'queued' | 'running'
  readonly message: string
}

/**
 * A report after a run was requested at an instant: the run is queued, and the result of the last one is dropped.
 *
 * Refuses: `queued` and `running` while a run is queued or running.
 * Source: section 4, "Report run"; section 3, "Change orders and reports".
 */
export const runReport = (report: CompanyReport, at: string): Outcome<CompanyReport, ReportRunRefusal> => {
  switch (report.run.kind) {
    case 'queued':
      return refused({ kind: 'queued', message: `${report.name} is already waiting to run.` })
    case 'running':
      return refused({ kind: 'running', message: `${report.name} is already running.` })
    default:
      return done({ ...report, run: { kind: 'queued', requestedAt: at } })
  }
}
