import type { Kysely } from 'kysely'
import { secondsAfter } from '../../kernel/clock.ts'
import type { Schema } from '../../database/schema.ts'
import { featuresWhere } from '../../database/paywall-flags.ts'

/** The company status that closes the product. Source: section 4, "Company status". */
export const EXPIRED = 'subscription_or_trial_expired'

/** The plan of a new company. */
const TRIAL_PLAN = 'trial'

const TRIAL_SECONDS = 14 * 86_400

/**
 * The trial of a new company, by its brand and the plans of the monitor.
 *
 * Choice: a trial runs for fourteen days. It has the features of the plan "trial"; in the watchdog brand, of the first
 * plan on offer. Empty: without such a plan only the account is open.
 */
export async function trialOf(db: Kysely<Schema>, brand: 'main' | 'watchdog', now: Date) {
  const plans = db.selectFrom('plans').selectAll()
  const plan = await (brand === 'main'
    ? plans.where('id', '=', TRIAL_PLAN)
    : plans.where('brand', '=', brand).where('is_offered', '=', true).orderBy('place').limit(1)
  ).executeTakeFirst()
  return {
    brand,
    plan_id: TRIAL_PLAN,
    status: 'active',
    trial_ends_at: secondsAfter(now, TRIAL_SECONDS),
    carrier_searches_limit: plan === undefined ? 0 : plan.carrier_searches_limit,
    ...featuresWhere(flag => plan?.[flag] ?? false),
  }
}

interface CompanyOnTrial {
  readonly plan_id: string | null
  readonly trial_ends_at: string | null
}

/** When a company's trial ends or ended. Null: never, or the company has chosen a plan since. */
export const trialEnd = ({ plan_id, trial_ends_at }: CompanyOnTrial): Date | null =>
  plan_id === TRIAL_PLAN && trial_ends_at !== null ? new Date(trial_ends_at) : null

/** Whether a company's trial has ended. */
export const isTrialOver = (company: CompanyOnTrial, now: Date): boolean => {
  const end = trialEnd(company)
  return end !== null && end <= now
}
