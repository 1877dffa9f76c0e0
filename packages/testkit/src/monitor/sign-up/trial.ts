import type { Kysely } from 'kysely'
import { secondsAfter } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { PAYWALL_FLAGS, type PaywallFlag } from '../session/actor.ts'

/** The plan of a company that has just been made. */
export const TRIAL_PLAN = 'trial'

const TRIAL_SECONDS = 14 * 86_400

/**
 * What a new company begins with, by its brand and the plans that the monitor has.
 *
 * Choice: a trial runs for fourteen days. It opens what the plan "trial" has; in the watchdog brand, what its first plan
 * on offer has. Empty: without such a plan it opens nothing but the account.
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
    ...(Object.fromEntries(PAYWALL_FLAGS.map(flag => [flag, plan?.[flag] ?? false])) as Record<
      PaywallFlag,
      boolean
    >),
  }
}

/** Whether a company is in a trial that is over. One that has chosen a plan since has none. */
export const isTrialOver = (
  company: { readonly plan_id: string | null; readonly trial_ends_at: string | null },
  now: Date,
): boolean =>
  company.plan_id === TRIAL_PLAN && company.trial_ends_at !== null && new Date(company.trial_ends_at) <= now
