import { type ErrorReport, errorReportOf } from './error-report.ts'

/** What is done about an error: it is reported, it is thrown on. */
export type ErrorEffect =
  | { readonly kind: 'report'; readonly report: ErrorReport }
  | { readonly kind: 'rethrow'; readonly thrown: unknown }

/**
 * What is done about an error, in order. What comes up in the view's framework is reported and thrown on, as it was;
 * what nobody caught, or no promise handled, is reported: there is nobody left to throw it to.
 *
 * Source: section 8, "Framework errors".
 */
export const errorEffects = (requested: Parameters<typeof errorReportOf>[0]): readonly ErrorEffect[] => {
  const report: ErrorEffect = { kind: 'report', report: errorReportOf(requested) }
  return requested.origin === 'framework' ? [report, { kind: 'rethrow', thrown: requested.thrown }] : [report]
}
