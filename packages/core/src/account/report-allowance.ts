import type { ErrorReport } from './error-report.ts'

/** How long a report counts, in milliseconds. */
export const REPORT_WINDOW_MS = 600_000

/** How often one error is reported within that time. */
export const SAME_REPORTS_MAX = 3

/** How many reports there are within that time. */
export const REPORTS_MAX = 30

/** What was reported lately, oldest first. */
export type ReportsLately = readonly { readonly key: string; readonly at: number }[]

/** Whether an error is reported, and what counts from then on. */
export interface ReportAllowance {
  readonly isAllowed: boolean
  readonly lately: ReportsLately
}

/** Two errors are the same when they say the same and come from the same place. */
const keyOf = ({ name, message, frames }: ErrorReport): string => [name, message, frames[0] ?? ''].join('\n')

/**
 * Whether an error is reported that came up now: one in a loop is reported three times, and thirty reports at most in
 * ten minutes.
 *
 * Units: `now` is in milliseconds, as is `at`.
 * Source: section 8, "Repeated errors". Choice: the figures; three tell that an error comes again, more tell nothing new.
 */
export const allowReport = (lately: ReportsLately, report: ErrorReport, now: number): ReportAllowance => {
  const counting = lately.filter(({ at }) => now - at < REPORT_WINDOW_MS)
  const key = keyOf(report)
  const isAllowed =
    counting.length < REPORTS_MAX && counting.filter(each => each.key === key).length < SAME_REPORTS_MAX
  return { isAllowed, lately: isAllowed ? [...counting, { key, at: now }] : counting }
}
