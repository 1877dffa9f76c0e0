import type { CertificateRequestId, InsuranceCertificateRequest } from '../insurance/certificate-requests.ts'
import type {
  ConfirmCertificate,
  InsuranceCertificate,
  InsuranceCertificateId,
} from '../certificate/insurance-certificate.ts'
import type { InsuranceActivity } from '../insurance/insurance-activity.ts'
import type { InsuranceFiling } from '../insurance/insurance-filing.ts'
import type { InsurancePolicy, InsurancePolicyId } from '../insurance/insurance-policy.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { UploadProgress } from '../shared/files.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** The request for certificate requests. Source: section 7, "Insurance". */
export interface CertificateRequestsParams {
  readonly carrierId: CarrierId
  /** From 1; 1 if omitted. */
  readonly page?: number
}

/** The request for activities. Source: section 7, "Insurance". */
export interface InsuranceActivitiesParams {
  readonly requestId: CertificateRequestId
  /** From 1; 1 if omitted. */
  readonly page?: number
}

/**
 * Requests for insurance certificates; the plan must include them.
 *
 * Source: section 7, "Insurance"; section 3, "Insurance records".
 */
export interface InsuranceCertificateRequests {
  /** The requests about one carrier, including cancelled ones, newest first, 50 a page. Refuses: an unknown carrier. */
  list(
    params: CertificateRequestsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<InsuranceCertificateRequest>, Refusal>>
  /** The activities of one request, newest first, 50 a page. Refuses: an unknown request. */
  activities(
    params: InsuranceActivitiesParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<InsuranceActivity>, Refusal>>
}

/** Policies of carriers. Source: section 7, "Insurance"; section 3, "Insurance records". */
export interface InsurancePolicies {
  /**
   * The active, cancelled and pending policies of one carrier, by id, all at once without pages.
   *
   * Refuses: an unknown carrier.
   */
  listActive(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly InsurancePolicy[], Refusal>>
  /**
   * The federal filings of one carrier that ended or will, the latest end first, 200 at most: a capability beyond
   * section 7. Empty: none is on record.
   *
   * Refuses: `forbidden` with a short profile; an unknown carrier, and a monitor without this call, as `not-found`.
   * Source: section 3, "Insurance records"; the call is ours.
   */
  history(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly InsuranceFiling[], Refusal>>
  /**
   * Requests the certificate of a cargo policy from the insurance agent; returns the new request.
   *
   * Refuses: an unknown policy; `invalid` on `policyId` for one that is not for cargo, is cancelled or has ended;
   * `conflict` while an earlier request about the carrier awaits its response.
   */
  requestCargoPolicy(params: {
    readonly policyId: InsurancePolicyId
  }): Promise<Outcome<InsuranceCertificateRequest, Refusal>>
}

/** A certificate to take back, and why. Source: section 3, "Certificates of insurance". */
export interface WithdrawCertificate {
  readonly id: InsuranceCertificateId
  readonly reason: string
}

/**
 * Certificates of insurance that the company confirmed: a capability beyond section 7. The plan must include certificates.
 *
 * Refuses: a monitor without these calls, as `not-found`. Source: section 3, "Certificates of insurance".
 */
export interface InsuranceCertificates {
  /** Those of one carrier, newest first, with those taken back, 50 a page. Refuses: an unknown carrier. */
  list(
    params: CertificateRequestsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<InsuranceCertificate>, Refusal>>
  /**
   * Confirms one, with its file. It counts from then on.
   *
   * Refuses: an unknown carrier; `invalid` by field, `insuredName` for one of another name.
   */
  confirm(
    params: ConfirmCertificate,
    signal?: CancelSignal,
    onProgress?: UploadProgress,
  ): Promise<Outcome<InsuranceCertificate, Refusal>>
  /** Takes one back, so that it no longer counts. Refuses: an unknown one; `conflict` for one that was. */
  withdraw(params: WithdrawCertificate): Promise<Outcome<InsuranceCertificate, Refusal>>
}
