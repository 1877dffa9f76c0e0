import type { CarrierId, CarrierRecordsParams, CarrierSafetyRecords } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierSafety } from '../wire/carrier-safety.ts'
import { crashes } from '../wire/crash.ts'
import { inspections } from '../wire/inspection.ts'
import { paged } from '../wire/paging.ts'
import { violations } from '../wire/violation.ts'

const ofCarrier = (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId })
const paging = (params: CarrierRecordsParams) => paged(params)

/** Source: section 7, "Carriers". */
export const carrierSafetyCalls = {
  inspections: call({
    route: 'GET carriers/:id/inspections',
    path: ofCarrier,
    query: paging,
    read: pageOf(inspections),
  }),
  crashes: call({ route: 'GET carriers/:id/crashes', path: ofCarrier, query: paging, read: pageOf(crashes) }),
  violations: call({
    route: 'GET carriers/:id/violations',
    path: ofCarrier,
    query: paging,
    read: pageOf(violations),
  }),
  safety: call({ route: 'GET carriers/:id/safety', path: ofCarrier, read: one(carrierSafety) }),
}

export const httpCarrierSafety = (http: Http): CarrierSafetyRecords => bindCalls(http, carrierSafetyCalls)
