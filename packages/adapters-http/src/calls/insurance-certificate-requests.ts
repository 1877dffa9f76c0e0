import type {
  CertificateRequestsAsk,
  InsuranceActivitiesAsk,
  InsuranceCertificateRequests,
} from '@fairhaul/core'
import { pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { certificateRequests, insuranceActivities } from '../wire/certificate-request.ts'
import { paged } from '../wire/paging.ts'

/** Source: section 7, "Insurance". */
export const insuranceCertificateRequestCalls = {
  list: call({
    route: 'GET insurance_certificate_requests',
    query: (ask: CertificateRequestsAsk) => ({
      carrier_id: ask.carrierId,
      ...paged(ask),
    }),
    read: pageOf(certificateRequests),
  }),
  activities: call({
    route: 'GET insurance_activities',
    query: (ask: InsuranceActivitiesAsk) => ({
      insurance_certificate_request_id: ask.requestId,
      ...paged(ask),
    }),
    read: pageOf(insuranceActivities),
  }),
}

export const httpInsuranceCertificateRequests = (http: Http): InsuranceCertificateRequests =>
  bindCalls(http, insuranceCertificateRequestCalls)
