import type { NewUserInvitation } from '../../account/invitation/new-user-invitation.ts'
import type { ResendUserInvitation } from '../../account/invitation/open-user-invitation.ts'
import type { UserInvitation, UserInvitationId } from '../../account/invitation/user-invitation.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Whom the company asked to join it. Source: section 7, "Connections and onboarding". */
export interface UserInvitations {
  /** The company's, 50 a page, newest first, id as the last key. Source: section 9, "Page sizes". */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<UserInvitation>, Refusal>>
  /** Refuses: `invalid` on `email` for one that is none or is taken, on `scopes` for a right not held. */
  create(params: NewUserInvitation): Promise<Outcome<UserInvitation, Refusal>>
  /** Sends it again with the scopes given. Refuses: `invalid` once it is claimed. */
  resend(params: ResendUserInvitation): Promise<Outcome<UserInvitation, Refusal>>
  /** Withdraws it. Refuses: `invalid` once it is claimed, `not-found` once it is withdrawn. */
  remove(params: { readonly id: UserInvitationId }): Promise<Outcome<void, Refusal>>
}
