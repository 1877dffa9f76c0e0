import type { Paywall } from './paywall.ts'

/** What counts the searches of a plan. */
export type CountedSearches = Pick<Paywall, 'limits' | 'usage'>

/** How many of the plan's carrier searches are used; null is without limit. `left` is never below 0. */
export type SearchAllowance =
  | { readonly used: number; readonly limit: null; readonly remaining: null; readonly isReached: false }
  | { readonly used: number; readonly limit: number; readonly remaining: number; readonly isReached: boolean }

/**
 * How many of a plan's carrier searches are used. The limit is reached when all are used.
 *
 * Empty: a plan without a limit never reaches it.
 * Source: section 6, "Plan limits"; section 3, "Paywall".
 */
export const searchAllowance = ({ limits, usage }: CountedSearches): SearchAllowance => {
  const used = usage.carrierSearchesCount
  const limit = limits.carrierSearches
  return limit === null
    ? { used, limit: null, remaining: null, isReached: false }
    : { used, limit, remaining: Math.max(0, limit - used), isReached: used >= limit }
}
