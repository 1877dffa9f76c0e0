import type { ErrorReport } from './error-report.ts'

/** How long a report counts, in milliseconds. */
const REPORT_WINDOW_MS = 600_000

/** The most reports of one error within that time. */
const SAME_REPORTS_MAX = 3

/** The most reports of one kind of failed call within that time: the first has its route, status and request. */
const SAME_CALLS_MAX = 1

/** The most reports within that time. */
const REPORTS_MAX = 30

/** The recent reports, oldest first. */
export type ReportsLately = readonly { readonly key: string; readonly at: number }[]

/** Whether an error is reported, and the reports that count from now on. */
export interface ReportAllowance {
  readonly isAllowed: boolean
  readonly lately: ReportsLately
}

/** Two errors are the same if they have the same message and place. */
const keyOf = ({ name, message, frames }: ErrorReport): string => [name, message, frames[0] ?? ''].join('\n')

/**
 * Whether a new error is reported: each error at most three times, a failed call once, and at most thirty reports in
 * ten minutes.
 *
 * Units: `now` and `at` are in milliseconds.
 * Source: section 8, "Repeated errors". Choice: the numbers; three show that an error repeats, and more add nothing.
 */
export const allowReport = (lately: ReportsLately, report: ErrorReport, now: number): ReportAllowance => {
  const counting = lately.filter(({ at }) => now - at < REPORT_WINDOW_MS)
  const key = keyOf(report)
  const most = report.origin === 'call' ? SAME_CALLS_MAX : SAME_REPORTS_MAX
  const isAllowed = counting.length < REPORTS_MAX && counting.filter(each => each.key === key).length < most
  return { isAllowed, lately: isAllowed ? [...counting, { key, at: now }] : counting }
}
