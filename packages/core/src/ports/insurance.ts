import type { CertificateRequestId, InsuranceCertificateRequest } from '../insurance/certificate-requests.ts'
import type { InsuranceActivity } from '../insurance/insurance-activity.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

import type { InsurancePolicy, InsurancePolicyId } from '../insurance/insurance-policy.ts'

/** Which requests for certificates are asked for. Source: section 7, "Insurance". */
export interface CertificateRequestsParams {
  readonly carrierId: CarrierId
  /** From 1, which it is when left out. */
  readonly page?: number
}

/** Which activities are asked for. Source: section 7, "Insurance". */
export interface InsuranceActivitiesParams {
  readonly requestId: CertificateRequestId
  /** From 1, which it is when left out. */
  readonly page?: number
}

/**
 * Requests for insurance certificates, which the plan has to open.
 *
 * Source: section 7, "Insurance"; section 3, "Insurance records".
 */
export interface InsuranceCertificateRequests {
  /** The requests about one carrier, cancelled ones too, newest first, 50 a page. Refuses: a carrier that is not there. */
  list(
    params: CertificateRequestsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<InsuranceCertificateRequest>, Refusal>>
  /** What happened to one request, newest first, 50 a page. Refuses: a request that is not there. */
  activities(
    params: InsuranceActivitiesParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<InsuranceActivity>, Refusal>>
}

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
