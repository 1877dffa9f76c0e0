import {
  BASICS,
  type Basic,
  type CarrierId,
  type CarrierRecordsParams,
  type CarrierSafety,
  type CarrierSafetyRecords,
  type Crash,
  type InspectedUnit,
  type Inspection,
  type OutOfServiceOrders,
  type Violation,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { safety } from '../wire/carrier.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { amount, calendarDate, count, id, names, nullable, oneOf, text, yesNo } from '../wire/values.ts'

/** A carrier's safety record as a whole. A category that this portal does not know is left out. */
const carrierSafety: Reader<CarrierSafety> = record({
  carrier_id: id<'carrier'>,
  summary: safety,
  basics: listOfKnown(
    names('basic', BASICS),
    record({ basic: oneOf(BASICS), measure: nullable(amount), percentile: nullable(count) }),
  ),
  measured_on: nullable(calendarDate),
})

/** All out-of-service orders of a carrier. */
const orders: Reader<OutOfServiceOrders> = record({
  orders: list(
    record({
      ordered_on: calendarDate,
      reason: nullable(text),
      rescinded_on: nullable(calendarDate),
      is_in_force: yesNo,
    }),
  ),
  as_of: nullable(calendarDate),
})

const unit: Reader<InspectedUnit> = record({
  number: count,
  unit_type: nullable(count),
  vin: nullable(text),
  make: nullable(text),
  plate: nullable(text),
  plate_state: nullable(text),
  is_out_of_service: yesNo,
})

const inspection: Reader<Inspection> = record({
  id: id<'inspection'>,
  carrier_id: id<'carrier'>,
  report_number: text,
  inspection_date: ['inspectedOn', calendarDate],
  level: nullable(count),
  country: nullable(text),
  state: nullable(text),
  units: list(unit),
  out_of_service: record({ vehicle: nullable(yesNo), driver: nullable(yesNo), hazmat: nullable(yesNo) }),
  violations_count: count,
})

/** Inspections of a carrier. Source: section 3, "Inspections, crashes and violations". */
const inspections = list(inspection)

const crash: Reader<Crash> = record({
  id: id<'crash'>,
  carrier_id: id<'carrier'>,
  report_number: text,
  crash_date: ['occurredOn', calendarDate],
  state: nullable(text),
  city: nullable(text),
  fatalities: count,
  injuries: count,
  is_tow_away: yesNo,
  is_hazmat_released: yesNo,
  is_not_preventable: nullable(yesNo),
})

/** Crashes of a carrier's vehicles. Source: section 3, "Inspections, crashes and violations". */
const crashes = list(crash)

/** A category that this portal does not know counts in none. */
const knownBasic: Reader<Basic | null> = value => BASICS.find(basic => basic === value) ?? null

const violation: Reader<Violation> = record({
  id: id<'violation'>,
  inspection_id: id<'inspection'>,
  carrier_id: id<'carrier'>,
  found_on: calendarDate,
  code: text,
  description: nullable(text),
  category: nullable(count),
  basic: knownBasic,
  unit: nullable(text),
  is_out_of_service: nullable(yesNo),
  is_dismissed: yesNo,
})

/** Violations found by inspectors. Source: section 3, "Inspections, crashes and violations". */
const violations = list(violation)

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
  /** Beyond section 7. */
  orders: call({ route: 'GET carriers/:id/out_of_service_orders', path: ofCarrier, read: one(orders) }),
  safety: call({ route: 'GET carriers/:id/safety', path: ofCarrier, read: one(carrierSafety) }),
}

export const httpCarrierSafety = (http: Http): CarrierSafetyRecords => bindCalls(http, carrierSafetyCalls)
