import { z } from 'zod'
import { conflict } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { type Actor, PAYWALL_FLAGS } from '../session/actor.ts'
import { askForCode, pendingCookie } from '../session/ask-for-code.ts'
import { enterCode } from '../session/enter-code.ts'
import { findActor } from '../session/find-actor.ts'
import { endSession, renewSession, SESSION_COOKIE, startSession } from '../session/sessions.ts'
import { CODE_LIVES_SECONDS, RESEND_AFTER_SECONDS } from '../session/sign-in-limits.ts'

const EMAIL_MAX = 254
const text = z.string().nullable()

const wireSession = z.object({
  user: z.object({
    id: z.number(),
    first_name: text,
    last_name: text,
    email: z.string(),
    phone_e164: text,
    scopes: z.array(z.string()),
    requested_carrier_id: z.number().nullable(),
    created_at: z.string(),
    company: z
      .object({
        id: z.number(),
        legal_name: text,
        company_type: text,
        plan_id: text,
        status: text,
        carrier_id: z.number().nullable(),
        hide_vehicle_search: z.boolean(),
        created_at: z.string(),
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
})

const wireSessionOf = ({ user, company, paywall, watchdogLimits, session }: Actor) => ({
  user: {
    ...user,
    scopes: [...user.scopes],
    created_at: user.created_at.toISOString(),
    company: company && { ...company, created_at: company.created_at.toISOString() },
    paywall,
    watchdog_limits: watchdogLimits,
  },
  csrf_token: session.csrfToken,
})

const signIn = route({
  method: 'POST',
  path: 'sign_in',
  summary: 'Sends a one-time code to an address; known and unknown ones are answered alike',
  access: 'anyone',
  body: z.strictObject({
    email: z
      .string('Give an e-mail address.')
      .trim()
      .toLowerCase()
      .max(EMAIL_MAX, 'Give an e-mail address.')
      .pipe(z.email('Give an e-mail address.')),
  }),
  answer: z.object({ lives_seconds: z.number(), resend_after_seconds: z.number() }),
  handle: async ({ services, actor, client, body: { email } }) => {
    if (actor !== null) throw conflict('You are signed in already.')
    return {
      body: { lives_seconds: CODE_LIVES_SECONDS, resend_after_seconds: RESEND_AFTER_SECONDS },
      cookies: [await askForCode(services, { email, client })],
    }
  },
})

const signInCode = route({
  method: 'POST',
  path: 'sign_in/code',
  summary: 'Signs in with the code that this browser asked for',
  access: 'anyone',
  body: z.strictObject({ code: z.string('Give six digits.').regex(/^\d{6}$/, 'Give six digits.') }),
  answer: wireSession,
  handle: async ({ services, request, client, body: { code } }) => {
    const userId = await enterCode(services, { request, code, client })
    // Whoever signs in anew in a browser leaves no older session behind in it.
    await endSession(services, request)
    const started = await startSession(services, userId)
    const asStarted = new Request(request.url, { headers: { cookie: `${SESSION_COOKIE}=${started.token}` } })
    const actor = await findActor(services, asStarted)
    if (actor === null) throw new Error('A session that was just started is not there.')
    return { body: wireSessionOf(actor), cookies: [started.cookie, pendingCookie(services, '', 0)] }
  },
})

const refresh = route({
  method: 'GET',
  path: 'refresh_jwt',
  summary: 'Who is signed in, and renews the session',
  access: 'account',
  answer: wireSession,
  handle: async ({ services, request, actor }) => ({
    body: wireSessionOf(actor),
    cookies: [await renewSession(services, request, actor)],
  }),
})

const signOut = route({
  method: 'GET',
  path: 'sign_out',
  summary: 'Ends the session, if there is one',
  access: 'anyone',
  handle: async ({ services, request }) => ({ cookies: [await endSession(services, request)] }),
})

export const routes: readonly Route[] = [signIn, signInCode, refresh, signOut]
