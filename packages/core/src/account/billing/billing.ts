import { isExpired } from '../rights.ts'
import type { CurrentUser } from '../user.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Plan, PlanId } from './plan.ts'

/** How a company pays, and for what. Source: section 3, "Billing"; section 7, "Billing". */
export interface Billing {
  /** Null: the company has no plan yet. */
  readonly plan: Plan | null
  /** What it may choose from. Choice: they come with the plan, as no call of their own lists them. */
  readonly plans: readonly Plan[]
  readonly paymentMethods: readonly PaymentMethod[]
}

/** The plan of that id, among those to choose from and the one in force. Empty: undefined. */
export const planOf = ({ plan, plans }: Pick<Billing, 'plan' | 'plans'>, id: PlanId): Plan | undefined =>
  [...plans, plan].find((each): each is Plan => each?.id === id)

/**
 * How a company pays, as its choice of a plan begins with it: the plan of an expired company is over, so that none is in
 * force and any that is offered may begin, the one it had included.
 *
 * Source: section 6, "Expired company"; section 3, "Billing".
 */
export const billingToChooseFrom = (user: Pick<CurrentUser, 'company'>, billing: Billing): Billing =>
  isExpired(user) ? { ...billing, plan: null } : billing
