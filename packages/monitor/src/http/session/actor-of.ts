import type { Kysely } from 'kysely'
import type { Schema, TableRow } from '../../database/schema.ts'
import { EXPIRED, isTrialOver, trialEnd } from './trial.ts'
import type { Actor } from './actor.ts'
import { featuresWhere } from '../../database/paywall-flags.ts'

/** A company from JSON, with instants as text. */
type Company = Omit<TableRow<'companies'>, 'created_at' | 'trial_ends_at'> & {
  readonly created_at: string
  readonly trial_ends_at: string | null
}

const paywallOf = (company: Company | null): Actor['paywall'] => ({
  ...featuresWhere(flag => company?.[flag] ?? false),
  is_watchdog: company?.brand === 'watchdog',
  limits: { carrier_searches: company?.carrier_searches_limit ?? null },
  usage: { carrier_searches_count: company?.carrier_searches_count ?? 0 },
})

/** Users, each with their company as JSON, to be joined with what signs them in. */
export const userWithCompany = (db: Kysely<Schema>) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('policy_settings', 'policy_settings.company_id', 'users.company_id')
    .selectAll('users')
    .select('policy_settings.due_on as policy_due_on')
    .select(eb => eb.fn.toJson('companies').as('company'))

/** A user of `userWithCompany` with their rights, without what signed them in. */
export const actorOf = (
  found: TableRow<'users'> & { readonly company: unknown; readonly policy_due_on: string | null },
  now: Date,
): Omit<Actor, 'session' | 'key' | 'requestId'> => {
  const company = found.company as Company | null
  return {
    user: found,
    company: company && {
      ...company,
      status: isTrialOver(company, now) ? EXPIRED : company.status,
      created_at: new Date(company.created_at),
      trial_ends_at: trialEnd(company),
      policy_due_on: found.policy_due_on,
    },
    paywall: paywallOf(company),
    watchdogLimits: found,
    accessReviewPending: found.access_review_pending,
  }
}
