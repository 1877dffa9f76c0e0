import {
  type NewUserInvitation,
  type ResendUserInvitation,
  SCOPES,
  type UserInvitation,
  type UserInvitationId,
  type UserInvitations,
} from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { knownValues, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, names, nullable, oneOf, optional, text } from '../wire/values.ts'

const SITES = ['main', 'watchdog'] as const

/** An invitation to join the company. Source: section 3, "User invitation". */
const userInvitation: Reader<UserInvitation> = record({
  id: id<'user-invitation'>,
  email: text,
  scopes: knownValues(SCOPES),
  site: oneOf(SITES),
  sent_at: instant,
  delivered_at: nullable(instant),
  delivery_failed_at: nullable(instant),
  claimed_at: nullable(instant),
  invited_by: optional(text),
  created_at: instant,
})

/** Invitations, without those to a site that this portal does not know. */
const userInvitations = listOfKnown(names('site', SITES), userInvitation)

interface InvitationsParams {
  readonly page?: number
}
interface OneInvitation {
  readonly id: UserInvitationId
}

const FIELDS = {
  'user_invitation.email': 'email',
  'user_invitation.scopes': 'scopes',
  'user_invitation.site': 'site',
} satisfies Record<string, keyof NewUserInvitation>

/** Choice: too many mails (429) is a refusal too, as the broker can wait. Source: section 8, "General handling". */
const HANDLED = [401, 403, 404, 422, 429]

/** Source: section 7, "Connections and onboarding". */
export const userInvitationCalls = {
  list: call({
    route: 'GET user_invitations',
    query: (params: InvitationsParams) => paged(params),
    read: pageOf(userInvitations),
  }),
  create: call({
    route: 'POST user_invitations',
    body: ({ email, scopes, site }: NewUserInvitation) => ({ user_invitation: { email, scopes, site } }),
    handled: HANDLED,
    fields: FIELDS,
    once: true,
    read: one(userInvitation),
  }),
  resend: call({
    route: 'PATCH user_invitations/:id/resend',
    path: (params: ResendUserInvitation) => ({ id: params.id }),
    body: params => ({ user_invitation: { scopes: params.scopes } }),
    handled: HANDLED,
    fields: FIELDS,
    once: true,
    read: one(userInvitation),
  }),
  remove: call({
    route: 'DELETE user_invitations/:id',
    path: (params: OneInvitation) => ({ id: params.id }),
    read: nothing,
  }),
}

export const httpUserInvitations = (http: Http): UserInvitations => bindCalls(http, userInvitationCalls)
