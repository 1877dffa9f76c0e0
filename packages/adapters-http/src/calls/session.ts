import type { Session } from '@fairhaul/core'
import { nothing, one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { NO_USER } from '../transport/known-session.ts'
import { refresh } from '../transport/refresh.ts'
import { codeSent } from '../wire/code-sent.ts'
import { BEFORE_SESSION, knownSession, signedIn } from '../wire/signed-in.ts'

/**
 * A 401 is returned to the sign-in page, in addition to the statuses that section 8 names for the call.
 *
 * Source: section 7, "Auth and user"; section 8, "Sign in"; section 8, "General handling".
 */
export const sessionCalls = {
  current: refresh,
  signIn: call({
    route: 'POST sign_in',
    body: (params: { readonly email: string }) => ({ email: params.email }),
    csrf: BEFORE_SESSION,
    handled: [401, 403, 409, 422, 429],
    fields: { email: 'email' },
    read: one(codeSent),
  }),
  enterCode: call({
    route: 'POST sign_in/code',
    body: (params: { readonly code: string }) => ({ code: params.code }),
    csrf: BEFORE_SESSION,
    handled: [401, 403, 422, 429],
    fields: { code: 'code' },
    read: one(body => signedIn(body).user),
    remember: knownSession,
  }),
  /** Choice: retried like any GET when the connection fails, as signing out twice has the same result. */
  signOut: call({
    route: 'GET sign_out',
    changes: true,
    handled: [403, 422],
    read: nothing,
    remember: () => NO_USER,
  }),
}

export const httpSession = (http: Http): Session => bindCalls(http, sessionCalls)
