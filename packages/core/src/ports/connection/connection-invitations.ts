import type {
  ConnectionInvitation,
  NewConnectionInvitation,
  ResendConnectionInvitation,
} from '../../connection/connection-invitation.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId, CompanyId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * Which carriers the company asked to connect. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections; `not-found` for what is another company's.
 */
export interface ConnectionInvitations {
  /** Those of one broker, to one carrier or to all, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly issuerId: CompanyId; readonly carrierId?: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ConnectionInvitation>, Refusal>>
  /**
   * Sends one.
   *
   * Refuses: `invalid` on `email` for what is no address, and on `classificationIds` for one that may not be elected;
   * `not-found` for a carrier that is not there.
   */
  create(params: NewConnectionInvitation): Promise<Outcome<ConnectionInvitation, Refusal>>
  /**
   * Sends it again, with the classifications that hold from now on; its delivery is open again.
   *
   * Refuses: `invalid` on `classificationIds` for one that may not be elected; `conflict` once the carrier has answered.
   */
  resend(params: ResendConnectionInvitation): Promise<Outcome<ConnectionInvitation, Refusal>>
}
