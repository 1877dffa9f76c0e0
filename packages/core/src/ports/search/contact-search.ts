import type { ContactAnswer } from '../../search/contact/contact-answer.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Who stands behind an e-mail or a phone. Source: section 7, "Carriers". */
export interface ContactSearch {
  /** The carriers that share an e-mail, trimmed; case does not count. `invalid` on `email` for a blank one. */
  byEmail(params: { readonly email: string }, signal?: CancelSignal): Promise<Outcome<ContactAnswer, Refusal>>
  /** The carriers that share a phone, without its dashes. `invalid` on `phone` for one without a digit. */
  byPhone(params: { readonly phone: string }, signal?: CancelSignal): Promise<Outcome<ContactAnswer, Refusal>>
}
