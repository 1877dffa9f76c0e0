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
