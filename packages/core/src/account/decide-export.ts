import type { Paywall } from './paywall.ts'
import { mayExport, mayExportWithInsights } from './plan-features.ts'
import type { PlanNotice } from './plan-notices.ts'

/** Whether a file is created and whether it contains insights; otherwise the notice to show. */
export type ExportDecision =
  | { readonly kind: 'export'; readonly hasInsights: boolean }
  | { readonly kind: 'withheld'; readonly notice: PlanNotice }

/**
 * The export that a plan allows. Without exports in the plan, no file is created and a notice is shown.
 *
 * Source: section 4, "Notices"; section 6, "Paywall gates". Choice: a plan with exports but without insights creates
 * the file without them.
 */
export const decideExport = (
  paywall: Paywall,
  { wantsInsights }: { readonly wantsInsights: boolean },
): ExportDecision =>
  mayExport(paywall)
    ? { kind: 'export', hasInsights: wantsInsights && mayExportWithInsights(paywall) }
    : { kind: 'withheld', notice: 'no-export' }
