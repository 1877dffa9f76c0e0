import { formatNumber, formatUsd } from '../../shared/amounts.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import { PLAN_FEATURES, type PlanFeature } from '../plan-features.ts'
import { type Billing, planOf } from './billing.ts'
import { type Plan, type PlanId, planPriceText } from './plan.ts'

/** What another plan would change. */
export interface PlanChange {
  /** Null: the company had no plan. */
  readonly from: Plan | null
  readonly to: Plan
  /** US dollars a month, negative when the new plan costs less. Null: one of the two prices is not on record. */
  readonly usdPerMonthMore: number | null
  readonly opens: readonly PlanFeature[]
  readonly closes: readonly PlanFeature[]
}

/** Why a plan cannot be changed to another, with a message for the broker. */
export interface PlanChangeRefusal {
  readonly kind: 'same-plan' | 'unknown-plan'
  readonly message: string
}

const ALL_FEATURES = Object.keys(PLAN_FEATURES) as readonly PlanFeature[]

const hasFeature = (plan: Plan | null, feature: PlanFeature): boolean =>
  plan?.features.includes(feature) ?? false

const priceDifference = (from: Plan | null, to: Plan): number | null => {
  const before = from === null ? 0 : from.usdPerMonth
  return before === null || to.usdPerMonth === null ? null : Math.round((to.usdPerMonth - before) * 100) / 100
}

/**
 * The effects of changing to a plan: the price, what it opens and what it closes.
 *
 * Refuses: `same-plan` for the current plan, `unknown-plan` for an id that is not offered.
 * Source: section 3, "Billing"; section 7, "Billing".
 */
export const planChange = (
  billing: Pick<Billing, 'plan' | 'plans'>,
  planId: PlanId,
): Outcome<PlanChange, PlanChangeRefusal> => {
  const { plan: from } = billing
  const to = planOf(billing, planId)
  if (to === undefined) return refused({ kind: 'unknown-plan', message: 'This plan is not available.' })
  if (to.id === from?.id) return refused({ kind: 'same-plan', message: `${to.name} is already your plan.` })
  return done({
    from,
    to,
    usdPerMonthMore: priceDifference(from, to),
    opens: ALL_FEATURES.filter(feature => hasFeature(to, feature) && !hasFeature(from, feature)),
    closes: ALL_FEATURES.filter(feature => hasFeature(from, feature) && !hasFeature(to, feature)),
  })
}

const searches = (limit: number | null): string => (limit === null ? 'unlimited' : formatNumber(limit))

const priceLine = (more: number | null): string => {
  if (more === null) return 'Custom pricing.'
  if (more > 0) return `${formatUsd(more)} more per month.`
  return more < 0 ? `${formatUsd(-more)} less per month.` : 'The price stays the same.'
}

const namesOf = (features: readonly PlanFeature[]): string =>
  features.map(feature => PLAN_FEATURES[feature].label).join(', ')

/**
 * A plan change as sentences: the plans, the price, and whatever it opens, closes or limits.
 *
 * Empty: what stays as it is has no line, except the price.
 */
export const planChangeLines = ({
  from,
  to,
  usdPerMonthMore,
  opens,
  closes,
}: PlanChange): readonly string[] =>
  [
    from === null ? `${to.name} starts now.` : `Your plan changes from ${from.name} to ${to.name}.`,
    from === null ? `${planPriceText(to)}.` : priceLine(usdPerMonthMore),
    opens.length === 0 ? null : `Adds: ${namesOf(opens)}.`,
    closes.length === 0 ? null : `Removes: ${namesOf(closes)}.`,
    from === null || from.carrierSearches === to.carrierSearches
      ? null
      : `Carrier searches: ${searches(from.carrierSearches)} before, ${searches(to.carrierSearches)} after.`,
  ].filter(line => line !== null)
