import type {
  CarrierId,
  CompanyId,
  ConnectionInvitations,
  InvitationAddressee,
  NewConnectionInvitation,
  ResendConnectionInvitation,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { connectionInvitation } from '../wire/connection-invitation.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

interface InvitationsParams {
  readonly issuerId: CompanyId
  readonly carrierId?: CarrierId
  readonly page?: number
}

const addressed = (addressee: InvitationAddressee) =>
  addressee.kind === 'email' ? { email: addressee.email } : { user_id_for_email: addressee.userId }

/** Source: section 7, "Connections and onboarding". */
export const connectionInvitationCalls = {
  list: call({
    route: 'GET connection_invitations',
    query: (params: InvitationsParams) => ({
      q: { issuer_id_eq: params.issuerId, carrier_id_eq: params.carrierId },
      ...paged(params),
    }),
    read: pageOf(list(connectionInvitation)),
  }),
  create: call({
    route: 'POST connection_invitations',
    body: (params: NewConnectionInvitation) => ({
      connection_invitation: {
        carrier_id: params.carrierId,
        classification_ids: params.classificationIds,
        ...addressed(params.addressee),
      },
    }),
    fields: {
      'connection_invitation.carrier_id': 'carrierId',
      'connection_invitation.classification_ids': 'classificationIds',
      'connection_invitation.email': 'email',
      // A form has one place for both.
      'connection_invitation.user_id_for_email': 'email',
    },
    handled: [401, 403, 404, 422, 429],
    once: true,
    read: one(connectionInvitation),
  }),
  resend: call({
    route: 'PATCH connection_invitations/:id/resend',
    path: (params: ResendConnectionInvitation) => ({ id: params.id }),
    body: params => ({ classification_ids: params.classificationIds }),
    fields: { classification_ids: 'classificationIds' },
    handled: [401, 403, 404, 409, 422, 429],
    once: true,
    read: one(connectionInvitation),
  }),
}

export const httpConnectionInvitations = (http: Http): ConnectionInvitations =>
  bindCalls(http, connectionInvitationCalls)
