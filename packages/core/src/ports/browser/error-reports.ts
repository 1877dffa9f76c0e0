import type { ErrorReport } from '../../account/error-report.ts'

/**
 * Tells the makers of the portal about errors. A provider that is not configured or cannot be reached breaks nothing.
 *
 * Source: section 8, "Framework errors"; section 7, "Third-party calls".
 */
export interface ErrorReports {
  /** Sends a report, and whose it is if somebody has been named. */
  capture(report: ErrorReport): void
  /** Who is signed in, as `errorReportPerson` names them; null for nobody. */
  setPerson(label: string | null): void
}
