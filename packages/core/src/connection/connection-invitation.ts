import type { CarrierId, ClassificationId, CompanyId, Id, UserId } from '../shared/ids.ts'

/** The monitor's number of an invitation of a carrier. */
export type ConnectionInvitationId = Id<'connection-invitation'>

/** To whom an invitation is sent: exactly one of an address and a user of the carrier. */
export type InvitationAddressee =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'user'; readonly userId: UserId }

/** A broker's invitation to a carrier to connect. Source: section 3, "Connection invitation". */
export interface ConnectionInvitation {
  readonly id: ConnectionInvitationId
  /** The broker. */
  readonly issuerId: CompanyId
  readonly carrierId: CarrierId
  /** Each once, in rising order. Empty: no classification was elected. */
  readonly classificationIds: readonly ClassificationId[]
  readonly addressee: InvitationAddressee
  /** An instant; null: not delivered so far. */
  readonly deliveredAt: string | null
  /** An instant. */
  readonly createdAt: string
}

/** An invitation to be sent. */
export type NewConnectionInvitation = Pick<
  ConnectionInvitation,
  'carrierId' | 'classificationIds' | 'addressee'
>

/** An invitation to be sent again, with the classifications that hold from now on. */
export type ResendConnectionInvitation = Pick<ConnectionInvitation, 'id' | 'classificationIds'>
