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
 * What becomes of a search that counts against the plan: to be asked before each. One that is withheld has raised its
 * notice; one that may be made has taken it away. Section 8, "Plan limit".
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

/** What becomes of an export, in the same way. Section 4, "Notices". */
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
