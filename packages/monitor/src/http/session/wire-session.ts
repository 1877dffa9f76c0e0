import { z } from 'zod'
import { placeNow } from '../../database/read-events.ts'
import { unauthenticated } from '../refused.ts'
import type { Services } from '../services.ts'
import type { FoundActor } from './actor.ts'
import { PAYWALL_FLAGS } from '../../database/paywall-flags.ts'
import { findActor } from './find-actor.ts'
import { chatHash } from '../../kernel/hashing.ts'
import { pendingCookie } from './request-code.ts'
import { endSession, startSession } from './sessions.ts'

const text = z.string().nullable()

/** The response of every request about the signed-in user. */
export const wireSession = z.object({
  user: z.object({
    id: z.number(),
    first_name: text,
    last_name: text,
    email: z.string(),
    phone_e164: text,
    scopes: z.array(z.string()),
    requested_carrier_id: z.number().nullable(),
    created_at: z.string(),
    chat_verification_hash: text,
    company: z
      .object({
        id: z.number(),
        legal_name: text,
        company_type: text,
        plan_id: text,
        status: text,
        carrier_id: z.number().nullable(),
        hide_vehicle_search: z.boolean(),
        own_rate_confirmations_only: z.boolean(),
        contact_window_days: z.number().nullable(),
        created_at: z.string(),
        trial_ends_at: text,
      })
      .nullable(),
    paywall: z.object({
      is_watchdog: z.boolean(),
      ...(Object.fromEntries(PAYWALL_FLAGS.map(flag => [flag, z.boolean()])) as Record<
        (typeof PAYWALL_FLAGS)[number],
        z.ZodBoolean
      >),
      limits: z.object({ carrier_searches: z.number().nullable() }),
      usage: z.object({ carrier_searches_count: z.number() }),
    }),
    watchdog_limits: z.object({
      can_view_full_carrier_profile_for_watchdog: z.boolean(),
      can_carrier_search_for_watchdog: z.boolean(),
    }),
  }),
  csrf_token: z.string(),
  /** The place in the events of the company, taken before anything else is read: see `GET events`. */
  events_cursor: z.string(),
})

/** The signed-in user. It is sent only to that user, so it may contain their chat hash. */
export const wireSessionOf = async (
  { db, config: { chatSecret } }: Pick<Services, 'db' | 'config'>,
  { user, company, paywall, watchdogLimits, session }: FoundActor,
) => ({
  user: {
    ...user,
    scopes: [...user.scopes],
    created_at: user.created_at.toISOString(),
    chat_verification_hash: chatSecret === undefined ? null : chatHash(chatSecret, user.id),
    company: company && {
      ...company,
      created_at: company.created_at.toISOString(),
      trial_ends_at: company.trial_ends_at?.toISOString() ?? null,
    },
    paywall,
    watchdog_limits: watchdogLimits,
  },
  // A call with a key needs no proof.
  csrf_token: session?.csrfToken ?? '',
  events_cursor: await placeNow(db),
})

/** Starts a session for a user whose address is verified, and ends the earlier session of the request. */
export async function answerSignedIn(services: Services, request: Request, userId: number) {
  await endSession(services, request)
  const started = await startSession(services, userId)
  const [cookie = ''] = started.cookie.split(';')
  const asStarted = new Request(request.url, { headers: { cookie } })
  const actor = await findActor(services, asStarted)
  if (actor === null) throw new Error('A session that was just started is not there.')
  return {
    body: await wireSessionOf(services, actor),
    cookies: [started.cookie, pendingCookie(services, '', 0)],
  }
}

/** The signed-in user after a change. */
export async function answerChanged(services: Services, request: Request) {
  const actor = await findActor(services, request)
  if (actor === null) throw unauthenticated()
  return { body: await wireSessionOf(services, actor) }
}
