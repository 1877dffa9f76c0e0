import { formatCount, formatNumber } from '../shared/amounts.ts'
import { emptyPage, type Page } from '../shared/page.ts'
import type { PlanNotice } from './plan-notices.ts'
import { type CountedSearches, type SearchAllowance, searchAllowance } from './search-allowance.ts'

/** "12 of 50 searches used, 38 left", "12 searches used, no limit". Source: section 6, "Plan limits". */
export const allowanceText = ({ used, limit, remaining }: SearchAllowance): string =>
  limit === null
    ? `${formatCount(used, 'search', 'searches')} used, no limit`
    : `${formatNumber(used)} of ${formatCount(limit, 'search', 'searches')} used, ${formatNumber(remaining)} left`

/**
 * What happens at the limit, as a note beside the usage.
 *
 * Empty: a plan without a limit has no note.
 * Source: section 6, "Plan limits"; section 8, "Plan limit". Choice: the wording is ours.
 */
export const limitRuleText = ({ limit, isReached }: SearchAllowance): string => {
  if (limit === null) return 'Your plan has unlimited carrier searches.'
  const counted = 'More pages of the same search, and retries, do not count.'
  return isReached
    ? `You have used them all. Choose a larger plan to run new lane searches. ${counted}`
    : `Each new lane search counts. When you have used them all, you need a larger plan to run more. ${counted}`
}

/**
 * The cost of a search by name or number when the plan counts searches: only lane searches are counted.
 *
 * Empty: null for a plan without a limit, as nothing is counted. Source: section 6, "Plan limits"; the wording is ours.
 */
export const uncountedSearchText = ({ limit }: SearchAllowance): string | null =>
  limit === null ? null : 'Searches by name or number do not count against your plan.'

/** One request of a search: the page of its results, and whether it repeats a request without a response. */
export interface SearchRequest {
  /** From 1. */
  readonly page: number
  readonly isRetry: boolean
}

/**
 * Whether a request counts against the plan: the first page, requested for the first time. Further pages and retries
 * belong to a search that has been counted.
 *
 * Source: section 6, "Plan limits". Choice: the specification limits searches; which requests are new searches is our
 * decision.
 */
export const isNewSearch = ({ page, isRetry }: SearchRequest): boolean => page === 1 && !isRetry

/** Whether a lane search is sent; if not, the notice and the results to show. */
export type SearchDecision =
  | { readonly kind: 'ask' }
  | { readonly kind: 'withheld'; readonly notice: PlanNotice; readonly results: Page<never> }

/**
 * Applies the plan's limit to a lane search: at the limit a new search is not sent, a notice is shown and the results
 * are empty.
 *
 * Source: section 8, "Plan limit"; section 6, "Plan limits".
 */
export const decideSearch = (paywall: CountedSearches, request: SearchRequest): SearchDecision =>
  searchAllowance(paywall).isReached && isNewSearch(request)
    ? { kind: 'withheld', notice: 'plan-limit', results: emptyPage<never>() }
    : { kind: 'ask' }
