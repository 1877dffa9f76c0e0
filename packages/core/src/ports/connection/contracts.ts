import type { CarrierAgreement } from '../../connection/carrier-agreement.ts'
import type { Contract } from '../../connection/contract.ts'
import type { ContractUpload } from '../../connection/contract-upload.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * The company's contract for carriers. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections.
 */
export interface Contracts {
  /** The contract that carriers are asked to sign now. Empty: null where the company has none. */
  current(signal?: CancelSignal): Promise<Outcome<Contract | null, Refusal>>
  /**
   * Puts a contract with changes marked into a packet, as an agreement that the broker uploaded.
   *
   * Refuses: `invalid` on `file` for another kind of file, an empty or too large one; `not-found` for a contract or a
   * packet that is not there.
   */
  uploadRedlined(params: ContractUpload): Promise<Outcome<CarrierAgreement, Refusal>>
}
