import type { RateConfirmationMailsParams } from '../rate-confirmation/list-mails.ts'
import type { RateConfirmationsParams } from '../rate-confirmation/list-rate-confirmations.ts'
import type { RateConfirmation, RateConfirmationId } from '../rate-confirmation/rate-confirmation.ts'
import type {
  RateConfirmationMail,
  RateConfirmationMailId,
} from '../rate-confirmation/rate-confirmation-mail.ts'
import type { RateConfirmationTerms } from '../rate-confirmation/rate-confirmation-terms.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/**
 * E-mails with rate confirmations of the company; its plan must include them.
 *
 * Source: section 7, "Rate confirmations"; section 3, "Rate confirmation mail".
 */
export interface RateConfirmationMails {
  /** Highest id first, 50 a page. */
  list(
    params: RateConfirmationMailsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RateConfirmationMail>, Refusal>>
  /** Refuses: an unknown e-mail. */
  find(
    params: { readonly id: RateConfirmationMailId },
    signal?: CancelSignal,
  ): Promise<Outcome<RateConfirmationMail, Refusal>>
}

/**
 * Rate confirmations of the company; its plan must include them.
 *
 * Source: section 7, "Rate confirmations"; section 3, "Rate confirmation".
 */
export interface RateConfirmations {
  /** Highest id first, 50 a page. */
  list(
    params: RateConfirmationsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RateConfirmation>, Refusal>>
  /** Refuses: an unknown rate confirmation. */
  find(
    params: { readonly id: RateConfirmationId },
    signal?: CancelSignal,
  ): Promise<Outcome<RateConfirmation, Refusal>>
  /** The terms of one. Refuses: an unknown rate confirmation. */
  terms(
    params: { readonly id: RateConfirmationId },
    signal?: CancelSignal,
  ): Promise<Outcome<RateConfirmationTerms, Refusal>>
}
