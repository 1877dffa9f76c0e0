import type { StoredFile } from '../../shared/files.ts'
import type { Id } from '../../shared/ids.ts'

/** The monitor's number of one report. */
export type CompanyReportId = Id<'company-report'>

/** The state of a report's last run. Times are instants. Source: section 4, "Report run". */
export type ReportRun =
  | { readonly kind: 'never-run' }
  | { readonly kind: 'queued'; readonly requestedAt: string }
  /** `progressPercent` is a whole number from 0 to 100; null: not reported. */
  | { readonly kind: 'running'; readonly startedAt: string; readonly progressPercent: number | null }
  /** `reason` is a text for people; null: not reported. */
  | { readonly kind: 'cancelled'; readonly endedAt: string; readonly reason: string | null }
  /** `reason` is a text for people; null: not reported. */
  | { readonly kind: 'failed'; readonly endedAt: string; readonly reason: string | null }
  | { readonly kind: 'done'; readonly endedAt: string; readonly file: StoredFile }

/**
 * A report about the company that can be run repeatedly.
 *
 * Choice: the source names no fields; a list needs a name and the last run.
 * Source: section 3, "Change orders and reports".
 */
export interface CompanyReport {
  readonly id: CompanyReportId
  readonly name: string
  readonly run: ReportRun
}
