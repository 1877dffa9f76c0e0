import type { Selectable } from 'kysely'
import { secureCookies } from '../config.ts'
import type { CompaniesTable } from '../database/tables/account-tables.ts'
import { EXPIRED } from '../guards/guards.ts'
import { readCookie } from '../http/cookies.ts'
import type { Services } from '../services.ts'
import { isTrialOver, trialEnd } from '../sign-up/trial.ts'
import { type Actor, PAYWALL_FLAGS } from './actor.ts'
import { tokenHash } from './hashing.ts'
import { SESSION_COOKIE } from './sessions.ts'

/** A company from JSON, with instants as text. */
type Company = Omit<Selectable<CompaniesTable>, 'created_at' | 'trial_ends_at'> & {
  readonly created_at: string
  readonly trial_ends_at: string | null
}

const paywallOf = (company: Company | null): Actor['paywall'] => ({
  ...(Object.fromEntries(PAYWALL_FLAGS.map(flag => [flag, company?.[flag] ?? false])) as Pick<
    Company,
    (typeof PAYWALL_FLAGS)[number]
  >),
  is_watchdog: company?.brand === 'watchdog',
  limits: { carrier_searches: company?.carrier_searches_limit ?? null },
  usage: { carrier_searches_count: company?.carrier_searches_count ?? 0 },
})

/** The user of a request, by its session cookie; null for a visitor, and for an expired session. */
export async function findActor({ db, clock, config }: Services, request: Request): Promise<Actor | null> {
  const token = readCookie(request, SESSION_COOKIE, secureCookies(config))
  if (token === null) return null
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .select(eb => [
      'sessions.id as session_id',
      'sessions.csrf_token',
      'sessions.created_at as session_created_at',
      'sessions.refreshed_at',
      eb.fn.toJson('companies').as('company'),
    ])
    .where('sessions.token_hash', '=', tokenHash(token))
    .where('sessions.expires_at', '>', clock.now())
    .executeTakeFirst()
  if (found === undefined) return null
  const company = found.company as Company | null
  return {
    session: {
      id: found.session_id,
      csrfToken: found.csrf_token,
      createdAt: found.session_created_at,
      refreshedAt: found.refreshed_at,
    },
    user: found,
    company: company && {
      ...company,
      status: isTrialOver(company, clock.now()) ? EXPIRED : company.status,
      created_at: new Date(company.created_at),
      trial_ends_at: trialEnd(company),
    },
    paywall: paywallOf(company),
    watchdogLimits: found,
    accessReviewPending: found.access_review_pending,
  }
}
