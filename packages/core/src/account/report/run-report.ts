import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { CompanyReport } from './company-report.ts'

/** Why a report cannot be run now, with words for the broker. */
export interface ReportRunRefusal {
  readonly kind: 'queued' | 'running'
  readonly message: string
}

/**
 * A report that was asked to run at an instant: it waits, and what the run before gave is over.
 *
 * Refuses: `queued` and `running` while a run waits or is under way.
 * Source: section 4, "Report run"; section 3, "Change orders and reports".
 */
export const runReport = (report: CompanyReport, at: string): Outcome<CompanyReport, ReportRunRefusal> => {
  switch (report.run.kind) {
    case 'queued':
      return refused({ kind: 'queued', message: `${report.name} is waiting to run already.` })
    case 'running':
      return refused({ kind: 'running', message: `${report.name} is running already.` })
    default:
      return done({ ...report, run: { kind: 'queued', requestedAt: at } })
  }
}
