import { type ErrorReport, errorReportOf } from './error-report.ts'

/** What happens to an error: report it, rethrow it. */
export type ErrorEffect =
  | { readonly kind: 'report'; readonly report: ErrorReport }
  | { readonly kind: 'rethrow'; readonly thrown: unknown }

/**
 * The effects of an error, in order. An error in the view's framework is reported and rethrown, unchanged; an uncaught
 * error or unhandled rejection is only reported, as nothing is left to catch it.
 *
 * Source: section 8, "Framework errors".
 */
export const errorEffects = (requested: Parameters<typeof errorReportOf>[0]): readonly ErrorEffect[] => {
  const report: ErrorEffect = { kind: 'report', report: errorReportOf(requested) }
  return requested.origin === 'framework' ? [report, { kind: 'rethrow', thrown: requested.thrown }] : [report]
}
