import type {
  NewUserInvitation,
  ResendUserInvitation,
  UserInvitationId,
  UserInvitations,
} from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { paged } from '../wire/paging.ts'
import { userInvitation, userInvitations } from '../wire/user-invitation.ts'

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

/** Choice: too many mails are an answer too, as the broker can wait. Source: section 8, "General handling". */
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
