import { isExpired } from '../rights.ts'
import type { CurrentUser } from '../user.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Plan, PlanId } from './plan.ts'

/** How a company pays, and for what. Source: section 3, "Billing"; section 7, "Billing". */
export interface Billing {
  /** Null: the company has no plan yet. */
  readonly plan: Plan | null
  /** What it may choose from. Choice: they come with the plan, as no call lists them alone. */
  readonly plans: readonly Plan[]
  readonly paymentMethods: readonly PaymentMethod[]
}

/** The plan with the id, among the offered ones and the current one. Empty: undefined. */
export const planOf = ({ plan, plans }: Pick<Billing, 'plan' | 'plans'>, id: PlanId): Plan | undefined =>
  [...plans, plan].find((each): each is Plan => each?.id === id)

/**
 * The billing of a company before it chooses a plan. The plan of an expired company has ended: none is in force, and
 * any offered plan may start, including the previous one.
 *
 * Source: section 6, "Expired company"; section 3, "Billing".
 */
export const billingToChooseFrom = (user: Pick<CurrentUser, 'company'>, billing: Billing): Billing =>
  isExpired(user) ? { ...billing, plan: null } : billing
