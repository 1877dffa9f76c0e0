import {
  done,
  type NewCompany,
  type OpenInvitation,
  SCOPES,
  type SignUp,
  type SignUpCodeParams,
  type SignUpDetails,
  type SignUpParams,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { codeSent } from '../wire/code-sent.ts'
import { knownValues } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { BEFORE_SESSION, knownSession, signedIn } from '../wire/signed-in.ts'
import { nullable, text } from '../wire/values.ts'

/** An open invitation for the user who signs up. Source: section 4, "Sign-in and sign-up". */
const openInvitation: Reader<OpenInvitation> = record({
  company_name: text,
  invited_by: nullable(text),
  scopes: knownValues(SCOPES),
})

/** Each responds with the current user, in the shape of a refresh. */
const asUser = { read: one(body => signedIn(body).user), remember: knownSession }

/**
 * Section 8 names 403 and 422 for code and details, and 403, 404 and 422 for the check. A 401 is returned too, as
 * all of these are calls of the sign-up pages.
 *
 * Choice: a conflict (409) and too many guesses (429) are refusals too, as the user can continue.
 * Source: section 7, "Auth and user"; section 8, "General handling"; section 8, "Sign in".
 */
export const signUpCalls = {
  start: call({
    route: 'POST sign_up',
    body: ({ email, referrer }: SignUpParams) => ({ email, referrer }),
    csrf: BEFORE_SESSION,
    handled: [401, 403, 409, 422, 429],
    fields: { email: 'email' },
    read: one(codeSent),
  }),
  enterCode: call({
    route: 'POST sign_up/code',
    body: ({ email, code }: SignUpCodeParams) => ({ email, code }),
    csrf: BEFORE_SESSION,
    handled: [401, 403, 422, 429],
    fields: { email: 'email', code: 'code' },
    ...asUser,
  }),
  giveDetails: call({
    route: 'PATCH sign_up/details',
    body: (params: SignUpDetails) => ({ first_name: params.firstName, last_name: params.lastName }),
    handled: [401, 403, 422],
    fields: { first_name: 'firstName', last_name: 'lastName' },
    ...asUser,
  }),
  createCompany: call({
    route: 'POST sign_up/create_company',
    body: (params: NewCompany) => ({ legal_name: params.legalName }),
    handled: [401, 403, 404, 409, 422],
    fields: { legal_name: 'legalName' },
    ...asUser,
  }),
  checkForOpenInvitation: call({
    route: 'PATCH sign_up/check_for_open_user_invitation',
    handled: [401, 403, 404, 422],
    read: one(openInvitation),
  }),
  claimOpenInvitation: call({
    route: 'PATCH sign_up/claim_open_user_invitation',
    handled: [401, 403, 404, 409, 422],
    ...asUser,
  }),
}

/** No invitation is a valid result here, and a 404 on the wire. */
export const httpSignUp = (http: Http): SignUp => {
  const calls = bindCalls(http, signUpCalls)
  return {
    ...calls,
    checkForOpenInvitation: async () => {
      const found = await calls.checkForOpenInvitation()
      return !found.ok && found.refusal.kind === 'not-found' ? done(null) : found
    },
  }
}
