import type {
  CertificateRequestsParams,
  InsuranceActivitiesParams,
  InsuranceCertificateRequests,
} from '@fairhaul/core'
import { pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { certificateRequest, insuranceActivities } from '../wire/certificate-request.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

/** Source: section 7, "Insurance". */
export const insuranceCertificateRequestCalls = {
  list: call({
    route: 'GET insurance_certificate_requests',
    query: (params: CertificateRequestsParams) => ({
      carrier_id: params.carrierId,
      ...paged(params),
    }),
    read: pageOf(list(certificateRequest)),
  }),
  activities: call({
    route: 'GET insurance_activities',
    query: (params: InsuranceActivitiesParams) => ({
      insurance_certificate_request_id: params.requestId,
      ...paged(params),
    }),
    read: pageOf(insuranceActivities),
  }),
}

export const httpInsuranceCertificateRequests = (http: Http): InsuranceCertificateRequests =>
  bindCalls(http, insuranceCertificateRequestCalls)
