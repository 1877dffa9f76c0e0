import type { Id } from '../../shared/ids.ts'
import type { Brand } from '../brand.ts'
import type { Scope } from '../scopes.ts'

/** The monitor's number of one user invitation. */
export type UserInvitationId = Id<'user-invitation'>

/** Somebody whom a company asked to join it. Source: section 3, "User invitation". */
export interface UserInvitation {
  readonly id: UserInvitationId
  readonly email: string
  /** What they may do once they have joined. */
  readonly scopes: readonly Scope[]
  /** Where the invitation leads. Choice: one of the two brands, as there are no other sites. */
  readonly site: Brand
  /** When it was mailed last, an instant. */
  readonly sentAt: string
  /** When that mail arrived, an instant. Null: it has not, or nobody told. */
  readonly deliveredAt: string | null
  /** When that mail was given up, an instant. Null: it was not. */
  readonly deliveryFailedAt: string | null
  /** When they joined, an instant. Null: they have not, or it is not known. */
  readonly claimedAt: string | null
  /** When it was made, an instant. */
  readonly createdAt: string
}
