import type { SentInvitation } from '../carrier/sent-invitation.ts'
import type { CarrierId, ClassificationId, CompanyId, Id, UserId } from '../shared/ids.ts'

/** The monitor's number of an invitation of a carrier. */
export type ConnectionInvitationId = Id<'connection-invitation'>

/** The recipient of an invitation: either an address or a user of the carrier. */
export type InvitationAddressee =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'user'; readonly userId: UserId }

/** A broker's invitation to a carrier to connect. Source: section 3, "Connection invitation". */
export interface ConnectionInvitation extends SentInvitation {
  /** The broker. */
  readonly issuerId: CompanyId
  readonly carrierId: CarrierId
  /** Each once, ascending. Empty: no classification was elected. */
  readonly classificationIds: readonly ClassificationId[]
  readonly addressee: InvitationAddressee
  /** Who invited, by name. Null: not on record. */
  readonly invitedBy: string | null
  /** The legal name of the carrier. Null: not reported. */
  readonly carrierName: string | null
  /** An instant. */
  readonly createdAt: string
}

/** An invitation as rows of carriers have it. Source: section 3, "Connection invitation". */
export const shortInvitation = ({
  id,
  sentAt,
  deliveredAt,
  isUndeliverable,
  claimedAt,
}: ConnectionInvitation): SentInvitation => ({ id, sentAt, deliveredAt, isUndeliverable, claimedAt })

/** Puts an invitation that was just sent into the row of its carrier. Source: section 3, "Connection invitation". */
export const withInvitation =
  (invitation: ConnectionInvitation) =>
  <Row extends { readonly invitation?: SentInvitation | null | undefined }>(row: Row): Row => ({
    ...row,
    invitation: shortInvitation(invitation),
  })

/** A request to send an invitation. */
export type NewConnectionInvitation = Pick<
  ConnectionInvitation,
  'carrierId' | 'classificationIds' | 'addressee'
>

/** A request to send an invitation again, with its new classifications. */
export type ResendConnectionInvitation = Pick<ConnectionInvitation, 'id' | 'classificationIds'>
