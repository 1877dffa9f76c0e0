import { z } from 'zod'
import { emailInBody } from '../../http/fields.ts'
import { conflict } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { codeInBody, wireCodeSent } from '../../http/session/codes.ts'
import { enterCode } from '../../http/session/enter-code.ts'
import { requestCode } from '../../http/session/request-code.ts'
import { endSession, renewSession } from '../../http/session/sessions.ts'
import { answerSignedIn, wireSession, wireSessionOf } from '../../http/session/wire-session.ts'

const signIn = route({
  method: 'POST',
  path: 'sign_in',
  summary: 'Sends a one-time code to an address; the response is the same for unknown addresses',
  access: 'anyone',
  body: z.strictObject({ email: emailInBody }),
  answer: wireCodeSent,
  handle: async ({ services, request, actor, client, body: { email } }) => {
    if (actor !== null) throw conflict('You are already signed in.')
    const { body, cookie } = await requestCode(services, { request, email, client, purpose: 'sign_in' })
    return { body, cookies: [cookie] }
  },
})

const signInCode = route({
  method: 'POST',
  path: 'sign_in/code',
  summary: 'Signs in with the code that this browser asked for',
  access: 'anyone',
  body: z.strictObject({ code: codeInBody }),
  answer: wireSession,
  handle: async ({ services, request, client, body: { code } }) => {
    const given = { request, code, client, purpose: 'sign_in', email: null } as const
    const { userId } = await enterCode(services, given)
    if (userId === null) throw new Error('A sign-in went on without a user.')
    return answerSignedIn(services, request, userId)
  },
})

const refresh = route({
  method: 'GET',
  path: 'refresh_jwt',
  summary: 'Who is signed in, and renews the session; for an API key, who made it',
  access: 'account',
  answer: wireSession,
  handle: async ({ services, request, actor }) => ({
    body: await wireSessionOf(services, actor),
    cookies: actor.session === null ? [] : [await renewSession(services, request, actor.session)],
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
