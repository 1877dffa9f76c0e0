import type { RateConfirmation, RateConfirmationId } from '../../rate-confirmation/rate-confirmation.ts'
import type { RateConfirmationStatus } from '../../rate-confirmation/rate-confirmation-status.ts'
import type { RateConfirmationTab } from '../../rate-confirmation/rate-confirmation-tabs.ts'
import type { RateConfirmationTerms } from '../../rate-confirmation/rate-confirmation-terms.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Which rate confirmations are asked for. What is left out narrows nothing. Source: section 7, "Rate confirmations". */
export interface RateConfirmationsParams {
  readonly tab: RateConfirmationTab
  /** Only those of this status, besides what the tab asks for. */
  readonly status?: RateConfirmationStatus
  /** Only those that this user made. */
  readonly creatorId?: UserId
  /** Only those to a carrier whose legal name contains it, whatever its case. */
  readonly carrierName?: string
  /** From 1, which it is when left out. */
  readonly page?: number
}

/**
 * Rate confirmations of the company, which its plan has to include.
 *
 * Source: section 7, "Rate confirmations"; section 3, "Rate confirmation".
 */
export interface RateConfirmations {
  /** The greatest id first, 50 a page. */
  list(
    params: RateConfirmationsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RateConfirmation>, Refusal>>
  /** Refuses: one that is not there. */
  find(
    params: { readonly id: RateConfirmationId },
    signal?: CancelSignal,
  ): Promise<Outcome<RateConfirmation, Refusal>>
  /** What was agreed in one. Refuses: one that is not there. */
  terms(
    params: { readonly id: RateConfirmationId },
    signal?: CancelSignal,
  ): Promise<Outcome<RateConfirmationTerms, Refusal>>
}
