import { formatCount, formatUsd } from '../../shared/amounts.ts'
import type { Paywall } from '../paywall.ts'

/** The server's name of a plan, as a company carries it: `fleet`. */
export type PlanId = string

/** What a plan may open, in the order of the paywall. Source: section 3, "Billing"; section 3, "Paywall". */
export const PLAN_FEATURES = [
  'canApi',
  'canApiWithInsights',
  'canConnect',
  'canRule',
  'canLaneSearch',
  'canRateConfirmation',
  'canExport',
  'canExportWithInsights',
  'canViewInsights',
  'canViewInsuranceCertificates',
] as const satisfies readonly (keyof Paywall)[]

/** One thing that a plan may open. */
export type PlanFeature = (typeof PLAN_FEATURES)[number]

/** What a broker calls each thing that a plan opens. Choice: the words are ours. */
export const PLAN_FEATURE_LABELS: Readonly<Record<PlanFeature, string>> = {
  canApi: 'API',
  canApiWithInsights: 'API with insights',
  canConnect: 'connections',
  canRule: 'rules',
  canLaneSearch: 'lane search',
  canRateConfirmation: 'rate confirmations',
  canExport: 'export',
  canExportWithInsights: 'export with insights',
  canViewInsights: 'insights',
  canViewInsuranceCertificates: 'insurance certificates',
}

/**
 * One plan that a company has or may choose.
 *
 * Choice: only its id is given; the name, price, features and limit are what a broker has to know to choose.
 * Source: section 3, "Billing".
 */
export interface Plan {
  readonly id: PlanId
  readonly name: string
  /** US dollars a month; 0 is free of charge. Null: agreed with the company, so not on record. */
  readonly usdPerMonth: number | null
  readonly features: readonly PlanFeature[]
  /** Carrier searches that the plan includes. Null: no limit, as in the paywall. */
  readonly carrierSearches: number | null
}

/** "$199 a month". Empty: "Free of charge" for 0, "Price by agreement" where none is on record. */
export const planPriceText = ({ usdPerMonth }: Pick<Plan, 'usdPerMonth'>): string => {
  if (usdPerMonth === null) return 'Price by agreement'
  return usdPerMonth === 0 ? 'Free of charge' : `${formatUsd(usdPerMonth)} a month`
}

/** "500 carrier searches". Empty: "Unlimited carrier searches" without a limit. */
export const planSearchesText = ({ carrierSearches }: Pick<Plan, 'carrierSearches'>): string =>
  carrierSearches === null
    ? 'Unlimited carrier searches'
    : formatCount(carrierSearches, 'carrier search', 'carrier searches')
