import { z } from 'zod'
import { claimInvitation } from '../../company/sign-up/claim-user-invitation.ts'
import { createCompany } from '../../company/sign-up/create-company.ts'
import { type Joiner, offerInvitation } from '../../company/sign-up/open-invitation.ts'
import { brandOfCall } from '../../http/brand-of-call.ts'
import { emailInBody, lineOfText } from '../../http/fields.ts'
import { conflict, missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Actor } from '../../http/session/actor.ts'
import { codeInBody, wireCodeSent } from '../../http/session/codes.ts'
import { enterCode } from '../../http/session/enter-code.ts'
import { requestCode } from '../../http/session/request-code.ts'
import { signUpUser } from '../../http/session/sign-up-user.ts'
import { answerChanged, answerSignedIn, wireSession } from '../../http/session/wire-session.ts'

const NAME_MAX = 100
const LEGAL_NAME_MAX = 120
const REFERRER_MAX = 200

const joinerOf = ({ user, company }: Actor): Joiner => ({
  id: user.id,
  email: user.email,
  companyId: company?.id ?? null,
})

const start = route({
  method: 'POST',
  path: 'sign_up',
  summary: 'Sends a code to a new user; the response is the same for known addresses',
  access: 'anyone',
  body: z.strictObject({
    email: emailInBody,
    referrer: lineOfText({ max: REFERRER_MAX, empty: 'Leave it out, or give a text.' }).optional(),
  }),
  answer: wireCodeSent,
  handle: async ({ services, request, actor, client, body: { email, referrer = null } }) => {
    if (actor !== null) throw conflict('You are already signed in.')
    const from = { request, client, brand: brandOfCall(request) }
    const { body, cookie } = await requestCode(services, { ...from, email, purpose: 'sign_up', referrer })
    return { body, cookies: [cookie] }
  },
})

const code = route({
  method: 'POST',
  path: 'sign_up/code',
  summary: 'Verifies an address by its code, creates its user if there is none, and signs in',
  access: 'anyone',
  body: z.strictObject({ email: emailInBody, code: codeInBody }),
  answer: wireSession,
  handle: async ({ services, request, client, body }) => {
    const proved = await enterCode(services, { request, client, purpose: 'sign_up', ...body })
    return answerSignedIn(services, request, await signUpUser(services, proved))
  },
})

const details = route({
  method: 'PATCH',
  path: 'sign_up/details',
  summary: "Sets the caller's name",
  access: 'account',
  body: z.strictObject({
    first_name: lineOfText({ max: NAME_MAX, empty: 'Enter your first name.' }),
    last_name: lineOfText({ max: NAME_MAX, empty: 'Enter your last name.' }),
  }),
  answer: wireSession,
  handle: async ({ services, request, actor, body }) => {
    await services.db.updateTable('users').set(body).where('id', '=', actor.user.id).execute()
    return answerChanged(services, request)
  },
})

const company = route({
  method: 'POST',
  path: 'sign_up/create_company',
  summary: "Creates the caller's company, a broker on a trial",
  access: 'account',
  body: z.strictObject({
    legal_name: lineOfText({ max: LEGAL_NAME_MAX, empty: 'Enter your company’s legal name.' }),
  }),
  answer: wireSession,
  handle: async ({ services, request, actor, body }) => {
    await createCompany(services.db, {
      userId: actor.user.id,
      legalName: body.legal_name,
      brand: brandOfCall(request),
      at: services.clock.now(),
    })
    return { status: 201, ...(await answerChanged(services, request)) }
  },
})

const check = route({
  method: 'PATCH',
  path: 'sign_up/check_for_open_user_invitation',
  summary: 'Which company has invited the caller',
  access: 'account',
  answer: z.object({
    company_name: z.string(),
    invited_by: z.string().nullable(),
    scopes: z.array(z.string()),
  }),
  handle: async ({ services, actor }) => {
    const offered = await offerInvitation(services.db, joinerOf(actor))
    if (offered === undefined) throw missing()
    return { body: offered }
  },
})

const claim = route({
  method: 'PATCH',
  path: 'sign_up/claim_open_user_invitation',
  summary: 'Joins the company that has invited the caller',
  access: 'account',
  answer: wireSession,
  handle: async ({ services, request, actor }) => {
    const act = { at: services.clock.now(), requestId: actor.requestId }
    await claimInvitation(services.db, joinerOf(actor), act)
    return answerChanged(services, request)
  },
})

export const routes: readonly Route[] = [start, code, details, company, check, claim]
