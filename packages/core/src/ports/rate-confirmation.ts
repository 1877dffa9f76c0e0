import type { LoadId } from '../load/load.ts'
import type { Ticket } from '../load/ticket/ticket.ts'
import type {
  MailCounts,
  MailCountsParams,
  RateConfirmationMailsParams,
} from '../rate-confirmation/list-mails.ts'
import type {
  RateConfirmationCounts,
  RateConfirmationCountsParams,
  RateConfirmationsParams,
} from '../rate-confirmation/list-rate-confirmations.ts'
import type { NewConfirmation } from '../rate-confirmation/confirmation-sending.ts'
import type { RateConfirmation, RateConfirmationId } from '../rate-confirmation/rate-confirmation.ts'
import type {
  RateConfirmationMail,
  RateConfirmationMailDetail,
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
  /** The e-mails that the company sent, no replies: highest id first, 50 a page. */
  list(
    params: RateConfirmationMailsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RateConfirmationMail>, Refusal>>
  /**
   * `GET rate_confirmation_mails/counts`: how many e-mails each tab has. Refuses: `not-found` from a monitor without this
   * call. Source: section 2, "Rate confirmation e-mail tabs"; the call is ours.
   */
  countTabs(params: MailCountsParams, signal?: CancelSignal): Promise<Outcome<MailCounts, Refusal>>
  /** One with its text, a reply too. Refuses: an unknown e-mail. */
  find(
    params: { readonly id: RateConfirmationMailId },
    signal?: CancelSignal,
  ): Promise<Outcome<RateConfirmationMailDetail, Refusal>>
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
  /**
   * `GET rate_confirmations/counts`: how many rate confirmations each tab has. Refuses: `not-found` from a monitor without
   * this call. Source: section 2, "Rate confirmation tabs"; the call is ours.
   */
  countTabs(
    params: RateConfirmationCountsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<RateConfirmationCounts, Refusal>>
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
  /**
   * `GET rate_confirmations/:id/mails`: the e-mails about one and the replies to them, oldest first, 200 at most.
   *
   * Refuses: `not-found` for an unknown rate confirmation, and from a monitor without this call. Choice: a call of ours.
   */
  thread(
    params: { readonly id: RateConfirmationId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly RateConfirmationMailDetail[], Refusal>>
  /** `GET rate_confirmations/:id/tickets`: the open tickets about one, newest first. Refuses: as `thread`. */
  openTickets(
    params: { readonly id: RateConfirmationId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly Ticket[], Refusal>>
  /**
   * Mails the rate confirmation of a load to its carrier. Refuses: `not-found` for an unknown load, and from a monitor without
   * this call; `conflict` without a carrier, for one that is do not dispatch, and while another one is out; `forbidden` and
   * `invalid` on `message` where the gate says no; `invalid` on `addressAgain` and `addressReason` for an address that is not safe
   * to write to. Choice: a call of ours.
   */
  sendToCarrier(params: NewConfirmation): Promise<Outcome<RateConfirmation, Refusal>>
  /** Cancels one that was sent from here. Refuses: `conflict` for any other, and a canceled one. Choice: a call of ours. */
  cancelSent(params: {
    readonly id: RateConfirmationId
    readonly reason: string
  }): Promise<Outcome<RateConfirmation, Refusal>>
  /** `GET loads/:id/rate_confirmations`: those of one load, highest id first, 50 at most. Refuses: as `thread`. */
  ofLoad(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly RateConfirmation[], Refusal>>
}
