import type { MailTab } from '../../rate-confirmation/mail-tabs.ts'
import type {
  RateConfirmationMail,
  RateConfirmationMailId,
} from '../../rate-confirmation/rate-confirmation-mail.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Which e-mails are asked for. What is left out narrows nothing. Source: section 7, "Rate confirmations". */
export interface RateConfirmationMailsParams {
  readonly tab: MailTab
  /** Only those that this user sent. */
  readonly creatorId?: UserId
  /** Only those whose subject contains it, whatever its case. */
  readonly subject?: string
  /** From 1, which it is when left out. */
  readonly page?: number
}

/**
 * E-mails with rate confirmations of the company, which its plan has to include.
 *
 * Source: section 7, "Rate confirmations"; section 3, "Rate confirmation mail".
 */
export interface RateConfirmationMails {
  /** The greatest id first, 50 a page. */
  list(
    params: RateConfirmationMailsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RateConfirmationMail>, Refusal>>
  /** Refuses: one that is not there. */
  find(
    params: { readonly id: RateConfirmationMailId },
    signal?: CancelSignal,
  ): Promise<Outcome<RateConfirmationMail, Refusal>>
}
