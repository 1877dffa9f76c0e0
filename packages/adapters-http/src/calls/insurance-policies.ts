import type { CarrierId, InsurancePolicies, InsurancePolicyId } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { certificateRequest } from '../wire/certificate-request.ts'
import { insurancePolicies } from '../wire/insurance-policy.ts'

/** Source: section 7, "Insurance". */
export const insurancePolicyCalls = {
  listActive: call({
    route: 'GET api/v1/insurance_policies/active_by_carrier_id',
    query: (params: { readonly carrierId: CarrierId }) => ({
      carrier_id: params.carrierId,
      with_cancelled: true,
      with_active_pending: true,
    }),
    read: one(insurancePolicies),
  }),
  requestCargoPolicy: call({
    route: 'POST insurance_policies/request_cargo_policy',
    query: (params: { readonly policyId: InsurancePolicyId }) => ({ insurance_policy_id: params.policyId }),
    handled: [401, 403, 404, 409, 422],
    fields: { insurance_policy_id: 'policyId' },
    once: true,
    read: one(certificateRequest),
  }),
}

export const httpInsurancePolicies = (http: Http): InsurancePolicies => bindCalls(http, insurancePolicyCalls)
