import type {
  CertificateRequestId,
  InsuranceCertificateRequest,
} from '../../insurance/certificate-requests.ts'
import type { InsuranceActivity } from '../../insurance/insurance-activity.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

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
