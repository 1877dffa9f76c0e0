import { NOT_IN_WATCHDOG_PLAN } from '../demo/demo-companies.ts'
import { smallWorld } from '../demo/demo-world.ts'
import type { World, WorldRows } from '../world.ts'

type Company = NonNullable<WorldRows['companies']>[number]

/** A world of the same rows as the small one, but for its first company. */
export interface CompanyVariant extends World {
  /** The changed columns of the first company, Northlake. */
  readonly northlake: Partial<Company>
}

/** The small demo with a changed first company, Northlake. */
export const variant = (name: string, description: string, northlake: Partial<Company>): CompanyVariant => ({
  name,
  northlake,
  description,
  build: async today => {
    const { companies = [], ...rows } = await smallWorld.build(today)
    return {
      ...rows,
      companies: companies.map((company, at) => (at === 0 ? { ...company, ...northlake } : company)),
    }
  },
})

const SEARCHES = 25

/** Variants of the small demo, each with one special state of the first company. */
export const companyVariants = [
  variant('watchdog', 'The small demo, with Northlake in the watchdog brand, on its plan.', {
    brand: 'watchdog',
    plan_id: 'watchdog',
    hide_vehicle_search: true,
    carrier_searches_limit: SEARCHES,
    carrier_searches_count: 3,
    ...NOT_IN_WATCHDOG_PLAN,
  }),
  variant('expired', "The small demo, with Northlake's subscription ended: my account only.", {
    status: 'subscription_or_trial_expired',
  }),
  variant('limits', 'The small demo, with every carrier search of Northlake used up.', {
    plan_id: 'starter',
    carrier_searches_limit: SEARCHES,
    carrier_searches_count: SEARCHES,
  }),
]
