import type { InsuranceCertificateRequest } from '../../insurance/certificate-requests.ts'
import type { InsurancePolicy, InsurancePolicyId } from '../../insurance/insurance-policy.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Policies of carriers. Source: section 7, "Insurance"; section 3, "Insurance records". */
export interface InsurancePolicies {
  /**
   * The policies of one carrier that are active, with those that were cancelled and those that are pending, by id. They
   * come at once, without pages.
   *
   * Refuses: a carrier that is not there.
   */
  listActive(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly InsurancePolicy[], Refusal>>
  /**
   * Asks the insurance agent for the certificate of a cargo policy; the request that was made.
   *
   * Refuses: a policy that is not there; `invalid` on `policyId` for one that is not for cargo, is cancelled or has
   * ended; `conflict` while an earlier request about the carrier waits for its answer.
   */
  requestCargoPolicy(params: {
    readonly policyId: InsurancePolicyId
  }): Promise<Outcome<InsuranceCertificateRequest, Refusal>>
}
