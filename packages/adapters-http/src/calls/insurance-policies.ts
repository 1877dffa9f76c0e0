import {
  type CarrierId,
  type InsuranceFiling,
  type InsurancePolicies,
  type InsurancePolicy,
  type InsurancePolicyId,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { certificateRequest } from '../wire/certificate-request.ts'
import { coverage, isOfKnownCoverage } from '../wire/coverage.ts'
import { list, listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { storedFile } from '../wire/stored-file.ts'
import { calendarDate, count, id, nullable, optional, text, yesNo } from '../wire/values.ts'

/** One policy of a carrier. Source: section 3, "Insurance records". */
export const insurancePolicy: Reader<InsurancePolicy> = record({
  id: id<'insurance-policy'>,
  carrier_id: id<'carrier'>,
  coverage,
  insurer: nullable(text),
  policy_number: nullable(text),
  amount: ['limitUsd', nullable(count)],
  effective_on: nullable(calendarDate),
  expires_on: nullable(calendarDate),
  cancelled_on: ['cancelsOn', nullable(calendarDate)],
  is_pending: yesNo,
  end_kind: optional(text),
  unconfirmed: optional(text),
  unconfirmed_on: optional(calendarDate),
  scheduled_vins: nullable(list(text)),
  certificate: optional(
    record({ confirmed_on: calendarDate, confirmed_by: nullable(text), file: storedFile }),
  ),
})

/** Policies, without those for lines of cover that this portal does not know. */
export const insurancePolicies = listOfKnown(isOfKnownCoverage, insurancePolicy)

const filing: Reader<InsuranceFiling> = record({
  id: id<'insurance-policy'>,
  coverage,
  form: nullable(text),
  insurer: nullable(text),
  policy_number: nullable(text),
  amount: ['limitUsd', nullable(count)],
  effective_on: nullable(calendarDate),
  ends_on: nullable(calendarDate),
  end_kind: optional(text),
  source: nullable(text),
  as_of: nullable(calendarDate),
})

/** Source: section 7, "Insurance"; `history` is beyond it. */
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
  history: call({
    route: 'GET carriers/:id/insurance_history',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(listOfKnown(isOfKnownCoverage, filing)),
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
