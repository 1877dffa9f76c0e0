import {
  type CertificateRequestsAsk,
  type InsuranceActivitiesAsk,
  type InsuranceCertificateRequests,
  PAGE_SIZE,
} from '@fairhaul/core'
import { pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { certificateRequests, insuranceActivities } from '../wire/certificate-request.ts'

/** Source: section 7, "Insurance". */
export const insuranceCertificateRequestCalls = {
  list: call({
    route: 'GET insurance_certificate_requests',
    query: (ask: CertificateRequestsAsk) => ({
      carrier_id: ask.carrierId,
      page: ask.page ?? 1,
      per_page: PAGE_SIZE,
    }),
    read: pageOf(certificateRequests),
  }),
  activities: call({
    route: 'GET insurance_activities',
    query: (ask: InsuranceActivitiesAsk) => ({
      insurance_certificate_request_id: ask.requestId,
      page: ask.page ?? 1,
      per_page: PAGE_SIZE,
    }),
    read: pageOf(insuranceActivities),
  }),
}

export const httpInsuranceCertificateRequests = (http: Http): InsuranceCertificateRequests =>
  bindCalls(http, insuranceCertificateRequestCalls)
