import { formatCount, formatUsd } from '../../shared/amounts.ts'
import type { PlanFeature } from '../plan-features.ts'

/** The server's name of a plan, as a company carries it: `fleet`. */
export type PlanId = string

/**
 * A plan that a company has or may choose.
 *
 * Choice: the source names only its id; a broker needs the name, price, features and limit to choose.
 * Source: section 3, "Billing".
 */
export interface Plan {
  readonly id: PlanId
  readonly name: string
  /** US dollars a month; 0 is free. Null: agreed with the company, so not on record. */
  readonly usdPerMonth: number | null
  readonly features: readonly PlanFeature[]
  /** Carrier searches that the plan includes. Null: no limit, as in the paywall. */
  readonly carrierSearches: number | null
}

/** "$199 a month". Empty: "Free" for 0, "Custom pricing" where none is on record. */
export const planPriceText = ({ usdPerMonth }: Pick<Plan, 'usdPerMonth'>): string => {
  if (usdPerMonth === null) return 'Custom pricing'
  return usdPerMonth === 0 ? 'Free' : `${formatUsd(usdPerMonth)} a month`
}

/** "500 carrier searches". Empty: "Unlimited carrier searches" without a limit. */
export const planSearchesText = ({ carrierSearches }: Pick<Plan, 'carrierSearches'>): string =>
  carrierSearches === null
    ? 'Unlimited carrier searches'
    : formatCount(carrierSearches, 'carrier search', 'carrier searches')
