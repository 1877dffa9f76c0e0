import type { Id } from '../../shared/ids.ts'
import type { Brand } from '../brand.ts'
import type { Scope } from '../scopes.ts'

/** The monitor's number of one user invitation. */
export type UserInvitationId = Id<'user-invitation'>

/** A person invited to the company. Source: section 3, "User invitation". */
export interface UserInvitation {
  readonly id: UserInvitationId
  readonly email: string
  /** Their scopes once they have joined. */
  readonly scopes: readonly Scope[]
  /** The brand that the invitation links to. Choice: one of the two brands, as there are no other sites. */
  readonly site: Brand
  /** The last time it was mailed, an instant. */
  readonly sentAt: string
  /** When that mail arrived, an instant. Null: not yet, or not reported. */
  readonly deliveredAt: string | null
  /** When that mail was given up, an instant. Null: it was not. */
  readonly deliveryFailedAt: string | null
  /** When they joined, an instant. Null: not yet, or not known. */
  readonly claimedAt: string | null
  /** Who invited them, by name. Null: not on record. */
  readonly invitedBy: string | null
  /** When it was made, an instant. */
  readonly createdAt: string
}
