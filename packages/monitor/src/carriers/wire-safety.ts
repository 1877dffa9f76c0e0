import type { CarrierSafety } from './orders.ts'
import { isUnderOrder } from '../rules/assessment/under-order.ts'
import type { SafetyRecords } from '../rules/assessment/safety-records.ts'
import { INSPECTIONS_MIN } from '../rules/assessment/national-averages.ts'
import { safetyCountsOf } from './wire-safety-counts.ts'
import type { WireCarrier } from './wire-carrier.ts'

const share = (part: number | null, whole: number | null) =>
  part === null || whole === null || whole < INSPECTIONS_MIN ? null : part / whole

/**
 * The summary of a carrier's safety as it goes over the wire on a day. Rates below five inspections are null.
 *
 * Empty: every fact is null. The counts of inspections may have another date than rating and orders.
 */
export const wireSafetyOf = (
  safety: (CarrierSafety & SafetyRecords) | null,
  day: string,
): NonNullable<WireCarrier['safety']> => ({
  rating: safety?.rating ?? null,
  rating_date: safety?.rating_date ?? null,
  out_of_service: safety && isUnderOrder(safety, day),
  inspections_24_months: safety?.inspections_24_months ?? null,
  vehicle_oos_rate: safety && share(safety.vehicle_oos_inspections, safety.vehicle_inspections),
  driver_oos_rate: safety && share(safety.driver_oos_inspections, safety.driver_inspections),
  last_inspection_date: safety?.last_inspection_date ?? null,
  as_of: safety?.as_of ?? null,
  inspections_as_of: safety?.inspections_as_of ?? safety?.as_of ?? null,
  orders_as_of: safety?.orders_as_of ?? null,
  orders_source: safety?.orders_source ?? null,
  source: safety?.source ?? null,
  inspections_source: safety?.inspections_source ?? null,
  last_inspection_as_of: safety?.last_inspection_as_of ?? null,
  counts: safety && safetyCountsOf(safety, day),
})
