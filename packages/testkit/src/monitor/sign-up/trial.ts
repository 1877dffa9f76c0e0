import { secondsAfter } from '../clock.ts'
import { PAYWALL_FLAGS, type PaywallFlag } from '../session/actor.ts'

/** The plan of a company that has just been made. */
export const TRIAL_PLAN = 'trial'

const TRIAL_SECONDS = 14 * 86_400

/** What a watchdog company's plan has: it looks carriers up, and neither connects with them nor exports them. */
const WATCHDOG_FLAGS: ReadonlySet<PaywallFlag> = new Set<PaywallFlag>([
  'can_rule',
  'can_view_insights',
  'can_view_insurance_certificates',
])

/**
 * What a new company begins with, by its brand.
 *
 * Choice: a trial runs for fourteen days and opens everything that its brand has, so that it can be tried. A search of
 * carriers has a limit, as nobody has paid for it.
 */
export const trialOf = (brand: 'main' | 'watchdog', now: Date) => ({
  brand,
  plan_id: TRIAL_PLAN,
  status: 'trial',
  trial_ends_at: secondsAfter(now, TRIAL_SECONDS),
  carrier_searches_limit: brand === 'watchdog' ? 25 : 100,
  ...(Object.fromEntries(
    PAYWALL_FLAGS.map(flag => [flag, brand === 'main' || WATCHDOG_FLAGS.has(flag)]),
  ) as Record<PaywallFlag, boolean>),
})

/** Whether a company is in a trial that is over. One that has chosen a plan since has none. */
export const isTrialOver = (
  company: { readonly plan_id: string | null; readonly trial_ends_at: string | null },
  now: Date,
): boolean =>
  company.plan_id === TRIAL_PLAN && company.trial_ends_at !== null && new Date(company.trial_ends_at) <= now
