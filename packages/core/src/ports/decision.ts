import type {
  DecisionHeader,
  DecisionRecord,
  DecisionRecordId,
  DecisionSignature,
} from '../decision/decision-record.ts'
import type { LoadStage } from '../decision/decided-load.ts'
import type { LoadId } from '../load/load.ts'
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
  /** Those of one load, newest first, 50 a page, without their contents. Empty: also for another company's load. */
  listOfLoad(
    params: { readonly loadId: LoadId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<DecisionHeader>, Refusal>>
  /**
   * Keeps the answer of the gate about a load and its carrier as it is assessed now, signed.
   *
   * Refuses: `not-found` also for another company's load; `conflict` for a load without a carrier, and for a carrier that is
   * set to do not dispatch; against a no, `forbidden` without the permission to override rules, and `invalid` on `message`
   * without a reason or where the policy lets no one override. Source: section 4, "Signed record".
   */
  createOfLoad(params: {
    readonly loadId: LoadId
    readonly stage: LoadStage
    readonly message: string | null
  }): Promise<Outcome<DecisionRecord, Refusal>>
  /** The public key by which anyone checks the records. Refuses: `not-found` before the first record is signed. */
  signingKey(
    signal?: CancelSignal,
  ): Promise<Outcome<Pick<DecisionSignature, 'fingerprint' | 'publicKey'>, Refusal>>
  /** Keeps the carrier as it is assessed now. `invalid` on `message` for a note of more than 2,000 characters. */
  create(params: {
    readonly carrierId: CarrierId
    readonly message: string | null
  }): Promise<Outcome<DecisionRecord, Refusal>>
}
