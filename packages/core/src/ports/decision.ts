import type { DecisionHeader, DecisionRecord, DecisionRecordId } from '../decision/decision-record.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/**
 * What the company knew about a carrier when it decided. A record is never changed or removed, so there are no calls
 * for that. Beyond section 7.
 *
 * Source: section 2, "Decision record".
 * Refuses: `not-found` from a monitor without it; `forbidden` for who sees the short profile only.
 */
export interface DecisionRecords {
  /** Those of one carrier, newest first, 50 a page, without their contents. */
  list(
    params: { readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<DecisionHeader>, Refusal>>
  /** One record, and the carrier as it is assessed today. `not-found` also for another company's. */
  find(
    params: { readonly id: DecisionRecordId },
    signal?: CancelSignal,
  ): Promise<Outcome<DecisionRecord, Refusal>>
  /** Keeps the carrier as it is assessed now. `invalid` on `message` for a note of more than 2,000 characters. */
  create(params: {
    readonly carrierId: CarrierId
    readonly message: string | null
  }): Promise<Outcome<DecisionRecord, Refusal>>
}
