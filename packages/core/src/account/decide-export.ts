import type { Paywall } from './paywall.ts'
import { mayExport, mayExportWithInsights } from './plan-features.ts'
import type { PlanNotice } from './plan-notices.ts'

/** Whether a file is made, and whether insights are in it; if none is made, the notice to show. */
export type ExportDecision =
  | { readonly kind: 'export'; readonly hasInsights: boolean }
  | { readonly kind: 'withheld'; readonly notice: PlanNotice }

/**
 * What becomes of an export under a plan: where the plan holds none, no file is made and a notice is shown.
 *
 * Source: section 4, "Notices"; section 6, "Paywall gates". Choice: a plan that exports without insights makes the file
 * without them.
 */
export const decideExport = (
  paywall: Paywall,
  { wantsInsights }: { readonly wantsInsights: boolean },
): ExportDecision =>
  mayExport(paywall)
    ? { kind: 'export', hasInsights: wantsInsights && mayExportWithInsights(paywall) }
    : { kind: 'withheld', notice: 'no-export' }
