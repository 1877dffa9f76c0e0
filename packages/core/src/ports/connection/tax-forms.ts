import type { TaxFormReceipt, TaxFormUpload } from '../../connection/tax-form.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** The tax forms of carriers. Source: section 7, "Connections and onboarding"; section 8, "Redlined upload". */
export interface TaxForms {
  /**
   * Puts a tax form with changes marked into a packet. `received-in-part` is an answer, no refusal.
   *
   * Refuses: `forbidden` where the plan has no connections; `invalid` on `file` for another kind of file, an empty or
   * too large one; `not-found` for a form or a packet that is not there.
   */
  uploadRedlined(params: TaxFormUpload): Promise<Outcome<TaxFormReceipt, Refusal>>
}
