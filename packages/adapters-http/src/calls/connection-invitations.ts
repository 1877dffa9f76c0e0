import type {
  CarrierId,
  CompanyId,
  ConnectionInvitation,
  ConnectionInvitations,
  InvitationAddressee,
  NewConnectionInvitation,
  ResendConnectionInvitation,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { invitationFields } from '../wire/carrier-connection.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, nullable, optional, text } from '../wire/values.ts'

const invitation = record({
  ...invitationFields,
  issuer_id: id<'company'>,
  carrier_id: id<'carrier'>,
  classification_ids: list(id<'classification'>),
  email: nullable(text),
  user_id_for_email: ['userId', nullable(id<'user'>)],
  sent_at: optional(instant),
  invited_by: optional(text),
  carrier_name: optional(text),
  created_at: instant,
})

const addresseeOf = ({
  email,
  userId,
}: Pick<ReturnType<typeof invitation>, 'email' | 'userId'>): InvitationAddressee => {
  if (email !== null && userId === null) return { kind: 'email', email }
  if (userId !== null && email === null) return { kind: 'user', userId }
  throw new Unreadable('not exactly one of an address and a user').inside('email')
}

/** A broker's invitation to a carrier. Source: section 3, "Connection invitation". */
const connectionInvitation: Reader<ConnectionInvitation> = value => {
  const { email, userId, sentAt, ...read } = invitation(value)
  return { ...read, sentAt: sentAt ?? read.createdAt, addressee: addresseeOf({ email, userId }) }
}

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
      // A form shows both in one field.
      'connection_invitation.user_id_for_email': 'email',
    },
    handled: [401, 403, 404, 409, 422, 429],
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
