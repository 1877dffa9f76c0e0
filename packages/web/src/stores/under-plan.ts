import {
  type CurrentUser,
  decideExport,
  decideSearch,
  type ExportDecision,
  type SearchDecision,
  type SearchRequest,
} from '@fairhaul/core'
import type { PlanNoticesStore } from './plan-notices-store.ts'

type Planned = Pick<CurrentUser, 'paywall'>

/**
 * Whether a search that counts against the plan may be sent; called before each. A withheld search raises its notice;
 * an allowed one clears it. Section 8, "Plan limit".
 */
export const searchUnderPlan = (
  store: PlanNoticesStore,
  { paywall }: Planned,
  request: SearchRequest,
): SearchDecision => {
  const decision = decideSearch(paywall, request)
  if (decision.kind === 'withheld') store.show(decision.notice)
  else store.hide('plan-limit')
  return decision
}

/** Whether an export may be made, in the same way. Section 4, "Notices". */
export const exportUnderPlan = (
  store: PlanNoticesStore,
  { paywall }: Planned,
  wants: { readonly wantsInsights: boolean },
): ExportDecision => {
  const decision = decideExport(paywall, wants)
  if (decision.kind === 'withheld') store.show(decision.notice)
  else store.hide('no-export')
  return decision
}
